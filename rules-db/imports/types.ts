/** What the book has of its user's own imports: the publisher's words, beside ours. */
import type { DocumentForm, ImportedAnswer, ImportedRule } from '../importing/document.ts';
import type { ImportReport } from '../importing/importReport.ts';

/** The publisher's words, and the title of the document that they are from. */
export interface Official {
  readonly text: string;
  readonly from: string;
}

export interface OfficialCard extends Official {
  /** For a correction: the text before. */
  readonly was?: string;
}

export interface OfficialAnswer extends ImportedAnswer {
  readonly from: string;
}

/** What a summary says of a run of rules. */
export interface OfficialNote extends Official {
  readonly title: string;
}

/** A numbered document of its own: tournament rules. */
export interface OtherBook {
  /** What it is cited by: `TR`. */
  readonly abbreviation: string;
  readonly title: string;
  readonly date?: string;
  /** In the order of the document. */
  readonly rules: readonly ImportedRule[];
}

/** Something of an imported page that is no entry of ours: an answer, a card. */
export interface ImportedPassage {
  /** `moth-faq 3`: the document's name, and the place in it, from 1. */
  readonly id: string;
  readonly kind: 'answer' | 'card';
  readonly title: string;
  readonly text: string;
  readonly steps?: readonly string[];
  readonly finePoints?: readonly string[];
  readonly was?: string;
  readonly from: string;
}

/** What an entry of ours is called by. */
export interface EntryName {
  readonly kind: string;
  readonly id: string;
}

/** What is known of an imported document without reading it. */
export interface ImportedMark {
  readonly name: string;
  readonly title: string;
  readonly form: DocumentForm;
  readonly edition?: string;
  readonly date?: string;
  readonly abbreviation?: string;
}

/** All of it is read when it is first asked for. */
export interface Imported {
  /** Whether anything was imported. */
  readonly isEmpty: boolean;
  /** What was imported, by name; known without reading it. */
  readonly documents: readonly ImportedMark[];
  /** Editions that the book has from an import alone: they can be looked up and cited, not played. */
  readonly editions: readonly string[];
  official(number: string, edition: string): Official | undefined;
  /** Whether an edition known from an import says a rule in other words than the one before it. */
  hasChanged(number: string, edition: string): boolean;
  notesOn(number: string, edition: string): readonly OfficialNote[];
  answersTo(entry: EntryName): readonly OfficialAnswer[];
  /** Corrections, the newest first, then the gallery's text. */
  cardTexts(name: string): readonly OfficialCard[];
  books(): readonly OtherBook[];
  passages(): readonly ImportedPassage[];
  /** What an imported document came to, by its name. */
  report(name: string): ImportReport | undefined;
}

export const NOTHING_IMPORTED: Imported = {
  isEmpty: true,
  documents: [],
  editions: [],
  official: () => undefined,
  hasChanged: () => false,
  notesOn: () => [],
  answersTo: () => [],
  cardTexts: () => [],
  books: () => [],
  passages: () => [],
  report: () => undefined,
};
