/** Passive sentences about triggers: those that trigger an additional time, and those that do not trigger. */
import type { Who } from '../../game/state/cards/terms.ts';
import { fail, oneOf, type Parser, say } from '../parser.ts';
import { ways } from '../patterns.ts';
import type { Effects } from './effects.ts';

const KINDS = ['conquer', 'hold', 'attack', 'defend', 'play', 'deathknell'] as const;

/** `your conquer effects trigger an additional time`. */
export const extraTriggers = (p: Parser): Effects => {
  const before = whoseEffects(p);
  const kind = KINDS.find(each => say(p, each));
  if (kind === undefined || !say(p, 'effects/effect/abilities')) return null;
  const whose = before ?? (say(p, 'of units you control | of your units') ? 'you' : null) ?? ofFriendly(p);
  if (whose === null) return null;
  const here = say(p, 'for conquering/holding here | here');
  if (!say(p, 'trigger/triggers')) return null;
  const times = say(p, 'an additional time | one additional time') ? 1 : null;
  if (times === null) return fail(p, 'an additional time');
  return [{ gives: 'extra triggers', of: kind, whose, here, times }];
};

/** `my hold effects are also conquer effects, and conversely`. */
export const alikeEffects = (p: Parser): Effects => {
  if (!say(p, 'my')) return null;
  const kind = (['hold', 'conquer'] as const).find(each => say(p, `${each} effects are also`));
  if (kind === undefined) return fail(p, 'hold effects are also');
  const goes = say(p, kind === 'hold' ? 'conquer effects' : 'hold effects');
  return goes && say(p, '(,) and vice versa | (,) and conversely')
    ? [{ gives: 'alike effects', to: { kind: 'me' } }]
    : null;
};

/** `your temporary effects here don't trigger`. */
export const noTriggers = (p: Parser): Effects => {
  const whose = whoseEffects(p);
  if (whose === null) return null;
  const kind = (['temporary', 'deathknell'] as const).find(each => say(p, each));
  if (kind === undefined || !say(p, 'effects/effect/abilities')) return null;
  const here = say(p, 'here');
  return say(p, 'do/does not trigger') ? [{ gives: 'no triggers', of: kind, whose, here }] : null;
};

const WHOSE_EFFECTS = ways<Who>([
  ['your', 'you'],
  ['friendly', 'you or an ally'],
]);

/** `your effects` are your own; `friendly effects` are a teammate's as well (`term.friendly`). `My`, of one thing alone, is not told apart. */
const whoseEffects = (p: Parser): Who | null => oneOf(p, WHOSE_EFFECTS);

const ofFriendly = (p: Parser): Who | null => (say(p, 'of friendly units') ? 'you or an ally' : null);
