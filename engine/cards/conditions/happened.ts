/** What happened this turn: `I have moved twice`, `you have played another card`. */
import type { Condition, EventPattern, Filter, ValueRange } from '../../game/state/cards/terms.ts';
import { happening } from '../events/events.ts';
import { allOf, not } from '../events/happening.ts';
import { isPresent } from '../events/tense.ts';
import { filter } from '../filters/filter.ts';
import { attempt, fail, list, oneOf, type Parser, say, sees } from '../parser.ts';
import { ways } from '../patterns.ts';
import { who } from '../players.ts';
import { range } from '../ranges.ts';

/** `I have moved twice this turn`, `you have played another card this turn`, `no unit died this turn`. */
export const done = (p: Parser): Condition | null => {
  const from = p.pos;
  const found = attempt(p, () => happening(p, 'did'));
  if (found === null) return several(p);
  // "If it attacks this turn" is not about what has happened.
  if (found.never !== true && isPresent(p, from)) return fail(p, 'attacked');
  const negative = found.never === true;
  const [event] = found.events;
  if (event === undefined) return null;
  const times = often(p);
  // A player who moves several at once has moved once, and what is noted of it is an event of each.
  if (times !== null && found.events.some(({ together, nth }) => together === true || nth !== undefined)) return null;
  // What is noted of opponents is not counted for each of them.
  if (found.events.some(({ nth, per }) => nth !== undefined && per !== undefined)) return fail(p, 'a card');
  if (found.thisTurn !== true && !say(p, 'this turn') && (times === null || event.on === 'empower'))
    return fail(p, 'this turn');
  const when = found.when;
  // "If it died during your Beginning Phase": what is asked for later on is when it happened.
  const beginningOf = when?.is === 'phase' && when.phase === 'beginning' ? when.of : undefined;
  const all = found.events.map(({ nth, ...event }): Condition => {
    // The second of them has happened once two have.
    const of: Condition = { is: 'happened', event, times: times ?? { least: nth ?? 1 } };
    return beginningOf === undefined ? of : { ...of, beginningOf };
  });
  const happened: Condition = all.length === 1 && all[0] !== undefined ? all[0] : { is: 'any', of: all };
  const whole = when === undefined || beginningOf !== undefined ? happened : allOf([happened, when]);
  return negative ? not(whole) : whole;
};

/** `two or more units died here this turn`: each of them is an event of its own. */
const several = (p: Parser): Condition | null => {
  const exactly = sees(p, 'exactly');
  const into = range(p, '');
  if (into === null) return null;
  const found = happening(p, 'did');
  const [event] = found?.events ?? [];
  if (event?.what === undefined || found?.events.length !== 1 || found.never === true) return null;
  if (event.nth !== undefined) return null;
  if (found.thisTurn !== true && !say(p, 'this turn')) return fail(p, 'this turn');
  const bare = into.least !== undefined && into.most !== undefined && !exactly;
  const times: ValueRange = bare && into.least !== undefined ? { least: into.least } : into;
  const happened: Condition = { is: 'happened', event, times };
  return found.when === undefined ? happened : allOf([happened, found.when]);
};

const DONE_WITH_CARDS = ways<'play' | 'discard'>([
  ['played', 'play'],
  ['discarded', 'discard'],
]);

/** `you've played two or more cards this turn`, `you played no units this turn`: each of them is an event of its own. */
export const readSeveralOfTheirs = (p: Parser): Condition | null => {
  const by = who(p);
  if (by === null) return null;
  say(p, 'have | has');
  const on = oneOf(p, DONE_WITH_CARDS);
  if (on === null) return null;
  const none = say(p, 'no');
  const exactly = sees(p, 'exactly');
  const into = none ? null : range(p, '');
  if (!none && into === null) return null;
  const what = filter(p);
  if (what === null || what.where !== undefined || !say(p, 'this turn')) return null;
  const event: EventPattern = { on, who: by, what };
  if (into === null) return not({ is: 'happened', event, times: { least: 1 } });
  const bare = into.least !== undefined && into.most !== undefined && !exactly;
  return { is: 'happened', event, times: bare && into.least !== undefined ? { least: into.least } : into };
};

/** `you've played a unit, a gear, and a spell this turn`: at least one of each. */
export const readOneOfEach = (p: Parser): Condition | null => {
  const by = who(p);
  if (by === null) return null;
  say(p, 'have | has');
  const on = oneOf(p, DONE_WITH_CARDS);
  if (on === null) return null;
  // Each with its own article: "a unit or spell" is one of them.
  const all = list(p, () => (say(p, 'a/an') ? plainFilter(p) : null), ', and | , | and');
  if (all === null || all.length < 2 || !say(p, 'this turn')) return null;
  return allOf(all.map((what): Condition => ({ is: 'happened', event: { on, who: by, what }, times: { least: 1 } })));
};

const plainFilter = (p: Parser): Filter | null => {
  const what = filter(p);
  return what?.where === undefined ? what : null;
};

const often = (p: Parser): (ValueRange & { thisTurn?: true }) | null => {
  if (say(p, 'once')) return { least: 1 };
  if (say(p, 'twice | two times')) return { least: 2 };
  return attempt(p, () => {
    const into = range(p, '');
    if (into === null || !say(p, 'times')) return null;
    return into.least !== undefined && into.least === into.most ? { least: into.least } : into;
  });
};
