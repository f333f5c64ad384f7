/** Points and XP that are gained, lost or spent. */
import type { Value } from '../../game/state/cards/terms.ts';
import { attempt, fail, oneOf, say, sees } from '../parser.ts';
import { ways } from '../patterns.ts';
import { timesEach, value } from '../values.ts';
import type { VerbReader } from './readers.ts';

const DOES = {
  gain: { xp: 'gain xp', points: 'gain points' },
  lose: { xp: 'lose xp', points: 'lose points' },
  spend: { xp: 'spend xp', points: null },
} as const;

const VERBS = ways<keyof typeof DOES>([
  ['gain/gains | score/scores', 'gain'],
  ['lose/loses', 'lose'],
  ['spend/spends', 'spend'],
]);

/** `gain 2 points`, `score 1 point`, `gain 2 xp`, `lose 1 point`, `lose 1 xp`, `spend 2 xp`. */
export const points: VerbReader = (p, who) => {
  const verb = oneOf(p, VERBS);
  if (verb === null) return fail(p, 'gain');
  const equal = attempt(p, () => {
    const xp = say(p, 'xp equal to');
    if (!xp && !say(p, 'points equal to')) return null;
    const amount = value(p);
    return amount === null ? null : ({ xp, amount } as const);
  });
  if (equal !== null) {
    const does = DOES[verb][equal.xp ? 'xp' : 'points'];
    return does === null ? null : [{ do: does, who, amount: equal.amount }];
  }
  const amount = say(p, 'a/an') ? 1 : value(p);
  if (amount === null) return fail(p, 'a number');
  if (say(p, 'xp')) {
    return [{ do: DOES[verb].xp, who, amount: timesEach(p, amount) }];
  }
  const same = verb === 'gain' && isMuch(amount) && sees(p, 'instead') ? p.replacedEvent : null;
  if (same === 'gain xp' || same === 'gain points') return [{ do: same, who, amount }];
  say(p, 'additional');
  if (verb === 'spend' || !say(p, 'point/points')) return fail(p, verb === 'spend' ? 'xp' : 'point');
  return [{ do: verb === 'gain' ? 'gain points' : 'lose points', who, amount: timesEach(p, amount) }];
};

/** `that much`, `twice that much`: as much of what would be gained. */
const isMuch = (amount: Value): boolean =>
  typeof amount === 'object' && (amount.kind === 'that much' || (amount.kind === 'times' && isMuch(amount.value)));
