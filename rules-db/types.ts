/** What the rule book holds, and what it answers. All of it is data in this folder; nothing is fetched. */
import type { Edition } from '../engine/game/editions.ts';

/** A rule: one meaning under one stable name, with its number in each edition that has it. */
export interface ConceptRecord {
  /** Dotted, by chapter: `combat.assign.lethal-first`. */
  readonly id: string;
  /** Short, in sentence case; for rules that head a section or that people name. */
  readonly title?: string;
  /** One number, or several where the edition says it more than once, the main one first. */
  readonly numbers: Partial<Record<Edition, string | readonly string[]>>;
  /** What it orders, in our own words, as the newest edition that has it says it. One or two sentences. */
  readonly text: string;
  /** Editions that said something else: what they said. */
  readonly texts?: Partial<Record<Edition, string>>;
  /** Related concepts. */
  readonly see?: readonly string[];
}

export const STANDINGS = ['holds', 'superseded', 'contradicts'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A FAQ entry or a ruling, in our own words. */
export interface EntryRecord {
  readonly kind: 'faq' | 'ruling';
  /** Unique among its kind; what `cites faq NAME` says. Lower case, words joined by hyphens. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly concepts: readonly string[];
  readonly cards: readonly string[];
  /** Where it comes from and when, in words: "Origins FAQ, 2025-12". */
  readonly source: string;
  /** The editions in which the answer holds. */
  readonly editions: readonly Edition[];
  readonly standing: Standing;
  /** For other than `holds`: by what, since when. */
  readonly standingNote?: string;
}

export interface KeywordRecord {
  /** As written in the language, in lower case: `quick-draw`. */
  readonly name: string;
  readonly concept: string;
  /** What it does, in one sentence of ours. */
  readonly text: string;
  /** Whether it takes a value: `assault 2`. */
  readonly valued: boolean;
  /** The first edition that has it. */
  readonly since: Edition;
}

/** What a rule book is made of. */
export interface BookData {
  readonly concepts: readonly ConceptRecord[];
  readonly entries: readonly EntryRecord[];
  readonly keywords: readonly KeywordRecord[];
}

export const RESULT_KINDS = ['rule', 'faq', 'ruling', 'card', 'keyword'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

export interface SearchResult {
  readonly kind: ResultKind;
  /** A rule's number in `edition`; else the entry's id. */
  readonly id: string;
  readonly title: string;
  readonly edition: Edition;
  /** Greater is better; comparable within one answer only. */
  readonly score: number;
  /** A line or two of the text around what matched. */
  readonly excerpt: string;
}

export interface SearchOptions {
  readonly edition: Edition;
  readonly kinds?: readonly ResultKind[];
  readonly limit?: number;
}

/** A rule as it stands in one edition. */
export interface RuleInEdition {
  readonly concept: ConceptRecord;
  readonly edition: Edition;
  /** The number asked for, and all its numbers there. */
  readonly number: string;
  readonly numbers: readonly string[];
  readonly title: string;
  readonly text: string;
}

export interface RuleBook {
  readonly concepts: ReadonlyMap<string, ConceptRecord>;
  readonly entries: readonly EntryRecord[];
  readonly keywords: ReadonlyMap<string, KeywordRecord>;
  /** All numbers of a concept in an edition, the main one first; empty where it has none. */
  numbersOf(concept: string, edition: Edition): readonly string[];
  conceptOf(number: string, edition: Edition): string | undefined;
  /** The rule that bears a number in an edition. */
  rule(number: string, edition: Edition): RuleInEdition | undefined;
  /** All numbers of an edition, in the order of the document. */
  numbers(edition: Edition): readonly string[];
  /** FAQ entries and rulings linked to a concept or to one under it in the edition's outline. */
  entriesFor(concept: string): readonly EntryRecord[];
  entry(kind: 'faq' | 'ruling', id: string): EntryRecord | undefined;
  nearestEntry(kind: 'faq' | 'ruling', id: string): string | undefined;
  search(words: string, options: SearchOptions): readonly SearchResult[];
}
