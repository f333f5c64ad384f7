/** The vectors of words: how much each word tells of a text's meaning, and in which direction. */
import { once } from '../../../engine/known.ts';
import { placeIn, placesAmong } from '../sorted.ts';
import { STOP_WORDS } from '../stopwords.ts';
import { stem } from '../words.ts';
import { NOT_COMMON, type Vectors } from './packedVectors.ts';
import { readVectors } from './vectors.ts';

export interface WordVectors {
  readonly dimensions: number;
  /** Undefined for a word of which nothing is known. */
  readonly of: (word: string) => Float32Array | undefined;
  /** The place of a unit's vector (`unitOf`); -1 where it has none. */
  readonly placeOf: (unit: string) => number;
  /** Of units in alphabetical order. */
  readonly placesOf: (units: readonly string[]) => Int32Array;
  /** Of all vectors, in two bytes: to know others. */
  readonly fingerprint: () => number;
  /** Of each vector: how far it goes in a direction. */
  readonly along: (direction: Float32Array) => Float32Array;
  /** The place of a word's stem among those that are common in English, from 0; undefined for others. */
  readonly commonness: (stem: string) => number | undefined;
}

/** Read when they are first asked for. */
export const wordVectors = once((): WordVectors => makeWordVectors(readVectors()));

/** All words go by their stems. */
export const makeWordVectors = ({ dimensions, stems, ranks, scales, parts }: Vectors): WordVectors => {
  const scaleOf = (at: number): number => Math.exp(-(scales[at] ?? 0) / SCALE_STEPS) / LARGEST;
  const placeOf = (unit: string): number => placeIn(stems, unit);
  const of = (word: string): Float32Array | undefined => {
    const at = placeOf(unitOf(word));
    if (at < 0) return undefined;
    const scale = scaleOf(at);
    return Float32Array.from(parts.subarray(at * dimensions, (at + 1) * dimensions), part => part * scale);
  };
  const along = (direction: Float32Array): Float32Array => {
    const all = new Float32Array(stems.length);
    for (let at = 0, start = 0; at < all.length; at++, start += dimensions) {
      let product = 0;
      for (let k = 0; k < dimensions; k++) product += (parts[start + k] ?? 0) * (direction[k] ?? 0);
      all[at] = product * scaleOf(at);
    }
    return all;
  };
  const commonness = (each: string): number | undefined => {
    const rank = ranks[placeIn(stems, each)];
    return rank === NOT_COMMON ? undefined : rank;
  };
  const fingerprint = (): number => parts.reduce((sum, part) => (Math.imul(sum, 31) + part) & 0xffff, stems.length);
  return { dimensions, of, placeOf, placesOf: units => placesAmong(stems, units), along, commonness, fingerprint };
};

export const SCALE_STEPS = 32;
export const LARGEST = 127;

/** What has a vector: a stem; a word that says nothing of the subject, as it is, as it says what is asked about it. */
export const unitOf = (word: string): string => (STOP_WORDS.has(word) ? word : stem(word));
