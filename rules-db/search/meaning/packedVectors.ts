/** Vectors of words as numbers in a row, and as the bytes of a file. */
import { packColumns, unpackColumns } from '../columns.ts';

export interface Vectors {
  readonly dimensions: number;
  /** In alphabetical order. */
  readonly stems: readonly string[];
  /** Of each: its place among those that are common in English, the most frequent in front; `NOT_COMMON` of others. */
  readonly ranks: Uint16Array;
  /** A byte a stem: the largest part of its vector is `e` to the power of minus a 32nd of it. */
  readonly scales: Uint8Array;
  /** Signed bytes: the parts of the first vector, then those of the second; 127 is the largest. */
  readonly parts: Int8Array;
}

export const NOT_COMMON = 0xffff;

export const packVectors = ({ dimensions, ...columns }: Vectors): Uint8Array =>
  packColumns({ facts: { dimensions }, columns });

export const unpackVectors = (bytes: Uint8Array): Vectors => {
  const { facts, columns } = unpackColumns<Pick<Vectors, 'dimensions'>>(bytes);
  return { ...facts, ...(columns as unknown as Omit<Vectors, 'dimensions'>) };
};
