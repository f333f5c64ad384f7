/** A step of the game: what happened, by which rule, and the state that it led to. */
import type { Concept } from './concepts.ts';
import type { BattlefieldId, PlayerId, State, UnitId } from './state.ts';

export interface Step {
  /** The rule that orders or allows it. */
  readonly rule: Concept;
  /** One sentence, in the present tense, without its rule: "Wall and Soldier are killed." */
  readonly text: string;
  readonly after: State;
  /** The script's line (in the block) that led to it; -1 before the script. */
  readonly line: number;
  /** What it changed. */
  readonly units: readonly UnitId[];
  readonly players: readonly PlayerId[];
  readonly places: readonly BattlefieldId[];
  /** What a reader should know of the rule here, such as an edition that contradicts itself. */
  readonly note?: string;
}
