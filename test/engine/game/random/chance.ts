/** Chance from a seed: the same seed gives the same board and the same game. */
import { type Random, randomFrom } from '../../../../bench/support.ts';

export type { Random };
export { randomFrom };

export const pick = <T>(random: Random, all: readonly T[]): T | undefined => all[random(Math.max(1, all.length))];

/** True `one` time in `of`. */
export const oneIn = (random: Random, of: number): boolean => random(of) === 0;

export const shuffled = <T>(random: Random, all: readonly T[]): T[] => {
  const left = [...all];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(random(left.length), 1));
  return out;
};

/** Some of them, in a random order. */
export const some = <T>(random: Random, all: readonly T[], count: number): T[] => shuffled(random, all).slice(0, count);
