/** Messages about the user's own copies of official texts. */

/**
 * Import the user's own copies of official texts, all or none. Params: `ImportParams`. Result: `ImportResult`. Reports
 * progress; can be cancelled, and changes nothing then.
 */
export const IMPORT = 'riftbench/import';
export interface ImportParams {
  readonly uris: readonly string[];
  /** Which edition of the core rules they are; by default, the one that they name themselves. */
  readonly edition?: string;
  /** The name of the imported document that is updated: files of any other document are refused. */
  readonly updates?: string;
  readonly workDoneToken?: string | number;
}
export type ImportResult =
  | { readonly kind: 'imported'; readonly folder: string; readonly documents: readonly ImportedInfo[] }
  | { readonly kind: 'refused'; readonly refused: readonly { readonly file: string; readonly why: string }[] }
  | { readonly kind: 'cancelled' };
export interface ImportedInfo {
  readonly name: string;
  readonly title: string;
  readonly edition?: string;
  readonly rules: number;
  /** Answers, cards and notes. */
  readonly others: number;
  /** How many of them match something in the rule book. */
  readonly matched: number;
  /** What it is good for, a phrase each. */
  readonly uses: readonly string[];
  /** It was imported before, and is the same. */
  readonly unchanged?: true;
  /** For an edition that Riftbench does not play. */
  readonly changes?: { readonly changed: number; readonly added: number; readonly gone: number };
  readonly unsure: number;
  /** Its page, which lists what changed and what is unsure. */
  readonly uri: string;
}

/** What was imported. Result: `ImportsResult`. */
export const IMPORTS = 'riftbench/imports';
export interface ImportsResult {
  readonly folder: string;
  readonly documents: readonly ImportedText[];
  /** Sentences about what cannot be read. */
  readonly problems: readonly string[];
}
export interface ImportedText {
  readonly name: string;
  readonly title: string;
  /** "core rules", "questions", "gallery". */
  readonly form: string;
  readonly edition?: string;
  readonly date?: string;
  /** The file that it came from, by its name alone. */
  readonly file: string;
  /** Where that file is, if it is still there. */
  readonly path?: string;
  readonly uses: readonly string[];
  readonly uri: string;
}

/** Remove an imported document. Params: `{ name }`. Result: whether there was one. The file that it came from stays. */
export const REMOVE_IMPORT = 'riftbench/removeImport';
/** Restore a document that was removed since the server started. Params: `{ name }`. Result: whether there was one to restore. */
export const RESTORE_IMPORT = 'riftbench/restoreImport';
export interface NamedImportParams {
  readonly name: string;
}
