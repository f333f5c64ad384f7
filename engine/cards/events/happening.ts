/** What reading an event returns, and how conditions are combined. */

import type { Condition, EventPattern, Filter, Selector, Who } from '../../game/state/cards/terms.ts';
import type { Draft } from '../../game/state/draft.ts';

export type EventDraft = Draft<EventPattern>;
export interface Happening {
  readonly events: readonly EventPattern[];
  readonly when?: Condition;
  readonly thisTurn?: true;
  /** `your next …`, `this turn`: no ability, but something that waits for it. */
  readonly once?: true;
  /** `you haven't played a unit`, `no unit died`. */
  readonly never?: true;
}

export type What = Selector | Filter;
/** `would`: `a unit would die`. `did`: in conditions, `a unit has died`. */
export type EventForm = 'does' | 'would' | 'did';

/** After `for the first time`, and the like: times are counted within a turn. */
export const WITHIN_TURN = 'each/every/this/that turn | in/during a/each/the/one (same/single) turn | per turn';

/** `when an opponent plays their second card each turn`: events of players other than you are counted for each player. */
export const countedByPlayer = ({ who }: Pick<EventPattern, 'who'>): Pick<EventPattern, 'per'> =>
  who !== undefined && OTHERS.has(who) ? { per: 'player' } : {};

const OTHERS: ReadonlySet<Who> = new Set<Who>(['an opponent', 'opponents', 'a player', 'each player']);

/** One condition that holds where all of these do. */
export const allOf = (conditions: readonly Condition[]): Condition => {
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined ? only : { is: 'all', of: conditions };
};

export const not = (of: Condition): Condition => ({ is: 'not', of });
