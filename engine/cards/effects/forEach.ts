/** What is done several times: `for each …`, `do this: …`. */

import type { Filter, Selector, Value } from '../../game/state/cards/terms.ts';
import { type InstructionOutcome, outcomeSlot, WHO_DID_SLOT } from '../../game/state/slots.ts';
import { filter } from '../filters/filter.ts';
import { number } from '../numerals.ts';
import { attempt, oneOf, type Parser, say, sees, speakOf } from '../parser.ts';
import { ways } from '../patterns.ts';
import { counted, countedBy } from '../values.ts';
import type { Instructions } from './readers.ts';

/** `when you burn a unit this way, do this: …`: of what the ability itself has done. */
const whenDone = (p: Parser): Instructions | null => {
  if (!say(p, 'when you')) return null;
  const outcome = oneOf(p, OUTCOME_OF);
  if (outcome === null) return null;
  say(p, 'a | an | any');
  const what = filter(p);
  if (what === null || !say(p, 'this way ,') || !sees(p, 'do this')) return null;
  const instructions = doThis(p);
  const of: Filter = { ...what, by: outcomeSlot(outcome), where: { kind: 'anywhere' } };
  return instructions === null
    ? null
    : [{ do: 'if', when: { is: 'exists', filter: of, count: { least: 1 } }, instructions }];
};

const OUTCOME_OF = ways<InstructionOutcome>([
  ['burn', 'burned'],
  ['discard', 'discarded'],
  ['recycle', 'recycled'],
  ['banish', 'banished'],
  ['kill', 'killed'],
]);

/** `do this: …`, `for each friendly unit, do this: …`: a reflexive trigger (`ability.reflexive`), so many times, with all that follows. */
export const doThis = (p: Parser): Instructions | null => {
  const when = attempt(p, () => whenDone(p));
  if (when !== null) return when;
  let times: Value = 1;
  if (say(p, 'for each unit this kills (,)')) {
    times = { kind: 'count', what: { types: ['unit'], by: 'killed this way' } };
  } else if (sees(p, 'for each')) {
    const each = attempt(p, () => (say(p, 'for each') ? counted(p) : null));
    if (each === null || !say(p, ',')) return null;
    times = each;
  }
  const often = doneSoOften(p);
  if (often === null || (often !== 1 && times !== 1)) return null;
  if (often !== 1) times = often;
  const instructions = p.grammar.reflexive(p);
  return instructions === null ? null : [{ do: 'do this', times, instructions }];
};

/** `do this:`, `do this twice:`, `do this 3 times:` (`ability.reflexive.times`). */
const doneSoOften = (p: Parser): number | null => {
  if (!say(p, 'do this')) return null;
  if (say(p, ':')) return 1;
  const times = say(p, 'twice') ? 2 : attempt(p, () => timesOf(p));
  return times !== null && say(p, ':') ? times : null;
};

const timesOf = (p: Parser): number | null => {
  const times = number(p);
  return times !== null && say(p, 'times') ? times : null;
};

/** `for each friendly unit, …`: once for each of them, who is then `it`; for a number, so many times. */
export const forEach = (p: Parser): Instructions | null => {
  if (!say(p, 'for each/every')) return null;
  const what: Selector | Value | null =
    attempt(p, () => {
      const each = filter(p);
      if (each?.types.includes('player') === true && say(p, 'who did/do (so) | that did'))
        return { kind: 'all', filter: each, among: WHO_DID_SLOT } as Selector;
      return each !== null && sees(p, ',') ? ({ kind: 'all', filter: each } as Selector) : null;
    }) ?? countedBy(p);
  if (what === null || !say(p, ',')) return null;
  speakOf(p, { what: { kind: 'it' }, types: ['unit'], many: false });
  const instructions = p.grammar.sentence(p);
  return instructions === null ? null : [{ do: 'for each', what, instructions }];
};
