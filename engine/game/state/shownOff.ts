/** What was shown off as an item was finalised (`keyword.show-off`). */

import type { Ref } from './ref.ts';
import type { GameObject } from './things.ts';

/** Something that was shown in the hand, or picked on the board. */
export interface Shown {
  readonly what: Ref;
  /** As it was then, its characteristics worked out: what it is later does not count (`keyword.show-off.information.when`). */
  readonly memo: GameObject;
}

/** One Show Off keyword, and what was shown off for it: nothing where its player did not want to. */
export interface ShownOff {
  /** Whose keyword it is (`keyword.show-off.each.linked`): null for one that is printed. */
  readonly link: string | null;
  readonly shown: readonly Shown[];
}

export const NOTHING_SHOWN_OFF: readonly ShownOff[] = [];
