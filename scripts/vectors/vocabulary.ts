/** The stems that get a vector: those of the book and of what players ask, and those that are common in English. */
import { cardNames } from '../../rules-db/cards.ts';
import { documentsOf } from '../../rules-db/search/documents.ts';
import { unitOf } from '../../rules-db/search/meaning/words.ts';
import { synonymWords } from '../../rules-db/search/query.ts';
import { wordsOf } from '../../rules-db/search/words.ts';
import type { ResultKind, RuleBook } from '../../rules-db/types.ts';
import type { English } from './english.ts';
import { addTo, type Matrix, matrix, normalize, rowOf } from './matrix.ts';
import type { Group } from './training.ts';

export interface Vocabulary {
  readonly stems: readonly string[];
  readonly placeOf: (stem: string) => number | undefined;
  /** How many of the stems, from the first, are common in English. */
  readonly common: number;
  /** Those that the book has. */
  readonly ofBook: readonly number[];
  /** General English, a row a stem. */
  readonly vectors: Matrix;
  /** How much each weighs before anything is learnt, as a logarithm: little where many rules have it. */
  readonly firstWeights: (groups: readonly Group[]) => Float32Array;
}

export const vocabularyOf = (book: RuleBook, english: English, commonWords: number): Vocabulary => {
  const counts = countsOf(book);
  const common = english.words.filter(word => /^[a-z]+$/.test(word)).slice(0, commonWords);
  const commonStems = new Set(common.map(unitOf));
  const stems = [...new Set([...commonStems, ...[...counts.keys()].map(unitOf)])];
  const places = new Map(stems.map((stem, at) => [stem, at]));
  const ofBook = [...new Set([...counts.keys()].map(word => places.get(unitOf(word)) ?? 0))];
  const vectors = matrix(stems.length, english.dimensions);
  for (const word of new Set([...counts.keys(), ...common])) {
    const vector = english.vectorOf(word);
    if (vector === undefined) continue;
    normalize(vector);
    // A stem means what its forms mean, each as often as the book has it.
    addTo(rowOf(vectors, places.get(unitOf(word)) ?? 0), vector, Math.sqrt((counts.get(word) ?? 0) + 1));
  }
  center(vectors, ofBook);
  return {
    stems,
    placeOf: stem => places.get(stem),
    common: commonStems.size,
    ofBook,
    vectors,
    firstWeights: groups => firstWeights(groups, stems.length),
  };
};

/** How often the book has each word. Names of cards are none: they say of which card, not what is asked. */
const countsOf = (book: RuleBook): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>(synonymWords().map(word => [word, 0]));
  const count = (text: string, isCounted: (word: string) => boolean): void => {
    for (const word of wordsOf(text)) if (isCounted(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  const names = new Set(cardNames().flatMap(wordsOf));
  const documents = book.editions.flatMap(edition => documentsOf(book, edition));
  const countAll = (kinds: readonly ResultKind[], isCounted: (word: string) => boolean): void => {
    for (const { kind, texts } of documents)
      if (kinds.includes(kind)) for (const { text } of texts().fields) count(text, isCounted);
  };
  countAll(['rule', 'keyword'], () => true);
  const ofRules = new Set(counts.keys());
  countAll(['faq', 'ruling', 'card'], word => ofRules.has(word) || !names.has(word));
  return counts;
};

/** Lengths 1, and around the middle of the book's words: what all have in common tells none from another. */
const center = (vectors: Matrix, ofBook: readonly number[]): void => {
  const mean = new Float32Array(vectors.width);
  const known = vectors.rows.map(row => normalize(row) > 0);
  const those = ofBook.filter(stem => known[stem]);
  for (const stem of those) addTo(mean, rowOf(vectors, stem), 1 / those.length);
  for (const [stem, row] of vectors.rows.entries()) if (known[stem]) addTo(row, mean, -1);
};

const firstWeights = (groups: readonly Group[], count: number): Float32Array => {
  const having = new Float32Array(count);
  for (const group of groups) for (const stem of new Set(group.flat())) having[stem] = (having[stem] ?? 0) + 1;
  return having.map(each => Math.log(0.3 + Math.log(1 + groups.length / (1 + (each || UNMET))) / 3));
};

/** A stem that no text has weighs as one that this many have. */
const UNMET = 3;
