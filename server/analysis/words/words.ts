/**
 * What each word of the language does, for users who point at it. Released bundles have this in a file beside the
 * programs instead (`esbuild.mjs`), read when a word is first pointed at.
 */
import { COMPARISONS } from '../../../engine/comparisons.ts';
import words from './words.json' with { type: 'json' };

export interface WordRow {
  /** A word or a few in a row; `N` is a number. Of the forms of a verb one stands for all: `is`, `has`, `was`. */
  readonly words: string;
  /** The kinds of statements in which it means this; in all without it. */
  readonly in?: readonly string[];
  /** The verb of the statement, where the word means this with it alone; such a row comes before the others of its word. */
  readonly with?: string;
  readonly says: string;
  /** A line of the language that has it. */
  readonly example: string;
  /** The concept of its rule. */
  readonly rule?: string;
}

export const readWords = (): readonly WordRow[] => [
  ...words,
  ...COMPARISONS.map(row => ({ words: row.words, in: ['expect', 'ask'], says: row.says, example: row.example })),
];
