/** What an event's reading gives, and how readings are joined. */
import type { Condition, EventPattern, Filter, Selector, Who } from '../../game/state/cards/terms.ts';

export type EventDraft = { -readonly [Key in keyof EventPattern]: EventPattern[Key] };
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

/** After a first or second time: a turn is what it is counted in. */
export const WITHIN_TURN = 'each/every/this/that turn | in/during a/each/the/one (same/single) turn | per turn';

/** Of others, each player has a second time of their own. */
export const countedApart = ({ who }: Pick<EventPattern, 'who'>): Pick<EventPattern, 'per'> =>
  who !== undefined && OTHERS.has(who) ? { per: 'player' } : {};

const OTHERS: ReadonlySet<Who> = new Set<Who>(['an opponent', 'opponents', 'a player', 'each player']);

export const both = (conditions: readonly Condition[]): Condition => {
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined ? only : { is: 'all', of: conditions };
};

export const not = (of: Condition): Condition => ({ is: 'not', of });
