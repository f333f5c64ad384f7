/** What an object does, or what is done to it: `I attack`, `a friendly unit dies`. */
import type { Condition } from '../../game/state/cards/terms.ts';
import { number } from '../numerals.ts';
import { attempt, fail, type Parser, repeat, say, sees } from '../parser.ts';
import { range } from '../ranges.ts';
import { spot } from '../where.ts';
import { causer } from './causing.ts';
import { allOf, type EventDraft, type EventForm, type Happening } from './happening.ts';
import { readEachObject, readEventObject } from './object.ts';
import { speakOfGoal, trailing } from './trailing.ts';
import { OBJECT_VERBS } from './verbs.ts';

/** `is played, discarded, or killed`: what may follow a mere comma. */
const DONE_NEXT = ', played/discarded/killed/recycled/banished/recalled/attached';

/** `form` decides about the tense: `I attack`, `I would die`, `I have moved`. */
export const byObject = (p: Parser, form: EventForm): Happening | null => {
  const risen = attempt(p, () => (form === 'does' ? reaching(p) : null));
  if (risen !== null) return risen;
  const inbound = form === 'would' ? attempt(p, () => damageTo(p)) : null;
  if (inbound !== null) return inbound;
  const from = p.pos;
  const none = form === 'did' && say(p, 'no');
  const happensTo = readEventObject(p);
  if (happensTo === null) return null;
  const { what, ...counts } = happensTo;
  const { nth } = counts;
  // What is replaced does not happen, and cannot be counted; nor can what nothing is done to.
  if (nth !== undefined && (form === 'would' || none)) return fail(p, 'a unit');
  if (form === 'would' && !say(p, 'would')) return fail(p, 'would');
  const never = none || (form === 'did' && say(p, "did/have/has/'s/was/were not"));
  if (form === 'did') say(p, "has | have | 's");
  const found: EventDraft[] = [];
  const whens: Condition[] = [];
  for (;;) {
    const next = attempt(p, () =>
      found.length === 0 || say(p, ', or | or') || (sees(p, DONE_NEXT) && say(p, ',')) ? undergoing(p) : null,
    );
    if (next === null) break;
    // A unit that scores conquers or holds: the score itself is an event of the player.
    const ways = next.on === 'score' ? (['conquer', 'hold'] as const) : [next.on];
    for (const on of ways) found.push({ ...next, on, what, ...counts });
  }
  // Each of several events would be counted for itself.
  if (found.length === 0 || (nth !== undefined && found.length > 1)) return null;
  const last = found.at(-1);
  for (const each of found) if (each.at === undefined && last?.at !== undefined) each.at = last.at;
  repeat(p, () => trailing(p, { found, whens }));
  // "Leaves here" may also mean a move: the event records only leaving the board.
  if (found.some(({ on, at }) => (on === 'leave' || on === 'enter') && at !== undefined)) return fail(p, 'the board');
  speakOfGoal(p, found);
  const thisTurn = form !== 'did' && say(p, 'this turn');
  // Events are counted within a turn, so the sentence has to say that they are.
  const saysTurn = p.tokens.slice(from, p.pos).some(({ word }) => word === 'turn');
  if (nth !== undefined && form === 'does' && !saysTurn) return fail(p, 'each turn');
  p.eventSaysWhere = p.eventSaysWhere || found.some(({ on }) => on !== 'draw');
  return {
    events: found,
    ...(whens.length === 0 ? {} : { when: allOf(whens) }),
    ...(thisTurn ? { thisTurn: true as const } : {}),
    ...(never ? { never: true as const } : {}),
  };
};

/** `my might becomes 10 or more`: the event names that number, however far above it the Might then is. */
const reaching = (p: Parser): Happening | null => {
  const mine = say(p, 'my might');
  const what: EventDraft['what'] | null = mine ? { kind: 'me' } : readEachObject(p);
  if (what === null || !(mine || say(p, "'s might")) || !say(p, 'becomes')) return null;
  const least = number(p);
  if (least === null || !say(p, 'or more | +')) return null;
  p.eventSaysWhere = true;
  return { events: [{ on: 'reach might', what, amount: { least, most: least } }] };
};

/** `damage would be dealt to me by an enemy spell`. */
const damageTo = (p: Parser): Happening | null => {
  const found: EventDraft[] = [{ on: 'be dealt' }];
  if (!say(p, '(any) damage would be dealt to') && !(causer(p, found) && say(p, 'would deal damage to'))) return null;
  const what = readEachObject(p);
  if (what === null) return null;
  for (const each of found) each.what = what;
  const whens: Condition[] = [];
  repeat(p, () => trailing(p, { found, whens }));
  const thisTurn = say(p, 'this turn');
  p.eventSaysWhere = true;
  return {
    events: found,
    ...(whens.length === 0 ? {} : { when: allOf(whens) }),
    ...(thisTurn ? { thisTurn: true as const } : {}),
  };
};

/** `be dealt 3 or more damage`. */
const dealtSoMuch = (p: Parser): EventDraft | null => {
  if (!say(p, 'be/am/is/are dealt | take/takes')) return null;
  const amount = range(p, '');
  return amount !== null && say(p, 'damage') ? { on: 'be dealt', amount } : null;
};

const undergoing = (p: Parser): EventDraft | null => {
  const dealt = attempt(p, () => dealtSoMuch(p));
  if (dealt !== null) return dealt;
  const found = OBJECT_VERBS.find(({ words }) => words.some(each => say(p, each)));
  if (found === undefined) return fail(p, 'attack');
  const draft: EventDraft = { on: found.on };
  if (found.takes === 'maybe' && sees(p, 'a | an | another')) {
    const at = attempt(p, () => spot(p));
    if (at !== null) draft.at = at.where;
  }
  return draft;
};
