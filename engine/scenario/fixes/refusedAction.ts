/** What the fixes of a refused action are made from. Each is a file of this folder, and a line of `refusals.ts`. */
import type { Act } from '../../game/actions.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import type { Action, Name, Span } from '../../language/syntax.ts';

export interface RefusedAction {
  readonly state: State;
  readonly who: PlayerId;
  readonly action: Action;
  readonly act: Act;
  readonly refusals: readonly Refusal[];
  /** The statement as a whole, to turn it into an expectation. */
  readonly statement: Span;
  readonly playerName: Name;
  readonly source: string;
  /** The number by which to cite a refusal. */
  readonly cite: (refusal: Refusal) => string | null;
}

/** So many of one kind of fix that a person can look them through. */
export const MOST = 8;
