/** What is so of so many cards each turn: `once each turn, spells you play cost 2 less`, `once each turn, a unit you play enters ready`. */

import type { Condition, Plays, StaticEffect } from '../../game/state/cards/ability.ts';
import { filter } from '../filters/filter.ts';
import { attempt, oneOf, type Parser, type Reader, say } from '../parser.ts';
import { TIMES_IN_FRONT } from '../timesInFront.ts';
import { type CostChange, change, costing, played } from './costs.ts';
import { entry } from './entering.ts';
import { type Roaming, roaming } from './subjects.ts';

/** So many of such cards, and no more until the next turn (`ability.times.passive`). */
export const limited = (p: Parser): readonly StaticEffect[] | null => {
  const often = oneOf(p, TIMES_IN_FRONT);
  return often === null ? null : soOften(p, often);
};

/** `once each turn, while COND, …`: the condition, and then what is limited; null where no condition follows. */
export const limitedWhile = (p: Parser, condition: Reader<Condition>): LimitedReading | null => {
  const often = oneOf(p, TIMES_IN_FRONT);
  const when = often === null ? null : condition(p);
  const effects = often === null || when === null ? null : soOften(p, often);
  return effects === null || when === null ? null : { effects, when };
};

interface LimitedReading {
  readonly effects: readonly StaticEffect[];
  readonly when: Condition;
}

type Often = (typeof TIMES_IN_FRONT)['pairs'][number][1];

const soOften = (p: Parser, often: Often): readonly StaticEffect[] | null => {
  const entered = attempt(p, () => enteringSuch(p));
  if (entered !== null) return entered.map(each => ({ ...each, ...inTurns(often, each), times: often.limit }));
  const moved = often.when === undefined ? attempt(p, () => movingSuch(p)) : null;
  if (moved !== null) return moved.map(each => ({ ...each, times: often.limit }));
  const found = attempt(p, () => mayPayLess(p)) ?? costingSuch(p);
  return found === null ? null : [{ ...found, ...inTurns(often, found), times: often.limit }];
};

const inTurns = ({ when }: Often, { plays }: { readonly plays?: Plays }): { readonly plays?: Plays } => {
  if (when !== undefined) return { plays: { ...plays, turn: 'you' } };
  return plays === undefined ? {} : { plays };
};

/** `a unit you play enters ready`; `you may have …`: each time as its controller likes (`ability.times.passive.may`). */
const enteringSuch = (p: Parser): readonly Enters[] | null => {
  const optional = say(p, 'you may have');
  say(p, 'a/an/any');
  const of = played(p);
  if (of === null || typeof of.of === 'string' || of.plays?.nth !== undefined) return null;
  if (!say(p, optional ? 'enter' : 'enter/enters')) return null;
  const { of: what, whose, plays } = of;
  const found = entry(p, { what, whose, ...(plays === undefined ? {} : { plays }) });
  const effects = found?.filter(isEntering) ?? [];
  return effects.length === 0 ? null : effects.map(each => (optional ? { ...each, optional } : each));
};

/** `a friendly unit may move from here to anywhere`. */
const movingSuch = (p: Parser): readonly Roaming[] | null => {
  say(p, 'a/an/any');
  const what = filter(p);
  return what === null ? null : roaming(p, { kind: 'all', filter: what });
};

type Enters = Extract<StaticEffect, { gives: 'enters' | 'enters with' }>;
const isEntering = (effect: StaticEffect): effect is Enters =>
  effect.gives === 'enters' || effect.gives === 'enters with';

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
