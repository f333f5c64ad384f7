/**
 * What words mean, as vectors: general English, tuned so that phrases that ask for the same rule lie together
 * (`npm run vectors`). Read when somebody first searches in words; what is shipped has it as a file beside the programs
 * (`esbuild.mjs`).
 */
import { NOT_COMMON, type Vectors } from './packedVectors.ts';
import vectors from './vectors.json' with { type: 'json' };

/** The same as text: the stems with spaces between, those that are common in English first; the bytes in base64. */
export interface StoredVectors {
  readonly dimensions: number;
  readonly stems: string;
  readonly common: number;
  readonly scales: string;
  readonly parts: string;
}

/** In released bundles, `server/hosts/node/data/vectorsFile.ts` stands in for this. */
export const readVectors = (): Vectors => fromStored(vectors);

export const fromStored = ({ dimensions, stems, common, scales, parts }: StoredVectors): Vectors => {
  const ranked = stems.split(' ').map((stem, rank) => ({ stem, rank }));
  const sorted = ranked.toSorted((a, b) => (a.stem < b.stem ? -1 : 1));
  const [storedScales, storedParts] = [bytesOf(scales), new Int8Array(bytesOf(parts).buffer)];
  const ordered = new Int8Array(storedParts.length);
  for (const [at, { rank }] of sorted.entries())
    ordered.set(storedParts.subarray(rank * dimensions, (rank + 1) * dimensions), at * dimensions);
  return {
    dimensions,
    stems: sorted.map(({ stem }) => stem),
    ranks: Uint16Array.from(sorted, ({ rank }) => (rank < common ? rank : NOT_COMMON)),
    scales: Uint8Array.from(sorted, ({ rank }) => storedScales[rank] ?? 0),
    parts: ordered,
  };
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
