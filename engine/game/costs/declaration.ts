/** What is said of the choices of an item, and what has come of them (`play.choices`). */

import type { DeclaredChoice, DeclaredChoices } from '../state/act.ts';
import type { Slots } from '../state/item.ts';
import type { Ref } from '../state/ref.ts';
import type { SlotName } from '../state/slots.ts';

/** What the author said beforehand, taken up in the order of the sentence. */
export interface Declaration {
  choosing: readonly DeclaredChoice[];
  moves: DeclaredChoices['moves'];
  /** Whether it is all that its player says of it: what need not be chosen, and is not said, is not chosen. */
  readonly all: boolean;
  /** How often it is done again, with choices of its own (`keyword.repeat.choices.free`). */
  timesLeft?: number;
  /** Of choices that are made anew, what may be chosen for a slot (`new-choices.different`). */
  readonly anew?: (slot: SlotName, r: Ref) => boolean;
}

export interface ChoicesMade {
  readonly slots: Slots;
  readonly willing: readonly string[];
}

/** Whether the first choice of an item also decides whether its ability is performed at all (`ability.triggered.may`). */
export type FirstChoice = 'may be declined' | 'is made';
