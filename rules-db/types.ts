/** What the rule book holds, and what it answers. All of it is data in this folder; nothing is fetched. */
import type { Asks } from './asks.ts';
import type { Book, BookSource } from './books/types.ts';
import type { Imported } from './imports/types.ts';
import type { Rewordings } from './rewordings.ts';

/**
 * An edition that the book knows by its version: `1.4`. Those that the engine plays are among them; others can only be
 * looked up and cited.
 */
export type BookEdition = string;

/** A line of an edition's table of contents. */
export interface Heading {
  readonly number: string;
  readonly title: string;
  /** 1 for a chapter, 2 for a section, 3 for a part of a section. */
  readonly level: number;
}

/** A rule: one meaning under one stable name, with its number in each edition that has it. */
export interface ConceptRecord {
  /** Dotted, by chapter: `combat.assign.lethal-first`. */
  readonly id: string;
  /** Short, in sentence case; for rules that head a section or that people name. */
  readonly title?: string;
  /** One number, or several where the edition says it more than once, the main one first. */
  readonly numbers: Readonly<Record<BookEdition, string | readonly string[]>>;
  /** What it orders, in our own words, as the newest edition that has it says it. One or two sentences. */
  readonly text: string;
  /** Editions that said something else: what they said. */
  readonly texts?: Readonly<Record<BookEdition, string>>;
  /** Related concepts. */
  readonly see?: readonly string[];
  /** Editions without a rule of their own for it, in which another concept's rule has the same happen: that concept's id. */
  readonly orderedBy?: Readonly<Record<BookEdition, string>>;
}

export const STANDINGS = ['holds', 'superseded', 'contradicts'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A document in which questions were answered, or cards corrected. */
export interface SourceRecord {
  readonly id: string;
  /** As people call it: "Origins FAQ". */
  readonly title: string;
  readonly by: 'publisher' | 'judges' | 'community';
  /** When it came out: a day, or a month where no day is known: `2025-10-16`, `2025-12`. */
  readonly date: string;
}

/** A FAQ entry or a ruling, in our own words. */
export interface EntryRecord {
  readonly kind: 'faq' | 'ruling';
  /** Unique among its kind; what `cites faq NAME` says. Lower case, words joined by hyphens. */
  readonly id: string;
  readonly question: string;
  /** What was answered, where the rules bear it; else what the rules give (then `standingNote` says what was answered). */
  readonly answer: string;
  /** What happens, one thing after another, where the order matters. */
  readonly steps?: readonly string[];
  /** What to know besides: neighbouring cases, limits, common mistakes. */
  readonly finePoints?: readonly string[];
  /** The rules that decide it. None only where `topic` says that it is no matter of the core rules. */
  readonly concepts: readonly string[];
  readonly topic?: 'tournament';
  /** The rules of books beside the core rules that it is about: `TR 604.1`. */
  readonly bookRules?: readonly string[];
  /** The cards that it is about, as the library names them. */
  readonly cards: readonly string[];
  /** The id of its source. */
  readonly source: string;
  /** Where it is there: "question 4", "Combat". */
  readonly place?: string;
  /** The editions in which the answer holds, "1.3 as printed" where only by the text alone. */
  readonly editions: readonly BookEdition[];
  readonly standing: Standing;
  /** For other than `holds`: what was answered, and what says otherwise since when. */
  readonly standingNote?: string;
  /** For other than `holds`: the rules that say otherwise. */
  readonly against?: readonly string[];
  /** Scenarios that put it to the test: `community/showdowns: Who contested first stays the one who did`. */
  readonly scenarios?: readonly string[];
}

/**
 * What the publisher clarified of an edition while that was in force: from that day on it goes before the text. Whether it
 * changes play is the engine's to say, under the same id.
 */
export interface ClarificationRecord {
  readonly id: string;
  /** The edition whose text it speaks of. */
  readonly edition: BookEdition;
  /** The id of its source, which has the day. */
  readonly source: string;
  /** FAQ entries whose answers rest on it there: by the text alone they do not hold. */
  readonly entries: readonly string[];
  readonly concepts: readonly string[];
  /** What follows from the text alone, and what the publisher said, in our own words. */
  readonly byText: string;
  readonly says: string;
}

/** A place where an edition contradicts itself, and which of the readings Riftbench follows. */
export interface ReadingRecord {
  readonly id: string;
  readonly editions: readonly BookEdition[];
  /** The rules that say different things; it is shown with each of them. */
  readonly concepts: readonly string[];
  readonly question: string;
  /** With its reason. */
  readonly reading: string;
}

/** A correction of a card's text. */
export interface ErratumRecord {
  readonly card: string;
  /** The id of its source. */
  readonly source: string;
  /** Whether the card does something else now, or only says more clearly what it did. */
  readonly changes: 'function' | 'wording';
  /** What it did before and does now, in our own words. */
  readonly was: string;
  readonly now: string;
  /** The rules that it turns on. */
  readonly concepts?: readonly string[];
}

/** A card that sanctioned tournaments do not allow. */
export interface BanRecord {
  readonly card: string;
  /** As the publisher calls them: `Constructed`, `2v2 Constructed`. */
  readonly formats: readonly string[];
  readonly since: string;
  /** How that day is known: announced with the ban, found by comparing what the list held before and after, or noted by the community. */
  readonly from: 'announced' | 'compared' | 'community';
}

export interface BanList {
  /** The id of its source. */
  readonly source: string;
  readonly inForceSince: string;
  /** The last day on which it was seen to be the newest. */
  readonly readOn: string;
  readonly bans: readonly BanRecord[];
}

/** Up to when things are known that bear no date of their own, and what is known to be missing. */
export interface FreshnessRecord {
  readonly readOn: string;
  readonly sets: readonly {
    /** The code that the library has it by, if it has it. */
    readonly set: string;
    readonly title: string;
    readonly knownOn: string;
    readonly note: string;
  }[];
  readonly unknown: readonly string[];
}

export interface KeywordRecord {
  /** As written in the language, or else on prints, in lower case: `quick-draw`. */
  readonly name: string;
  /** Its rule. None where it is known from reminders on cards alone. */
  readonly concept?: string;
  /** What it does, in one sentence of ours. */
  readonly text: string;
  /** The first edition that has it, or that cards with it are played in. */
  readonly since: BookEdition;
  /** On prints alone: no word of the language. */
  readonly isPrintedOnly?: boolean;
}

/** What a rule book is made of. */
export interface BookData {
  /** What its rules are cited by, where that is not `CR`: those of a book beside the core rules. */
  readonly prefix?: string;
  /** The editions that it knows, the oldest first. */
  readonly editions: readonly BookEdition[];
  /** The table of contents of each; one without its own has that of the edition before (`headings.ts`). */
  readonly outline: Readonly<Record<BookEdition, readonly Heading[]>>;
  readonly concepts: readonly ConceptRecord[];
  readonly entries: readonly EntryRecord[];
  readonly keywords: readonly KeywordRecord[];
  readonly sources: readonly SourceRecord[];
  readonly errata: readonly ErratumRecord[];
  readonly clarifications?: readonly ClarificationRecord[];
  readonly readings?: readonly ReadingRecord[];
  readonly rewordings?: Rewordings;
  readonly banList?: BanList;
  readonly freshness?: FreshnessRecord;
  /** How players ask for rules and entries: only the search reads it. */
  readonly asks: () => Asks;
  /** The books beside the core rules. */
  readonly books?: readonly BookSource[];
  readonly searchIndex?: SearchIndexFile;
  /** What its user has imported. */
  readonly imported?: Imported;
}

/** The search's index as the build made it of just this data, its editions and texts: whoever changes them leaves it out. */
export interface SearchIndexFile {
  /** The index bears the same, if it was made of this book. */
  readonly stamp: string;
  readonly read: () => Uint8Array;
}

export const RESULT_KINDS = ['rule', 'faq', 'ruling', 'card', 'keyword', 'book', 'document'] as const;
/**
 * What can be found and shown; `book` is a rule of a book beside the core rules, `TR 601.2`, and `document` something of an
 * import that is none of the others.
 */
export type ResultKind = (typeof RESULT_KINDS)[number];

export interface SearchResult {
  readonly kind: ResultKind;
  /** A rule's number in `edition`, with its book's prefix where that is not the core rules; else the entry's id. */
  readonly id: string;
  readonly title: string;
  readonly edition: BookEdition;
  /** Greater is better; comparable within one answer only. */
  readonly score: number;
  /** A line or two of the text around what matched. */
  readonly excerpt: string;
  /** Where in title and excerpt the words are for which it was found: from the first letter to after the last. */
  readonly marks: { readonly title: readonly HighlightRange[]; readonly excerpt: readonly HighlightRange[] };
  /** Of a FAQ entry or a ruling. */
  readonly standing?: Standing;
  /** Of a rule: the titles above it, from the chapter down. */
  readonly path?: readonly string[];
}

export type HighlightRange = readonly [start: number, end: number];

export interface SearchOptions {
  readonly edition: BookEdition;
  readonly kinds?: readonly ResultKind[];
  /** Of FAQ entries and rulings; whatever has no standing is left out. */
  readonly standings?: readonly Standing[];
  /** A card's name or a part of it: only the card and what names it. */
  readonly card?: string;
  /** Codes of sets: only their cards. */
  readonly sets?: readonly string[];
  readonly limit?: number;
}

/** The result of a search, with all that a person should know about it. */
export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** The edition that was searched. */
  readonly edition: BookEdition;
  /** The words as they were probably meant, where some are not known. */
  readonly meant?: string;
  /** What could not be understood of the question, a sentence each. */
  readonly notes: readonly string[];
  /** The editions whose differences are asked for. */
  readonly compared?: { readonly from: BookEdition; readonly to: BookEdition };
}

/** A rule as it is in one edition. */
export interface RuleInEdition {
  /** What it is cited by, where that is not `CR`. */
  readonly prefix?: string;
  readonly concept: ConceptRecord;
  readonly edition: BookEdition;
  /** The number asked for, and all its numbers there, the main one first. */
  readonly number: string;
  readonly numbers: readonly string[];
  readonly title: string;
  readonly text: string;
}

export interface RuleBook {
  /** The editions that it knows, the oldest first. */
  readonly editions: readonly BookEdition[];
  /** The table of contents of an edition. */
  headings(edition: BookEdition): readonly Heading[];
  readonly concepts: ReadonlyMap<string, ConceptRecord>;
  readonly entries: readonly EntryRecord[];
  readonly keywords: ReadonlyMap<string, KeywordRecord>;
  /** Where entries and errata come from, by id. */
  readonly sources: ReadonlyMap<string, SourceRecord>;
  readonly errata: readonly ErratumRecord[];
  /** What the publisher clarified, the oldest first. */
  readonly clarifications: readonly ClarificationRecord[];
  readonly readings: readonly ReadingRecord[];
  readonly rewordings: Rewordings;
  readonly banList: BanList;
  readonly freshness: FreshnessRecord;
  /** How players ask for rules and entries: only the search reads it. */
  readonly asks: () => Asks;
  readonly searchIndex: SearchIndexFile | undefined;
  /** The books beside the core rules; their rules are read when one is first asked for. */
  readonly books: readonly Book[];
  /** The publisher's words, where its user has imported them. */
  readonly imported: Imported;
  /** All numbers of a concept in an edition, the main one first; empty where it has none. */
  numbersOf(concept: string, edition: BookEdition): readonly string[];
  conceptOf(number: string, edition: BookEdition): string | undefined;
  /** The rule that bears a number in an edition. */
  rule(number: string, edition: BookEdition): RuleInEdition | undefined;
  /** All numbers of an edition, in the order of the document. */
  numbers(edition: BookEdition): readonly string[];
  /** FAQ entries and rulings linked to a concept or to one under it in the edition's outline. */
  entriesFor(concept: string): readonly EntryRecord[];
  entry(kind: 'faq' | 'ruling', id: string): EntryRecord | undefined;
  nearestEntry(kind: 'faq' | 'ruling', id: string): string | undefined;
}
