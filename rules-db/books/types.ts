/** Books of rules beside the core rules: the tournament rules. A further one is a row in `books.ts` and its rules as data. */

/** What is known of a book without reading it. */
export interface BookInfo {
  /** In lower case, words joined by hyphens: `tournament-rules`. */
  readonly id: string;
  /** What its rules are cited by: `TR`. */
  readonly prefix: string;
  /** As people call it: "Tournament rules". */
  readonly title: string;
  /** What one of its rules is called: "tournament rule". */
  readonly ofRule: string;
  /** The day of its text: `2026-07-16`. */
  readonly date: string;
  /** The edition of the core rules that it refers to as `CR 110`. */
  readonly core: string;
  /** Where rules of it are infractions: what to know before reading the table of their penalties. */
  readonly penalties?: string;
}

/** From the lightest to the heaviest; `varies` where only what is under the rule says which. */
export const PENALTIES = ['no penalty', 'warning', 'game loss', 'match loss', 'disqualification', 'varies'] as const;
export type Penalty = (typeof PENALTIES)[number];

/** A numbered rule, as the book has it. */
export interface BookRule {
  readonly number: string;
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

/** Where the rules of a book are read from. */
export interface BookSource extends BookInfo {
  readonly read: () => readonly BookRule[];
}

/** A book whose rules are read when one of them is first asked for. */
export interface Book extends BookInfo {
  /** In the order of the document. */
  rules(): readonly BookRule[];
  /** Numbers in lower case, as `601.2`. */
  rule(number: string): BookRule | undefined;
  /** The nearest number above that the book has: the chapter, 600, above a section, 601. */
  above(number: string): string | undefined;
  /** The numbers one level below; without a number, the chapters. */
  below(number?: string): readonly string[];
}
