/** What happens: `I attack`, `you play a spell`, `a friendly unit dies here`, and as it would happen. */
import type { EventPattern } from '../../game/state/cards/terms.ts';
import { attempt, firstOf, ordinal, type Parser, say } from '../parser.ts';
import { byItem } from './byItem.ts';
import { byObject } from './byObject.ts';
import { byPlayer } from './byPlayer.ts';
import type { Form, Happening } from './happening.ts';
import { moment, showdown } from './moments.ts';

/** One or several events with one subject: `I attack or defend`, `you play me or when I hold`. */
export const happening = (p: Parser, form: Form = 'does'): Happening | null => {
  const first = attempt(p, () => clause(p, form));
  if (first === null) return null;
  const events: EventPattern[] = [...first.events];
  let { when } = first;
  for (;;) {
    const next =
      attempt(p, () => (say(p, 'or/and when | , or/and when | or/and if | or') ? clause(p, form) : null)) ??
      attempt(p, () => (say(p, 'or/and') ? nthTime(p) : null)) ??
      attempt(p, () => (say(p, 'or/and (at)') ? moment(p) : null));
    if (next === null) break;
    events.push(...next.events);
    when = when ?? next.when;
  }
  const { thisTurn, never } = first;
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
  if (nth === null || !say(p, 'time (each turn/that)')) return null;
  const found = happening(p);
  if (found === null) return null;
  say(p, 'each turn | in a turn | each turn');
  return { ...found, events: found.events.map(event => ({ ...event, nth })) };
};

const clause = (p: Parser, form: Form): Happening | null =>
  firstOf<Happening>(p, [() => byItem(p, form), () => byPlayer(p, form), () => byObject(p, form), showdown]);
