/** A step of the game: what happened, by whom, to what, by which rule, and the state that it led to. */
import type { Concept } from './concepts.ts';
import type { State } from './state.ts';

export interface Step {
  /** The rule that orders or allows it. */
  readonly rule: Concept;
  /** One sentence, in the present tense, without its rule: "Ben's Wall and Soldier are killed." */
  readonly text: string;
  readonly after: State;
  /** The script's line (in the block) that led to it; -1 before the script. */
  readonly line: number;
  /** What a reader should know of the rule here, such as an edition that contradicts itself. */
  readonly note?: string;
}
