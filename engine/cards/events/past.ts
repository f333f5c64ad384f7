/**
 * What something did, or what was done to it, this turn: `that moved this turn`, `dealt damage by your spells this
 * turn`, `you've stunned this turn`.
 */
import type { EventName, EventPattern } from '../../game/state/cards/ability.ts';
import { attempt, fail, oneOf, type Parser, say, sees } from '../parser.ts';
import { ways } from '../patterns.ts';
import { who } from '../players.ts';
import { type PlacePhrase, place, spot } from '../where.ts';

/** What it did, after `that` or `that has`. */
const DONE = ways<EventName>([
  ['moved', 'move'],
  ['attacked', 'attack'],
  ['defended', 'defend'],
  ['conquered', 'conquer'],
  ['held', 'hold'],
  ['won a combat', 'win combat'],
  ['took/taken damage', 'be dealt'],
]);

/** The same after `that did not`. */
const NOT_DONE = ways<EventName>([
  ['move', 'move'],
  ['attack', 'attack'],
  ['defend', 'defend'],
  ['conquer', 'conquer'],
  ['hold', 'hold'],
  ['win a combat', 'win combat'],
  ['take damage', 'be dealt'],
]);

/** Participles that follow both `was`, of an object, and `have`, of a player who did it. */
const DEEDS: readonly (readonly [string, EventName])[] = [
  ['moved', 'move'],
  ['stunned', 'stun'],
  ['readied', 'ready'],
  ['exhausted', 'exhaust'],
  ['buffed', 'buff'],
  ['healed', 'heal'],
  ['recalled', 'recall'],
];

/** What was done to it, after `that was` or `that has been`. */
const UNDERWENT = ways<EventName>([...DEEDS, ['chosen', 'choose'], ['played', 'play'], ['dealt damage', 'be dealt']]);

/** What somebody did to it, after `you have`. */
const DONE_TO_IT = ways<EventName>([['played', 'play'], ...DEEDS, ['chose/chosen', 'choose']]);

export interface PastEvent {
  readonly event: EventPattern;
  /** `that has moved this turn`, or `that hasn't moved this turn`. */
  readonly outcome: 'happened' | 'never happened';
}

/** A clause after a noun; the event's object is what the noun names, since it last came to the board. */
export const pastEvent = (p: Parser): PastEvent | null =>
  attempt(p, () => {
    const found = attempt(p, () => happenedToIt(p)) ?? attempt(p, () => doneBySomebody(p));
    if (found === null) return null;
    const event = placed(p, found.event);
    return say(p, 'this turn') ? { ...found, event } : fail(p, 'this turn');
  });

/** `moved here from another battlefield`, `attacked at this battlefield`. */
const placed = (p: Parser, event: EventPattern): EventPattern => {
  let found = event;
  for (;;) {
    const next = attempt(p, () => {
      const moves = found.on === 'move';
      if (moves && found.from === undefined && say(p, 'from')) return withPlace(found, 'from', spot(p));
      if (moves && found.to === undefined && (say(p, 'to') || sees(p, 'here'))) return withPlace(found, 'to', spot(p));
      return !moves && found.at === undefined && !sees(p, 'from') ? withPlace(found, 'at', place(p)) : null;
    });
    if (next === null) return found;
    found = next;
  }
};

const withPlace = (event: EventPattern, key: 'from' | 'to' | 'at', found: PlacePhrase | null): EventPattern | null =>
  found === null || found.where.kind === 'zone' ? null : { ...event, [key]: found.where };

/** The clause in `units that move here have -1 might this turn`: of units that have done so this turn. */
export const eventClause = (p: Parser): EventPattern | null => {
  if (!say(p, 'that | who | which')) return null;
  const on = oneOf(p, DOES);
  if (on === null) return null;
  const event = placed(p, { on, what: IT });
  return event.to === undefined && event.at === undefined ? fail(p, 'here') : event;
};

const DOES = ways<EventName>([
  ['move/moves', 'move'],
  ['attack/attacks', 'attack'],
  ['defend/defends', 'defend'],
  ['conquer/conquers', 'conquer'],
  ['hold/holds', 'hold'],
]);

/** Of any type, as the noun before it names the type. */
const IT = { types: [] } as const;

/** `dealt damage by …`, `that did not move`, `that has not been stunned`, `that was stunned`, `that attacked`. */
const happenedToIt = (p: Parser): PastEvent | null => {
  if (say(p, 'dealt damage')) return byWhat(p, 'be dealt', 'happened');
  if (!say(p, 'that | who | which')) return null;
  if (say(p, 'did not')) return byWhat(p, oneOf(p, NOT_DONE), 'never happened');
  if (say(p, "has | have | 's")) {
    const outcome = say(p, 'not') ? 'never happened' : 'happened';
    return byWhat(p, say(p, 'been') ? oneOf(p, UNDERWENT) : done(p), outcome);
  }
  if (!say(p, 'was | were')) return byWhat(p, done(p), 'happened');
  const outcome = say(p, 'not') ? 'never happened' : 'happened';
  return byWhat(p, oneOf(p, UNDERWENT), outcome);
};

const done = (p: Parser): EventName | null => oneOf(p, DONE) ?? fail(p, 'moved');

/** `dealt damage by your spells`: with what; of anything else, it is not said. */
const byWhat = (p: Parser, on: EventName | null, outcome: PastEvent['outcome']): PastEvent | null => {
  if (on === null) return null;
  if (on !== 'be dealt' || !say(p, 'by')) return { event: { on, what: IT }, outcome };
  say(p, 'a | an | any');
  const by = p.grammar.filter(p);
  return by === null ? null : { event: { on, what: IT, with: by }, outcome };
};

/** `you have moved`, `an opponent hasn't chosen`. */
const doneBySomebody = (p: Parser): PastEvent | null => {
  say(p, 'that');
  const by = who(p);
  if (by === null) return null;
  const outcome = say(p, "have/has/'s not") ? 'never happened' : 'happened';
  if (outcome === 'happened') say(p, "have | has | 's");
  const on = oneOf(p, DONE_TO_IT);
  return on === null ? fail(p, 'played') : { event: { on, who: by, what: IT }, outcome };
};

/** What takes objects off the board, or is done to cards. It is counted, as the object is a different one afterwards. */
const GONE = ways<EventName>([
  ['discarded', 'discard'],
  ['recycled', 'recycle'],
  ['banished', 'banish'],
  ['killed', 'die'],
  ['drew/drawn', 'draw'],
  ['hid/hidden', 'hide'],
  ['revealed', 'reveal'],
]);

const WENT = ways<EventName>([
  ['died', 'die'],
  ['been killed | was killed | were killed', 'die'],
  ['been discarded | was discarded | were discarded', 'discard'],
  ['been recycled | was recycled | were recycled', 'recycle'],
  ['been banished | was banished | were banished', 'banish'],
]);

/** `that died here this turn`, `your opponents have discarded this turn`: events of this turn, to be counted. */
export const goneThisTurn = (p: Parser): EventPattern | null => {
  const such = attempt(p, () => {
    if (!say(p, 'that | who | which')) return null;
    say(p, "have | has | 's");
    const on = oneOf(p, WENT);
    return on === null ? null : ({ on } as const);
  });
  const found: EventPattern | null =
    such ??
    attempt(p, () => {
      say(p, 'that');
      const by = who(p);
      if (by === null) return null;
      say(p, "have | has | 's");
      const on = oneOf(p, GONE);
      return on === null ? null : { on, who: by };
    });
  if (found === null) return null;
  const at = attempt(p, () => place(p));
  if (at !== null && at.where.kind === 'zone') return null;
  return say(p, 'this turn') ? { ...found, ...(at === null ? {} : { at: at.where }) } : fail(p, 'this turn');
};
