/** An inverted index with BM25: how much each word says of each document. */
import type { Document } from './documents.ts';
import { STOP_WORDS } from './stopwords.ts';
import { stem, wordsOf } from './words.ts';

export interface Index {
  readonly documents: readonly Document[];
  readonly postings: ReadonlyMap<string, Posting>;
  /** Every word as written, in alphabetical order, for prefixes and for the speller. */
  readonly vocabulary: readonly string[];
}

/** The documents that hold a stem, and what it is worth there. */
export interface Posting {
  readonly documents: readonly number[];
  readonly scores: readonly number[];
  /** How rare the stem is. */
  readonly rarity: number;
}

/** Saturation of repeated words, and how much a long text is held against it: rules are short, so little. */
const K1 = 1.2;
const B = 0.5;

export const buildIndex = (documents: readonly Document[]): Index => {
  const counts = new Map<string, { documents: number[]; weights: number[] }>();
  const lengths: number[] = [];
  const words = new Set<string>();
  documents.forEach((document, at) => {
    let length = 0;
    for (const field of document.fields)
      for (const word of wordsOf(field.text)) {
        if (STOP_WORDS.has(word)) continue;
        words.add(word);
        length += field.weight;
        count(counts, stem(word), at, field.weight);
      }
    lengths.push(length);
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length) || 1;
  const postings = new Map<string, Posting>();
  for (const [word, { documents: found, weights }] of counts) {
    const rarity = Math.log(1 + (documents.length - found.length + 0.5) / (found.length + 0.5));
    const scores = weights.map((weight, i) => {
      const long = 1 - B + (B * (lengths[found[i] ?? 0] ?? 0)) / mean;
      return (rarity * weight * (K1 + 1)) / (weight + K1 * long);
    });
    postings.set(word, { documents: found, scores, rarity });
  }
  return { documents, postings, vocabulary: [...words].sort() };
};

const count = (
  counts: Map<string, { documents: number[]; weights: number[] }>,
  word: string,
  document: number,
  weight: number,
): void => {
  const known = counts.get(word);
  if (!known) {
    counts.set(word, { documents: [document], weights: [weight] });
  } else if (known.documents.at(-1) === document) {
    known.weights[known.weights.length - 1] = (known.weights.at(-1) ?? 0) + weight;
  } else {
    known.documents.push(document);
    known.weights.push(weight);
  }
};
