/** An inverted index with BM25: how much each word tells of each document. */
import { knownBy, once } from '../../engine/known.ts';
import { type SearchDocument, traitsOf } from './documents.ts';
import { WEIGHT_UNIT } from './documentTexts.ts';
import { wordVectors } from './meaning/words.ts';
import { placeIn } from './sorted.ts';
import { NOTHING, type SearchTables, tablesOf } from './tables.ts';

export interface Index {
  /** How many documents there are. */
  readonly count: number;
  readonly documentAt: (at: number) => SearchDocument;
  /** Of each document (`TRAITS`). */
  readonly traits: Uint8Array;
  readonly postings: Postings;
  /** Every word as written, in alphabetical order, for prefixes and for the speller. */
  readonly vocabulary: () => readonly string[];
  /** The phrases that ask for a document. */
  readonly asksOf: (at: number) => readonly AskedFor[];
  readonly tables: SearchTables;
  /** Of each document: which of those in `tables` it is. */
  readonly list: Uint16Array;
}

/** A phrase that asks for a document. */
export interface AskedFor {
  readonly words: readonly string[];
  /** Of those that tell something. */
  readonly stems: ReadonlySet<string>;
}

export interface Postings {
  readonly has: (stem: string) => boolean;
  readonly get: (stem: string) => Posting | undefined;
}

/** The documents that hold a stem, and how strongly each is about it: 0 to K1 + 1. */
export interface Posting {
  readonly documents: Uint16Array;
  readonly strengths: Float64Array;
  readonly rarity: number;
}

/** Saturation of repeated words, and how much a long text is held against it: rules are short, so little. */
const K1 = 2;
const B = 0.4;

/** Words count by their stems; `STOP_WORDS` are left out. `extra`: words that the speller is to know though no document has them. */
export const buildIndex = (documents: readonly SearchDocument[], extra: readonly string[] = []): Index => {
  const { tables, lists } = tablesOf([documents], extra);
  const documentAt = (at: number): SearchDocument => {
    const document = documents[at];
    if (document === undefined) throw new Error(`There is no document ${at} among ${documents.length}.`);
    return document;
  };
  return indexFrom({
    documentAt,
    traits: Uint8Array.from(documents, traitsOf),
    tables,
    list: lists[0] ?? new Uint16Array(),
  });
};

export const allDocuments = ({ count, documentAt }: Index): readonly SearchDocument[] =>
  Array.from({ length: count }, (_, at) => documentAt(at));

type IndexParts = Pick<Index, 'documentAt' | 'traits' | 'tables' | 'list'>;

export const indexFrom = ({ documentAt, traits, tables, list }: IndexParts): Index => {
  const columns = invert(tables, list);
  const { starts, lengths } = columns;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const get = knownBy((stem: string): Posting | undefined => {
    const at = placeIn(tables.stems, stem);
    const [from, to] = [starts[at] ?? 0, starts[at + 1] ?? 0];
    if (at < 0 || from === to) return undefined;
    const having = columns.documents.subarray(from, to);
    const strengths = new Float64Array(having.length);
    for (const [i, document] of having.entries()) {
      const weight = columns.weights[from + i] ?? 0;
      const long = 1 - B + (B * (lengths[document] ?? 0)) / mean;
      strengths[i] = (weight * (K1 + 1)) / (weight + K1 * long);
    }
    return { documents: having, strengths, rarity: Math.min(mostTelling(stem), rarityOf(having.length, list.length)) };
  });
  const has = (stem: string): boolean => {
    const at = placeIn(tables.stems, stem);
    return at >= 0 && starts[at] !== starts[at + 1];
  };
  return {
    count: list.length,
    documentAt,
    traits,
    postings: { has, get },
    vocabulary: once(() => tables.words.filter((_, at) => columns.isUsed[at] === 1 || tables.isExtra[at] === 1)),
    asksOf: at => asksIn(tables, list[at] ?? 0),
    tables,
    list,
  };
};

const asksIn = (
  { words, stems, stemOf, askStarts, askTexts, textStarts, tokens }: SearchTables,
  document: number,
): readonly AskedFor[] =>
  Array.from(askTexts.subarray(askStarts[document], askStarts[document + 1]), text => {
    const own = [...tokens.subarray(textStarts[text], textStarts[text + 1])];
    return {
      words: own.map(token => words[token] ?? ''),
      stems: new Set(own.flatMap(token => stems[stemOf[token] ?? NOTHING] ?? [])),
    };
  });

/** The documents that have each stem, and how often, counted by the weight of the field: those of a stem lie together, from its start. */
interface Inverted {
  readonly starts: Uint32Array;
  readonly documents: Uint16Array;
  readonly weights: Float64Array;
  /** Of each document: how many words it has, counted by weight. */
  readonly lengths: Float64Array;
  /** Of each word: 1 where it tells something in a document of the list. */
  readonly isUsed: Uint8Array;
}

const invert = (tables: SearchTables, list: Uint16Array): Inverted => {
  const { stems, stemOf } = tables;
  const most = wordsIn(tables, list);
  const [ofStem, ofDocument, weights] = [new Uint16Array(most), new Uint16Array(most), new Float64Array(most)];
  const [lastDocument, lastFound] = [new Int32Array(stems.length).fill(-1), new Uint32Array(stems.length)];
  const starts = new Uint32Array(stems.length + 1);
  const lengths = new Float64Array(list.length);
  const isUsed = new Uint8Array(stemOf.length);
  let count = 0;
  eachWord(tables, list, (document, word, weight) => {
    const stem = stemOf[word] ?? NOTHING;
    if (stem === NOTHING) return;
    isUsed[word] = 1;
    lengths[document] = (lengths[document] ?? 0) + weight;
    if (lastDocument[stem] !== document) {
      lastDocument[stem] = document;
      lastFound[stem] = count;
      ofStem[count] = stem;
      ofDocument[count] = document;
      starts[stem + 1] = (starts[stem + 1] ?? 0) + 1;
      count += 1;
    }
    const at = lastFound[stem] ?? 0;
    weights[at] = (weights[at] ?? 0) + weight;
  });
  for (let stem = 0; stem < stems.length; stem++) starts[stem + 1] = (starts[stem + 1] ?? 0) + (starts[stem] ?? 0);
  const next = starts.slice();
  const [documents, sorted] = [new Uint16Array(count), new Float64Array(count)];
  for (let at = 0; at < count; at++) {
    const stem = ofStem[at] ?? 0;
    const place = next[stem] ?? 0;
    next[stem] = place + 1;
    documents[place] = ofDocument[at] ?? 0;
    sorted[place] = weights[at] ?? 0;
  }
  return { starts, documents, weights: sorted, lengths, isUsed };
};

/** How many words all fields of all documents have. */
const wordsIn = ({ fieldStarts, fieldTexts, textStarts }: SearchTables, list: Uint16Array): number => {
  let sum = 0;
  for (const document of list)
    for (let field = fieldStarts[document] ?? 0; field < (fieldStarts[document + 1] ?? 0); field++) {
      const text = fieldTexts[field] ?? 0;
      sum += (textStarts[text + 1] ?? 0) - (textStarts[text] ?? 0);
    }
  return sum;
};

/** Tells each word of each field: the place of the document in `list`, that of the word, and the weight of the field. */
const eachWord = (
  { fieldStarts, fieldTexts, fieldWeights, textStarts, tokens }: SearchTables,
  list: Uint16Array,
  tell: (document: number, word: number, weight: number) => void,
): void => {
  for (let at = 0; at < list.length; at++) {
    const document = list[at] ?? 0;
    const last = fieldStarts[document + 1] ?? 0;
    for (let field = fieldStarts[document] ?? 0; field < last; field++) {
      const text = fieldTexts[field] ?? 0;
      const weight = (fieldWeights[field] ?? 0) * WEIGHT_UNIT;
      const end = textStarts[text + 1] ?? 0;
      for (let token = textStarts[text] ?? 0; token < end; token++) tell(at, tokens[token] ?? 0, weight);
    }
  }
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
