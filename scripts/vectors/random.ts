/** Chance that is the same each time (mulberry32). */
export interface Chance {
  /** From 0 to 1, 1 excluded. */
  readonly next: () => number;
  /** In place. */
  readonly shuffle: <T>(values: T[]) => T[];
}

export const chanceFrom = (seed: number): Chance => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const shuffle = <T>(values: T[]): T[] => {
    for (let last = values.length - 1; last > 0; last--) {
      const other = Math.floor(next() * (last + 1));
      const [a, b] = [values[last], values[other]];
      if (a === undefined || b === undefined) continue;
      values[last] = b;
      values[other] = a;
    }
    return values;
  };
  return { next, shuffle };
};
