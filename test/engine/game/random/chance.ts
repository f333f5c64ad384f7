/** Chance from a seed: the same seed gives the same board and the same game. */
export { oneIn, pick, type Random, randomFrom, shuffled, some } from '../../../../server/analysis/random/chance.ts';
