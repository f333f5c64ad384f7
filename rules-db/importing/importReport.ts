/** The result of an import, document by document. */
import type { DocumentForm } from './document.ts';

export interface ImportReport {
  readonly name: string;
  readonly title: string;
  readonly form: DocumentForm;
  readonly file: string;
  readonly edition?: string;
  readonly abbreviation?: string;
  readonly rules: number;
  readonly answers: number;
  readonly cards: number;
  readonly notes: number;
  /** How many of all these are beside something of ours: a rule, an entry, a card. */
  readonly matched: number;
  /** What it is good for, a phrase each: "767 card texts on the pages of the cards". */
  readonly uses: readonly string[];
  /** For an edition that the book does not know. */
  readonly mapping?: MappingReport;
  /** Of the reading, and of the mapping. */
  readonly unsure: readonly Unsure[];
}

export interface MappingReport {
  readonly base: string;
  /** What it was compared with: only published texts show which words changed. */
  readonly texts: 'official' | 'ours';
  readonly same: number;
  readonly changed: readonly RenumberedRule[];
  readonly moved: readonly RenumberedRule[];
  readonly added: readonly RenumberedRule[];
  readonly gone: readonly RenumberedRule[];
}

export interface RenumberedRule {
  readonly number: string;
  /** Its number in the base. */
  readonly was?: string;
  /** How its text begins. */
  readonly says: string;
}

export interface Unsure {
  /** The line in the file, for what the reader doubted. */
  readonly line?: number;
  readonly what: string;
  readonly took: string;
}
