/** What a citation in prose is, once it has been found. */
import type { Span } from '../../engine/language/syntax.ts';
import type { Abbreviation } from './abbreviation.ts';
import type { EditionMark } from './marks.ts';

/** After a word (`rule`, `CR`, `§`), in brackets of its own, or bare, with two dots at least. */
export type CitationForm = 'word' | 'bracket' | 'bare';

export interface CitedNumber {
  /** In lower case. */
  readonly number: string;
  readonly span: Span;
  /** What is written after it for rules beside it, with what divides the two: `/5`, `-5`, `ff`. */
  readonly more?: Abbreviation;
  /** What lies between the number before it and this one is cited, too. */
  readonly endsRange?: true;
}

/** Numbers that are cited together, and the edition that is given once for all of them. */
export interface NumberPassage {
  readonly kind: 'numbers';
  readonly form: CitationForm;
  /** From the word before them to the mark after them. */
  readonly span: Span;
  readonly numbers: readonly [CitedNumber, ...CitedNumber[]];
  readonly mark?: EditionMark;
  /** Where the numbers are the text of a link: its target, with its parentheses. */
  readonly target?: Span;
}

/** `FAQ equal-might`, `ruling sneak-attack`: whether there is such an entry, the book knows. */
export interface EntryPassage {
  readonly kind: 'entry';
  readonly entry: 'faq' | 'ruling';
  readonly name: string;
  readonly span: Span;
  readonly nameSpan: Span;
}

/** `TR 601.2`, `tournament rules 601.2 and 601.3 (2026-07-16)`: numbers of a book beside the core rules. */
export interface BookPassage extends Omit<NumberPassage, 'kind'> {
  readonly kind: 'book';
  readonly prefix: string;
}

export type CitationPassage = NumberPassage | BookPassage | EntryPassage;
