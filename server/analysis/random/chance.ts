/** Chance from a seed: the same seed gives the same board and the same game. */

/** Whole numbers below a bound, the same ones from the same seed (mulberry32). */
export type Random = (below: number) => number;

export const randomFrom = (seed: number): Random => {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

export const pick = <T>(random: Random, all: readonly T[]): T | undefined => all[random(Math.max(1, all.length))];

/** True `one` time in `of`. */
export const oneIn = (random: Random, of: number): boolean => random(of) === 0;

export const shuffled = <T>(random: Random, all: readonly T[]): T[] => {
  const left = [...all];
  const out: T[] = [];
  while (left.length > 0) for (const one of left.splice(random(left.length), 1)) out.push(one);
  return out;
};

/** Some of them, in a random order. */
export const some = <T>(random: Random, all: readonly T[], count: number): T[] => shuffled(random, all).slice(0, count);
