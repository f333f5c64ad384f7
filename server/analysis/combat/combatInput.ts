/** A combat as typed: its units and its edition, or what is wrong with it. */

/** What is wrong with a combat as typed, and where: offsets in the text. */
export interface InputProblem {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

export interface InputUnit {
  /** Its line in the language. */
  readonly line: string;
  /** As typed, without quotes; none where it is called by its place. */
  readonly name?: string;
  /** Whether it is called as somebody typed, and not by its place (`Defender1`). */
  readonly isNamed: boolean;
  /** Where the attributes stand: in the line, and in the text. */
  readonly attributes: { readonly line: number; readonly text: number; readonly length: number };
  readonly start: number;
  readonly end: number;
}

export interface CombatInput {
  readonly attackers: readonly InputUnit[];
  readonly defenders: readonly InputUnit[];
  /** "1.2", as written after `in`. */
  readonly edition?: { readonly text: string; readonly start: number; readonly end: number };
}
