/** What so many cards cost each turn: `once each turn, spells you play cost 2 less`. */

import type { StaticEffect } from '../../game/state/cards/ability.ts';
import type { Plays } from '../../game/state/cards/plainEffects.ts';
import type { Condition } from '../../game/state/cards/terms.ts';
import { filter } from '../filters/filter.ts';
import { attempt, oneOf, type Parser, type Reader, say } from '../parser.ts';
import { TIMES_IN_FRONT } from '../timesInFront.ts';
import { type CostChange, change, costing, played } from './costs.ts';

/** So many of such cards, and no more until the next turn (`ability.times.passive`). */
export const limitedCosts = (p: Parser): readonly StaticEffect[] | null => {
  const often = oneOf(p, TIMES_IN_FRONT);
  return often === null ? null : costsOften(p, often);
};

/** `once each turn, while COND, …`: the condition, and then what is limited; null where no condition follows. */
export const limitedWhile = (p: Parser, condition: Reader<Condition>): LimitedReading | null => {
  const often = oneOf(p, TIMES_IN_FRONT);
  const when = often === null ? null : condition(p);
  const effects = often === null || when === null ? null : costsOften(p, often);
  return effects === null || when === null ? null : { effects, when };
};

interface LimitedReading {
  readonly effects: readonly StaticEffect[];
  readonly when: Condition;
}

type Often = (typeof TIMES_IN_FRONT)['pairs'][number][1];

const costsOften = (p: Parser, often: Often): readonly StaticEffect[] | null => {
  const found = attempt(p, () => mayPayLess(p)) ?? costingSuch(p);
  if (found === null) return null;
  const plays: Plays | undefined = often.when === undefined ? found.plays : { ...found.plays, turn: 'you' };
  return [{ ...found, ...(plays === undefined ? {} : { plays }), times: often.limit }];
};

const costingSuch = (p: Parser): CostChange | null => {
  const subject = played(p);
  return subject === null || subject.plays?.nth !== undefined ? null : costing(p, subject);
};

/** `you may pay 1 and 1 any less to play a gear`: each time as its controller likes (`ability.times.passive.may`). */
const mayPayLess = (p: Parser): CostChange | null => {
  if (!say(p, 'you may pay')) return null;
  const found = change(p, { of: { types: ['card'] }, whose: 'you' });
  const of = found !== null && say(p, 'a/an/any') ? filter(p) : null;
  if (found === null || of === null || of.side !== undefined || of.where !== undefined) return null;
  return { ...found, of, optional: true };
};
