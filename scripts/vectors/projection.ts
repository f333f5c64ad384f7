/** The few directions in which word vectors differ most (principal components, by orthogonal iteration). */
import { addTo, dot, type Matrix, matrix, normalize, rowOf } from './matrix.ts';
import type { Chance } from './random.ts';

const ROUNDS = 30;

/** A row a direction, of length 1 and at right angles to the others. `rows`: those that count. */
export const principalDirections = (
  vectors: Matrix,
  rows: readonly number[],
  count: number,
  chance: Chance,
): Matrix => {
  const { width } = vectors;
  const spread = matrix(width, width);
  for (const row of rows) {
    const vector = rowOf(vectors, row);
    for (let i = 0; i < width; i++) addTo(rowOf(spread, i), vector, vector[i] ?? 0);
  }
  const directions = matrix(count, width);
  for (let i = 0; i < directions.values.length; i++) directions.values[i] = chance.next() - 0.5;
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < count; i++) {
      const direction = rowOf(directions, i);
      direction.set(Array.from({ length: width }, (_, k) => dot(rowOf(spread, k), direction)));
      for (let before = 0; before < i; before++) {
        const other = rowOf(directions, before);
        addTo(direction, other, -dot(direction, other));
      }
      normalize(direction);
    }
  }
  return directions;
};
