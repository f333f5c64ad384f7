import type { Behaviours } from '../behaviours.ts';

/** An edition of the core rules: everything about it that is not a rule of its own. It inherits from the row before. */
export interface EditionRow {
  /** `1.4`: as people call it, as scenarios and citations name it. */
  readonly name: string;
  /** What its document is, for people: "the core rules for Vendetta". */
  readonly document: string;
  /** When that came out: a day, or a month where no day is known. */
  readonly printed: string;
  /** The day that the document itself bears, where that is another one. */
  readonly dated?: string;
  /** From when it applies. */
  readonly inForce: string;
  /** Where the text comes from that its numbers and wordings were taken from, and what it lacks. */
  readonly text: string;
  /**
   * What scenarios under it are run by. `by its own rules`: the newest of these editions is the default. `when asked for`: the
   * same, but not yet the default. `as the one before`: it is looked up and cited, and the name of what is run says the rest: `1.5 as 1.4`.
   */
  readonly played: 'by its own rules' | 'when asked for' | 'as the one before';
  /** What it does otherwise than the edition before, by its text. */
  readonly behaviours: Partial<Behaviours>;
}
