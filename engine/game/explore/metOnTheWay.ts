/** What nobody knows, as far as something comes about by it: what was come upon beside the way to it takes nothing from that. */
import { flatMapped } from '../state/lists.ts';
import type { GoalSearch, Helpers, Ply } from './force.ts';
import { type StrategyStep, strategyOf } from './strategy.ts';
import { type Met, UnknownsMet } from './unknowns.ts';

/** A strategy of more plies is not gone through: then all counts that was come upon. */
const MOST_PLIES = 400;

/**
 * `met`: all that the search has come upon. `plies`: in how many it comes about; null where it does not, undefined where that is not
 * known. Of decks and their orders all stays, as it may be told for other answers, too.
 */
export const metOnTheWay = (search: GoalSearch, helpers: Helpers, plies: number | null | undefined, met: Met): Met => {
  if (typeof plies !== 'number' || (met.payments.length === 0 && met.discards.length === 0)) return met;
  const taken = pliesTaken(search, helpers, plies);
  if (taken === null) return met;
  const through = new UnknownsMet();
  for (const { state } of [...search.begun, ...flatMapped(taken, ({ acts }) => acts())]) through.meet(state);
  const { discards, payments, unasked } = through.met;
  return { ...met, discards, payments, unasked };
};

const pliesTaken = (search: GoalSearch, helpers: Helpers, plies: number): readonly Ply[] | null => {
  if (typeof helpers !== 'number') return search.way(helpers, plies);
  const steps = strategyOf(search, helpers, plies, MOST_PLIES);
  return steps === null ? null : pliesOf(steps);
};

const pliesOf = (steps: readonly StrategyStep[]): readonly Ply[] =>
  flatMapped(steps, ({ ply, then }) => [ply, ...pliesOf(then)]);
