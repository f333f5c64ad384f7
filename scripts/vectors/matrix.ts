/** Rows of numbers of the same width. */
export interface Matrix {
  readonly width: number;
  /** All of them, one row after another. */
  readonly values: Float32Array;
  /** The same numbers, made once: a view costs more than what is done with it. */
  readonly rows: readonly Float32Array[];
}

export const matrix = (height: number, width: number): Matrix => {
  const values = new Float32Array(height * width);
  const rows = Array.from({ length: height }, (_, row) => values.subarray(row * width, (row + 1) * width));
  return { width, values, rows };
};

const NONE = new Float32Array(0);

export const rowOf = ({ rows }: Matrix, row: number): Float32Array => rows[row] ?? NONE;

export const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** `to` grows by `factor` times `by`. */
export const addTo = (to: Float32Array, by: Float32Array, factor: number): void => {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) + factor * (by[i] ?? 0);
};

export const scale = (row: Float32Array, factor: number): void => {
  for (let i = 0; i < row.length; i++) row[i] = (row[i] ?? 0) * factor;
};

/** Makes its length 1, in place, and returns what it was; zeros stay. */
export const normalize = (row: Float32Array): number => {
  const length = Math.sqrt(dot(row, row));
  if (length > 0) scale(row, 1 / length);
  return length;
};
