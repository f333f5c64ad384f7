/** What an event's reading gives, and how readings are joined. */
import type { Condition, EventPattern, Filter, Selector } from '../../game/state/cards/terms.ts';

export type Draft = { -readonly [Key in keyof EventPattern]: EventPattern[Key] };
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
export type Form = 'does' | 'would' | 'did';

export const both = (conditions: readonly Condition[]): Condition => {
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined ? only : { is: 'all', of: conditions };
};

export const not = (of: Condition): Condition => ({ is: 'not', of });
