/** The choices for an item on the chain: those that the author has declared, and those that have been made (`play.choices`). */

import type { SlotName } from '../state/slots.ts';
import type { DeclaredChoice, DeclaredChoices, Ref, Slots } from '../state/state.ts';

/** What the author declared in the line. It is used up in the order in which the sentence asks. */
export interface Declaration {
  choosing: readonly DeclaredChoice[];
  moves: DeclaredChoices['moves'];
  /** Whether these are all the choices: then an optional choice that is not declared is not made. */
  readonly all: boolean;
  /** How many repetitions are still to come, each with its own choices (`keyword.repeat.choices.free`). */
  timesLeft?: number;
  /** For new choices in place of earlier ones: what may be chosen for a slot (`new-choices.different`). */
  readonly anew?: (slot: SlotName, r: Ref) => boolean;
}

export interface ChoicesMade {
  readonly slots: Slots;
  readonly willing: readonly string[];
}

/** Whether the first choice of an item also decides whether its ability is performed at all (`ability.triggered.may`). */
export type FirstChoice = 'may be declined' | 'is made';
