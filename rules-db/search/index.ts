/** An inverted index with BM25: how much each word tells of each document. */
import type { SearchDocument } from './documents.ts';
import { wordVectors } from './meaning/words.ts';
import { STOP_WORDS } from './stopwords.ts';
import { stem, wordsOf } from './words.ts';

export interface Index {
  readonly documents: readonly SearchDocument[];
  readonly postings: ReadonlyMap<string, Posting>;
  /** Every word as written, in alphabetical order, for prefixes and for the speller. */
  readonly vocabulary: readonly string[];
}

/** The documents that hold a stem, and how strongly each is about it: 0 to K1 + 1. */
export interface Posting {
  readonly documents: readonly number[];
  readonly strengths: readonly number[];
  readonly rarity: number;
}

/** Saturation of repeated words, and how much a long text is held against it: rules are short, so little. */
const K1 = 2;
const B = 0.4;

/** Words count by their stems; `STOP_WORDS` are left out. */
export const buildIndex = (documents: readonly SearchDocument[]): Index => {
  const columns = new Map<string, Column>();
  const columnOf = new Map<string, Column | undefined>();
  const known = new Map<string, readonly Column[]>();
  const lookUp = (word: string): Column | undefined => {
    if (columnOf.has(word)) return columnOf.get(word);
    const made = STOP_WORDS.has(word) ? undefined : (columns.get(stem(word)) ?? { documents: [], weights: [] });
    if (made) columns.set(stem(word), made);
    columnOf.set(word, made);
    return made;
  };
  const read = (text: string): readonly Column[] => {
    const before = known.get(text);
    if (before) return before;
    const made = wordsOf(text).flatMap(word => lookUp(word) ?? []);
    known.set(text, made);
    return made;
  };
  const lengths = documents.map((document, at) => {
    let length = 0;
    for (const { text, weight } of document.fields)
      for (const column of read(text)) {
        length += weight;
        add(column, at, weight);
      }
    return length;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return {
    documents,
    postings: new Map(
      [...columns].map(([word, column]) => [word, postingOf(column, lengths, mean, mostTelling(word))]),
    ),
    vocabulary: [...columnOf].flatMap(([word, column]) => (column ? word : [])).sort(),
  };
};

/** Where a stem stands, and how often, counted by the weight of the field. */
interface Column {
  readonly documents: number[];
  readonly weights: number[];
}

const add = (column: Column, document: number, weight: number): void => {
  const last = column.documents.length - 1;
  if (column.documents[last] === document) {
    column.weights[last] = (column.weights[last] ?? 0) + weight;
  } else {
    column.documents.push(document);
    column.weights.push(weight);
  }
};

const postingOf = (
  { documents, weights }: Column,
  lengths: readonly number[],
  mean: number,
  mostRarity: number,
): Posting => {
  const strengths = weights.map((weight, i) => {
    const long = 1 - B + (B * (lengths[documents[i] ?? 0] ?? 0)) / mean;
    return (weight * (K1 + 1)) / (weight + K1 * long);
  });
  return { documents, strengths, rarity: Math.min(mostRarity, rarityOf(documents.length, lengths.length)) };
};

/** A word that is common in English tells little, however rare it is here: "whole", "let". */
const mostTelling = (word: string): number => {
  const place = wordVectors().commonness(word);
  return place === undefined ? Number.POSITIVE_INFINITY : Math.log(place + COMMONEST) + OFFSET;
};
/** The logarithm of its place among all words is about what its rarity would be in English. */
const COMMONEST = 12;
const OFFSET = -2;

/** How much it says that a word is in a text: much where few of all texts have it. */
export const rarityOf = (having: number, all: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5));
