/**
 * What an index is made from: texts as rows of words, and which documents have which of them. Numbers alone, in columns, so
 * that the build can put them into a file; a text that several documents or editions have is there once.
 */
import { addAll } from '../../engine/lists.ts';
import type { SearchDocument } from './documents.ts';
import { WEIGHT_UNIT } from './documentTexts.ts';
import { directionLengths } from './meaning/direction.ts';
import { STOP_WORDS } from './stopwords.ts';
import { stem, wordsOf } from './words.ts';

export interface SearchTables {
  /** In alphabetical order. */
  readonly words: readonly string[];
  /** In alphabetical order. */
  readonly stems: readonly string[];
  /** Of each word: the place of its stem, `NOTHING` of one that tells nothing. */
  readonly stemOf: Uint16Array;
  /** Of each word: 1 where the speller knows it though no text has it. */
  readonly isExtra: Uint8Array;
  /** Where the words of each text begin in `tokens`, which has the places of words; one more is the end. */
  readonly textStarts: Uint32Array;
  readonly tokens: Uint16Array;
  /** Of each text by which something is asked or said: `packLength` of the sum of its words' vectors. */
  readonly lengths: Uint16Array;
  /** Of each document: where its fields begin, one more is the end. Each field is a text, with a weight in `WEIGHT_UNIT`s. */
  readonly fieldStarts: Uint32Array;
  readonly fieldTexts: Uint16Array;
  readonly fieldWeights: Uint8Array;
  /** Of each document: where the texts begin that ask for it; one more is the end. */
  readonly askStarts: Uint32Array;
  readonly askTexts: Uint16Array;
  /** Of each document: the text that says what it means, `NOTHING` of a card, whose sentences are not asked for. */
  readonly said: Uint16Array;
}

/** Tables, and which of their documents a list of documents are, in its order. */
export interface Tabled {
  readonly tables: SearchTables;
  readonly lists: readonly Uint16Array[];
}

export const NOTHING = 0xffff;

/** `extra`: words that the speller is to know though no document has them. */
export const tablesOf = (lists: readonly (readonly SearchDocument[])[], extra: readonly string[] = []): Tabled => {
  const texts = textTable();
  const documents = documentTable(texts.placeOf);
  const placed = lists.map(list => list.map(documents.placeOf));
  const isExtra = new Set(extra);
  for (const word of extra) texts.wordOf(word);
  const words = [...texts.words()].sort();
  const stems = [...new Set(words.filter(word => !STOP_WORDS.has(word)).map(stem))].sort();
  const placeOfWord = placesIn(words);
  const placeOfStem = placesIn(stems);
  const lengthOf = directionLengths();
  const inOrder = texts.words().map(word => placeOfWord.get(word) ?? NOTHING);
  return {
    lists: placed.map(column2),
    tables: {
      words,
      stems,
      stemOf: column2(words.map(word => (STOP_WORDS.has(word) ? NOTHING : (placeOfStem.get(stem(word)) ?? NOTHING)))),
      isExtra: Uint8Array.from(words, word => (isExtra.has(word) ? 1 : 0)),
      textStarts: Uint32Array.from(texts.starts),
      tokens: Uint16Array.from(texts.tokens, token => inOrder[token] ?? NOTHING),
      lengths: column2(texts.all().map((text, at) => (documents.compared.has(at) ? packLength(lengthOf(text)) : 0))),
      ...documents.columns(),
    },
  };
};

const placesIn = (sorted: readonly string[]): ReadonlyMap<string, number> =>
  new Map(sorted.map((each, place) => [each, place]));

const column2 = (numbers: readonly number[]): Uint16Array => {
  if (numbers.some(number => number > NOTHING))
    throw new Error('The search index has more of something than two bytes can count.');
  return Uint16Array.from(numbers);
};

/** Each text once. Its words are places in the order of their coming, until all are known. */
const textTable = () => {
  const places = new Map<string, number>();
  const wordPlaces = new Map<string, number>();
  const [starts, tokens]: [number[], number[]] = [[0], []];
  const wordOf = (word: string): number => {
    const known = wordPlaces.get(word) ?? wordPlaces.size;
    wordPlaces.set(word, known);
    return known;
  };
  const placeOf = (text: string): number => {
    const known = places.get(text);
    if (known !== undefined) return known;
    const made = places.size;
    places.set(text, made);
    for (const word of wordsOf(text)) tokens.push(wordOf(word));
    starts.push(tokens.length);
    return made;
  };
  return { placeOf, wordOf, starts, tokens, words: () => [...wordPlaces.keys()], all: () => [...places.keys()] };
};

/** Documents with the same texts are one, whichever edition they are of. */
const documentTable = (placeOfText: (text: string) => number) => {
  const places = new Map<string, number>();
  const compared = new Set<number>();
  const [fieldStarts, fieldTexts, fieldWeights]: [number[], number[], number[]] = [[0], [], []];
  const [askStarts, askTexts, said]: [number[], number[], number[]] = [[0], [], []];
  const placeOf = (document: SearchDocument): number => {
    const { fields, asks } = document.texts();
    const told = fields.filter(({ text }) => text !== '');
    const own = {
      texts: told.map(({ text }) => placeOfText(text)),
      weights: told.map(({ weight }) => Math.round(weight / WEIGHT_UNIT)),
      asks: asks.map(placeOfText),
      said: document.kind === 'card' ? NOTHING : placeOfText(document.text()),
    };
    const key = JSON.stringify(own);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, places.size);
    addAll(fieldTexts, own.texts);
    addAll(fieldWeights, own.weights);
    fieldStarts.push(fieldTexts.length);
    addAll(askTexts, own.asks);
    askStarts.push(askTexts.length);
    said.push(own.said);
    if (own.said !== NOTHING) for (const text of [...own.asks, own.said]) compared.add(text);
    return places.size - 1;
  };
  const columns = () => ({
    fieldStarts: Uint32Array.from(fieldStarts),
    fieldTexts: column2(fieldTexts),
    fieldWeights: Uint8Array.from(fieldWeights),
    askStarts: Uint32Array.from(askStarts),
    askTexts: column2(askTexts),
    said: column2(said),
  });
  return { placeOf, compared, columns };
};

/** A length in two bytes, to a seven-thousandth of itself; 0 is 0. */
const packLength = (length: number): number =>
  length === 0 ? 0 : Math.min(NOTHING, Math.max(1, Math.round(LENGTH_STEPS * Math.log(length)) + LENGTH_OF_ONE));
export const unpackLength = (packed: number): number =>
  packed === 0 ? 0 : Math.exp((packed - LENGTH_OF_ONE) / LENGTH_STEPS);
const LENGTH_STEPS = 3500;
const LENGTH_OF_ONE = 0x8000;
