/** How near documents come to a question in meaning: by the directions of their phrases and its own. */
import type { SearchDocument } from '../documents.ts';
import { wordsOf } from '../words.ts';
import { type WordVectors, wordVectors } from './words.ts';

/** What words mean together, as a direction of length 1; all zeros where none of them is known. */
export const directionOf = (words: readonly string[], { dimensions, of }: WordVectors): Float32Array => {
  const sum = new Float32Array(dimensions);
  for (const word of words) {
    const vector = of(word);
    if (vector !== undefined) for (let k = 0; k < dimensions; k++) sum[k] = (sum[k] ?? 0) + (vector[k] ?? 0);
  }
  const length = Math.sqrt(sum.reduce((all, part) => all + part * part, 0));
  return length === 0 ? sum : sum.map(part => part / length);
};

/** From 0 to 1 for each document. */
export const nearnessTo = (words: readonly string[], documents: readonly SearchDocument[]): Float64Array => {
  const asked = directionOf(words, wordVectors());
  const { directions, starts } = phrasesOf(documents);
  const nearness = new Float64Array(documents.length);
  for (let at = 0; at < nearness.length; at++) {
    const [from, to] = [starts[at] ?? 0, starts[at + 1] ?? 0];
    let [best, sum] = [0, 0];
    for (let phrase = from; phrase < to; phrase++) {
      let product = 0;
      const start = phrase * asked.length;
      for (let k = 0; k < asked.length; k++) product += (asked[k] ?? 0) * (directions[start + k] ?? 0);
      sum += product;
      if (product > best) best = product;
    }
    nearness[at] = from === to ? 0 : NEAREST * best + (1 - NEAREST) * Math.max(0, sum / (to - from));
  }
  return nearness;
};

/** What the nearest phrase counts; the rest is what all come to on the average: one may be near by chance. */
const NEAREST = 0.6;

/** The directions of all phrases of all documents, one after another. */
interface Phrases {
  readonly directions: Float32Array;
  /** Where each document's begin; and one more, the end. */
  readonly starts: Int32Array;
}

const phrasesOf = (documents: readonly SearchDocument[]): Phrases => {
  const known = kept.get(documents);
  if (known !== undefined) return known;
  const vectors = wordVectors();
  const texts = documents.map(textsOf);
  const directions = new Float32Array(vectors.dimensions * texts.reduce((sum, each) => sum + each.length, 0));
  const starts = new Int32Array(documents.length + 1);
  let place = 0;
  texts.forEach((phrases, at) => {
    for (const phrase of phrases) {
      directions.set(directionOf(wordsOf(phrase), vectors), place * vectors.dimensions);
      place += 1;
    }
    starts[at + 1] = place;
  });
  const made = { directions, starts };
  kept.set(documents, made);
  return made;
};
const kept = new WeakMap<readonly SearchDocument[], Phrases>();

/** What a document says and is asked for. Cards are asked for by their names, which mean nothing. */
const textsOf = ({ kind, asks, text }: SearchDocument): readonly string[] => (kind === 'card' ? [] : [...asks, text]);

/** Reads the vectors and all phrases, which the first search would do. */
export const prepareNearness = (documents: readonly SearchDocument[]): void => {
  phrasesOf(documents);
};
