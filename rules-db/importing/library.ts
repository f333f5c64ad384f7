/** What is kept of an import: a document with its place in the book. The user's library has one file for each. */
import type { Mapping } from '../mapping/map.ts';
import type { BookEdition } from '../types.ts';
import type { ImportedDocument } from './document.ts';

/** Of the files; one of another number is of another make of Riftbench. */
export const LIBRARY_FORMAT = 1;

export interface LibraryDocument extends Omit<ImportedDocument, 'cutOff'> {
  readonly format: typeof LIBRARY_FORMAT;
  /** What it is called by: `core-rules-1.4`. Importing another of this name replaces it. */
  readonly name: string;
  /** The file that it came from, without its folder. */
  readonly file: string;
  /** Where that file was, for those who bring it up to date. */
  readonly path?: string;
  /** The edition of the core rules that its rules or notes are of. */
  readonly edition?: BookEdition;
  /** For an edition that the book did not know: what became of its concepts. */
  readonly mapping?: Mapping;
  /** For each answer, the entry of ours beside which it is shown, `faq equal-might`; null for none. */
  readonly behind?: readonly (string | null)[];
  /** For other numbered documents: what they are cited by, `TR`. */
  readonly abbreviation?: string;
}

/** Names are file names: letters, figures, dots and hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60);
