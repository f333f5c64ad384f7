/** One player measured by another: `you control more units than an opponent`, `an opponent has more points than you`. */
import type { Condition, Who } from '../../game/state/cards/terms.ts';
import { filter } from '../filters/filter.ts';
import { fail, type Parser, say } from '../parser.ts';
import { who } from '../players.ts';

type Outdoes = Extract<Condition, { is: 'outdoes' }>;

export const outdoing = (p: Parser): Condition | null => {
  const first = who(p);
  if (first === null || !say(p, 'have/has/control/controls')) return null;
  const how = say(p, 'more') ? 'more' : say(p, 'fewer/less') ? 'fewer' : null;
  if (how === null) return null;
  const of = measured(p);
  if (of === null || !say(p, 'than')) return fail(p, 'than');
  const every = say(p, 'each/any/every opponent | all/your opponents');
  const than: Who | null = every ? 'opponents' : who(p);
  if (than === null) return null;
  say(p, 'do/does/have/has/control/controls');
  return { is: 'outdoes', who: first, than, every, how, of };
};

const measured = (p: Parser): Outdoes['of'] | null => {
  if (say(p, 'point/points')) return 'points';
  if (say(p, 'xp')) return 'xp';
  if (say(p, 'cards in hand')) return 'cards in hand';
  return filter(p);
};
