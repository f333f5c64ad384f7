/** What a reader makes of a text: plain values, with the line that each comes from and what is uncertain about it. */

export const FORMS = [
  'core rules',
  'rules document',
  'part of the rules',
  'summary',
  'questions',
  'rulings',
  'errata',
  'article',
  'gallery',
] as const;
/** What kind of text it is; `rules document` is any numbered one that is not the core rules. */
export type DocumentForm = (typeof FORMS)[number];

export interface ImportedRule {
  readonly number: string;
  /** As it was published. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

export interface ImportedAnswer {
  /** The question, or what the passage is headed with. */
  readonly question: string;
  readonly answer: string;
  readonly steps?: readonly string[];
  readonly finePoints?: readonly string[];
  /** The headings above it. */
  readonly place?: string;
  readonly line: number;
}

export interface ImportedCard {
  readonly name: string;
  readonly text: string;
  /** For a correction: the text before. */
  readonly was?: string;
  /** Its code in its set: `OGN-001/298`. */
  readonly code?: string;
  readonly line: number;
}

/** What a summary says of a run of rules. */
export interface ImportedNote {
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly line: number;
}

/** Something that a reader was not sure of. */
export interface Doubt {
  readonly line: number;
  /** How the line begins. */
  readonly text: string;
  /** What it was taken for: "rule 461.4, its number broken in two". */
  readonly took: string;
}

export interface ImportedDocument {
  readonly form: DocumentForm;
  readonly title: string;
  /** A day, or a month where no day is given: `2025-10-16`, `2025-12`. */
  readonly date?: string;
  /** The version that it calls itself: `1.5`. */
  readonly version?: string;
  readonly rules: readonly ImportedRule[];
  readonly answers: readonly ImportedAnswer[];
  readonly cards: readonly ImportedCard[];
  readonly notes: readonly ImportedNote[];
  readonly doubts: readonly Doubt[];
  /** Marks of a text that is cut off: sentences to show. A document with any is not imported. */
  readonly cutOff: readonly string[];
}

/** A document, or a sentence saying why the text is not one. */
export type DocumentReading = { readonly document: ImportedDocument } | { readonly why: string };

export const emptyDocument = (form: DocumentForm, title: string): ImportedDocument => ({
  form,
  title,
  rules: [],
  answers: [],
  cards: [],
  notes: [],
  doubts: [],
  cutOff: [],
});

/** `took`: what the reader took the line for. Lines count from 1. */
export const doubt = (line: number, text: string, took: string): Doubt => ({ line, text: beginning(text), took });

/** The first words of a text, cut at a word's end. */
export const beginning = (text: string, length = 60): string => {
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(' ', length);
  return `${text.slice(0, cut > 0 ? cut : length)}…`;
};
