/** The vectors of words, unpacked: how much each word tells of a text's meaning, and in which direction. */
import { STOP_WORDS } from '../stopwords.ts';
import { stem } from '../words.ts';
import { type PackedVectors, readPackedVectors } from './vectors.ts';

export interface WordVectors {
  readonly dimensions: number;
  /** Undefined for a word of which nothing is known. */
  readonly of: (word: string) => Float32Array | undefined;
  /** The place of a word's stem among those that are common in English, from 0; undefined for others. */
  readonly commonness: (stem: string) => number | undefined;
}

/** Unpacked when it is first asked for. */
export const wordVectors = (): WordVectors => {
  unpacked ??= unpack(readPackedVectors());
  return unpacked;
};
let unpacked: WordVectors | undefined;

/** All words go by their stems. */
export const unpack = ({ dimensions, stems, common, scales, parts }: PackedVectors): WordVectors => {
  const [ofScales, ofParts] = [Buffer.from(scales, 'base64'), new Int8Array(Buffer.from(parts, 'base64'))];
  const values = Float32Array.from(ofParts, (part, at) => {
    const scale = Math.exp(-(ofScales[Math.floor(at / dimensions)] ?? 0) / SCALE_STEPS);
    return (part / 127) * scale;
  });
  const places = new Map(stems.split(' ').map((each, at) => [each, at]));
  const of = (word: string): Float32Array | undefined => {
    const at = places.get(unitOf(word));
    return at === undefined ? undefined : values.subarray(at * dimensions, (at + 1) * dimensions);
  };
  const commonness = (each: string): number | undefined => {
    const at = places.get(each);
    return at === undefined || at >= common ? undefined : at;
  };
  return { dimensions, of, commonness };
};

/** Vectors, each as long as it weighs, in the order of their stems. */
export const pack = (
  dimensions: number,
  stems: readonly string[],
  common: number,
  vectors: readonly Float32Array[],
): PackedVectors => {
  const scales = vectors.map(vector => {
    const largest = vector.reduce((most, part) => Math.max(most, Math.abs(part)), 0);
    return Math.min(255, Math.max(0, Math.floor(-Math.log(largest) * SCALE_STEPS)));
  });
  const parts = vectors.flatMap((vector, at) => {
    const scale = Math.exp(-(scales[at] ?? 0) / SCALE_STEPS);
    return Array.from(vector, part => Math.max(-127, Math.min(127, Math.round((part / scale) * 127))));
  });
  return {
    dimensions,
    stems: stems.join(' '),
    common,
    scales: Buffer.from(scales).toString('base64'),
    parts: Buffer.from(Int8Array.from(parts).buffer).toString('base64'),
  };
};

const SCALE_STEPS = 32;

/** What has a vector: a stem; a word that says nothing of the subject, as it is, as it says what is asked about it. */
export const unitOf = (word: string): string => (STOP_WORDS.has(word) ? word : stem(word));
