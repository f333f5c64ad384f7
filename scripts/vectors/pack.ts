/** Vectors as they are stored. */
import type { StoredVectors } from '../../rules-db/search/meaning/vectors.ts';
import { LARGEST, SCALE_STEPS } from '../../rules-db/search/meaning/words.ts';

/** Vectors, each as long as it weighs, in the order of their stems. */
export const pack = (
  dimensions: number,
  stems: readonly string[],
  common: number,
  vectors: readonly Float32Array[],
): StoredVectors => {
  const scales = vectors.map(vector => {
    const largest = vector.reduce((most, part) => Math.max(most, Math.abs(part)), 0);
    return Math.min(255, Math.max(0, Math.floor(-Math.log(largest) * SCALE_STEPS)));
  });
  const parts = vectors.flatMap((vector, at) => {
    const scale = Math.exp(-(scales[at] ?? 0) / SCALE_STEPS);
    return Array.from(vector, part => Math.max(-LARGEST, Math.min(LARGEST, Math.round((part / scale) * LARGEST))));
  });
  return {
    dimensions,
    stems: stems.join(' '),
    common,
    scales: Buffer.from(scales).toString('base64'),
    parts: Buffer.from(Int8Array.from(parts).buffer).toString('base64'),
  };
};
