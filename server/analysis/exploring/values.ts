/** What each first act is worth to somebody who wants something to come true: kept, or given away, and to which answer. */
import { firstActsOf } from '../../../engine/game/explore/firstActs.ts';
import { deciderAt, GoalSearch, type Node } from '../../../engine/game/explore/force.ts';
import type { Exploration } from '../../../engine/game/explore/plies.ts';
import { refutationFrom } from '../../../engine/game/explore/refutation.ts';
import type { PlayerId, State } from '../../../engine/game/state/state.ts';
import { linesOfActs } from '../../../engine/scenario/lines/linesOfActs.ts';
import { type ForcingAsked, linesOfPlies } from './forcing.ts';

export interface Values {
  /** Whose acts they are; null where nobody can do anything. */
  readonly decider: PlayerId | null;
  /** Whether it is true before anything is done. */
  readonly isReached: boolean;
  /** Those that keep it forced first, the shortest of them at the head; then those not decided, then those that lose it, at the end for good. */
  readonly acts: readonly ValuedAct[];
  /** How many positions were come to. */
  readonly nodes: number;
  readonly limited: boolean;
}

export interface ValuedAct {
  /** The act, with what then goes on as it has to. */
  readonly act: readonly string[];
  /** Whether it can be forced after it; null where that was not decided. */
  readonly force: boolean | null;
  /** In how many plies, the act included. */
  readonly within: number | null;
  /** Whether it may come true after it if everybody wants it; null where that was not decided. */
  readonly possible: boolean | null;
  /** How it goes on: up to where it comes true, against the longest resistance; or up to an answer after which nothing helps. */
  readonly line: readonly string[];
}

export const valuesOf = (state: State, exploration: Exploration, { who, goal }: ForcingAsked): Values => {
  const search = new GoalSearch(state, exploration, goal);
  const { root } = search;
  const isOver = root.isReached || root.isEnded;
  const begun = linesOfActs(search.begun);
  const acts = isOver ? [] : firstActsOf(search, who);
  const valued = acts
    .map(({ ply, within }) => ({
      act: [...begun, ...linesOfActs(ply.acts())],
      force: within === undefined ? null : within !== null,
      within: within ?? null,
      possible: possibleAfter(search, ply.to, within),
      line: lineAfter(search, who, ply.to, within),
    }))
    .sort((a, b) => orderOf(a) - orderOf(b));
  return {
    decider: acts.length === 0 ? null : deciderAt(root),
    isReached: root.isReached,
    acts: valued,
    nodes: search.positions,
    limited: (!isOver && root.next === null) || valued.some(({ force }) => force === null),
  };
};

/** In plies, as far as it is forced. */
const orderOf = ({ force, within, possible }: ValuedAct): number => {
  if (within !== null) return within;
  if (force === null) return Number.MAX_SAFE_INTEGER - 2;
  return possible === false ? Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER - 1;
};

/** What can be forced may come; nothing more is looked into where that itself was not decided. */
const possibleAfter = (search: GoalSearch, after: Node, within: number | null | undefined): boolean | null => {
  if (within === undefined) return null;
  if (within !== null) return true;
  const helped = search.pliesTo('all', after);
  return helped === undefined ? null : helped !== null;
};

const lineAfter = (
  search: GoalSearch,
  who: PlayerId,
  after: Node,
  within: number | null | undefined,
): readonly string[] => {
  if (within === undefined) return [];
  return linesOfPlies(within === null ? refutationFrom(search, who, after) : search.way(who, within - 1, after));
};
