/**
 * What is learnt: a vector for each stem, which is its general English vector seen through a projection, plus what the
 * stem means here besides; and how much the stem weighs in a text. A text's direction is the weighted sum of its stems'.
 */
import { addTo, dot, type Matrix, matrix, normalize, rowOf } from './matrix.ts';

export interface Model {
  readonly dimensions: number;
  /** General English, a row a stem; zeros where it is not known there. */
  readonly english: Matrix;
  readonly projection: Matrix;
  readonly own: Matrix;
  /** Logarithms. */
  readonly weights: Float32Array;
  /** What the three above give, brought up to date by `refresh`. */
  readonly vectors: Matrix;
}

export const makeModel = (english: Matrix, projection: Matrix, weights: Float32Array): Model => {
  const dimensions = projection.values.length / projection.width;
  const model = {
    dimensions,
    english,
    projection,
    own: matrix(weights.length, dimensions),
    weights,
    vectors: matrix(weights.length, dimensions),
  };
  refresh(
    model,
    weights.map((_, stem) => stem),
  );
  return model;
};

export const refresh = ({ english, projection, own, vectors, dimensions }: Model, stems: Iterable<number>): void => {
  for (const stem of stems) {
    const [vector, general] = [rowOf(vectors, stem), rowOf(english, stem)];
    vector.set(rowOf(own, stem));
    for (let k = 0; k < dimensions; k++) vector[k] = (vector[k] ?? 0) + dot(rowOf(projection, k), general);
  }
};

/** Writes a text's direction, and returns how long the sum was. */
export const encode = ({ vectors, weights }: Model, text: readonly number[], direction: Float32Array): number => {
  direction.fill(0);
  for (const stem of text) addTo(direction, rowOf(vectors, stem), Math.exp(weights[stem] ?? 0));
  return normalize(direction) + 1e-6;
};
