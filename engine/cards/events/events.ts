/** What happens: `I attack`, `you play a spell`, `a friendly unit dies here`, and as it would happen. */
import type { EventPattern } from '../../game/state/cards/terms.ts';
import { sameTerms } from '../../game/state/cards/walk.ts';
import { ordinal } from '../numerals.ts';
import { attempt, firstOf, type Parser, say } from '../parser.ts';
import { byItem } from './byItem.ts';
import { byObject } from './byObject.ts';
import { byPlayer } from './byPlayer.ts';
import { countedByPlayer, type EventForm, type Happening, WITHIN_TURN } from './happening.ts';
import { moment, showdown } from './moments.ts';

/** One or several events with one subject: `I attack or defend`, `you play me or when I hold`. */
export const happening = (p: Parser, form: EventForm = 'does'): Happening | null => {
  const first = attempt(p, () => clause(p, form));
  if (first === null) return null;
  const events: EventPattern[] = [...first.events];
  let { when, thisTurn } = first;
  for (;;) {
    const next =
      attempt(p, () => (say(p, 'or/and when | , or/and when | or/and if | or') ? clause(p, form) : null)) ??
      attempt(p, () => (say(p, 'or/and') ? nthTime(p) : null)) ??
      attempt(p, () => (say(p, 'or/and (at)') ? moment(p) : null));
    if (next === null) break;
    // One condition is in force for all of them, so that of one alone cannot be kept.
    if (!sameTerms(next.when ?? null, when ?? null) || next.never !== first.never || next.once === true) return null;
    events.push(...next.events);
    thisTurn = thisTurn ?? next.thisTurn;
  }
  const { never } = first;
  return {
    events,
    ...(when === undefined ? {} : { when }),
    ...(thisTurn === undefined ? {} : { thisTurn }),
    ...(never === undefined ? {} : { never }),
  };
};

/** `the third time I move each turn`. */
export const nthTime = (p: Parser): Happening | null => {
  if (!say(p, 'the')) return null;
  const nth = ordinal(p);
  if (nth === null || !say(p, 'time')) return null;
  say(p, WITHIN_TURN);
  say(p, 'that');
  const found = happening(p);
  if (found === null || found.events.some(event => event.nth !== undefined)) return null;
  say(p, WITHIN_TURN);
  // Of a permanent, "this turn" is each turn in which it is there.
  const { thisTurn, ...rest } = found;
  const events = found.events.map(event => ({ ...event, nth, ...countedByPlayer(event) }));
  return thisTurn === true && p.spell ? { ...found, events } : { ...rest, events };
};

const clause = (p: Parser, form: EventForm): Happening | null =>
  firstOf<Happening>(p, [() => byItem(p, form), () => byPlayer(p, form), () => byObject(p, form), showdown]);
