/** What the benchmarks share: boards from a seed, so that runs can be compared; times, and how they are reported. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Benchmark {
  readonly name: string;
  readonly unit: string;
  /** In the same unit: what the figure should stay under. */
  readonly ceiling?: number;
  /** Measures for a second or some, and gives one figure. */
  run(): number | Promise<number>;
}

export const SEED = 20260724;

export { type Random, randomFrom } from '../server/analysis/random/chance.ts';

/** How long something takes, in milliseconds. */
export const time = (work: () => unknown): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

export const times = (work: () => unknown, count: number): readonly number[] =>
  Array.from({ length: count }, () => time(work));

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor((values.length * share) / 100))] ??
  Number.NaN;

export const median = (values: readonly number[]): number => percentile(values, 50);

/** Of this process, not of the clock: what takes long enough for others to be let in between is measured by it. */
export const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

/**
 * Played over and over, a game would use up what a scenario may take. Revisions that are compared with know no budget, or
 * one without an end.
 */
export const playOverAgain = (opening: { readonly budget?: { readonly finish?: () => void } }): void =>
  opening.budget?.finish?.();
