import type { Past } from '../../state/events.ts';

/**
 * What happened between two positions, as a text that tells no order: once, twice, or more often. Abilities ask for no more, and
 * there would be no end to what has happened on a loop.
 */
export const happenedSince = (first: Past | null, last: Past | null): string => {
  const times = new Map<string, number>();
  for (let p = last; p !== null && p !== first; p = p.before) {
    const { on, player, what, ability = '', amount = 0 } = p.event as OfAny;
    const event = JSON.stringify([
      on,
      player,
      what?.kind,
      what !== null && 'id' in what ? what.id : null,
      ability,
      amount,
    ]);
    times.set(event, Math.min(MOST_TIMES, 1 + (times.get(event) ?? 0)));
  }
  return JSON.stringify([...times].sort());
};
const MOST_TIMES = 3;

/** A tally has an ability, and an event an amount. */
type OfAny = Pick<Past['event'], 'on' | 'player' | 'what'> & { readonly ability?: string; readonly amount?: number };
