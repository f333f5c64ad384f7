/**
 * Books of rules beside the core rules: the tournament rules. A further one is a row in `books.ts` and its rules as data; a
 * further edition of one is a line in its row and the file of what it changes.
 */

/** What a book goes by, whatever the edition. */
export interface BookName {
  /** In lower case, words joined by hyphens: `tournament-rules`. */
  readonly id: string;
  /** What its rules are cited by: `TR`. */
  readonly prefix: string;
  /** As people call it: "Tournament rules". */
  readonly title: string;
  /** What one of its rules is called: "tournament rule". */
  readonly ofRule: string;
}

/** What is known of an edition of a book without reading it. */
export interface BookEditionInfo {
  /** The day of its text, which names the edition: `2026-07-16`. */
  readonly date: string;
  /** The edition of the core rules that it refers to as `CR 110`. */
  readonly core: string;
  /** Where its text comes from that our words and numbers were taken from. */
  readonly text?: string;
  /** Where rules of it are infractions: what to know before reading the table of their penalties. */
  readonly penalties?: string;
}

/** A book without its rules; its editions the oldest first. */
export interface BookInfo extends BookName {
  readonly editions: readonly BookEditionInfo[];
}

/** From the lightest to the heaviest; `varies` where only what is under the rule says which. */
export const PENALTIES = ['no penalty', 'warning', 'game loss', 'match loss', 'disqualification', 'varies'] as const;
export type Penalty = (typeof PENALTIES)[number];

/** A numbered rule, as the book has it. */
export interface BookRule {
  readonly number: string;
  /** What it is called by in every edition (`inherit.ts`); missing in the first edition, where that is its number. */
  readonly concept?: string;
  /** Short, in sentence case; for rules that head others or that people name. */
  readonly title?: string;
  /** What it says, in our own words. */
  readonly text: string;
  /** Of an infraction, or of a case of one. Several where the level of the event decides. */
  readonly penalty?: readonly Penalty[];
  /** What it refers to: numbers of this book, and of the core rules as `CR 110`. */
  readonly see?: readonly string[];
  /** Where the document itself errs: a number that it gives wrongly, say. */
  readonly note?: string;
}

/** An edition, and where its rules are read from. */
export interface BookEditionSource extends BookEditionInfo {
  readonly read: () => readonly BookRule[];
}

/** Where the rules of a book are read from. */
export interface BookSource extends BookName {
  readonly editions: readonly BookEditionSource[];
}

/** An edition of a book, whose rules are read when one of them is first asked for. */
export interface Book extends BookName, BookEditionInfo {
  /** All editions of the book, this one among them; the oldest first. */
  readonly editions: readonly Book[];
  /** In the order of the document. */
  rules(): readonly BookRule[];
  /** Numbers in lower case, as `601.2`. */
  rule(number: string): BookRule | undefined;
  /** By what it is called by in every edition: `509.5`, `505.13 (2026-10-09)`. */
  ruleCalled(concept: string): BookRule | undefined;
  /** The nearest number above that the book has: the chapter, 600, above a section, 601. */
  above(number: string): string | undefined;
  /** The numbers one level below; without a number, the chapters. */
  below(number?: string): readonly string[];
}
