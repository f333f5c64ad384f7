/**
 * What words mean, as vectors: general English, tuned so that phrases that ask for the same rule lie together
 * (`npm run vectors`). Read with the search's index, when somebody first searches in words; what is shipped has it as a file
 * beside the programs (`esbuild.mjs`).
 */
import vectors from './vectors.json' with { type: 'json' };

/** As it is stored. */
export interface PackedVectors {
  readonly dimensions: number;
  /** With spaces between. Those that are common in English come first, the most frequent in front. */
  readonly stems: string;
  /** How many of them are common. */
  readonly common: number;
  /** A byte a stem, in base64: the largest part of its vector is `e` to the power of minus a 32nd of it. */
  readonly scales: string;
  /** Signed bytes, in base64: the parts of the first vector, then those of the second; 127 is the largest. */
  readonly parts: string;
}

/** In released bundles, `server/shared/data/vectorsFile.ts` stands in for this. */
export const readPackedVectors = (): PackedVectors => vectors;
