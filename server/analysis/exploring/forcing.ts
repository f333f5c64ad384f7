/** What can be said of something that one player wants to come true: whether it can be forced, comes by itself, or may come at all. */
import { firstActsThatKeep } from '../../../engine/game/explore/firstActs.ts';
import { type Goal, GoalSearch, type Ply } from '../../../engine/game/explore/force.ts';
import { metOnTheWay } from '../../../engine/game/explore/metOnTheWay.ts';
import type { Exploration } from '../../../engine/game/explore/plies.ts';
import { refutationFrom } from '../../../engine/game/explore/refutation.ts';
import type { Met } from '../../../engine/game/explore/unknowns.ts';
import type { PlayerId, State } from '../../../engine/game/state/state.ts';
import { linesOfActs } from '../../../engine/scenario/lines/linesOfActs.ts';

/** Null where the search ended before that was known. */
export interface Forcing {
  readonly force: boolean | null;
  /** Whether it may come true if everybody wants it. */
  readonly possible: boolean | null;
  /** Whether it comes true whatever anybody does. */
  readonly certain: boolean | null;
  /** The fewest plies to it: against the longest resistance, and if everybody helps. */
  readonly within: number | null;
  readonly helped: number | null;
  /** How many of the first acts keep it forced; null where the first choice is not that player's. */
  readonly firstActs: number | null;
  /** A script on which it comes true: forced, or else with everybody's help; empty where it cannot. */
  readonly line: readonly string[];
  /** Where it cannot be forced: a script of that player's best try, up to an answer after which nothing helps. */
  readonly refuted: readonly string[];
  /** How many positions were come to. */
  readonly nodes: number;
  /** To how many plies all that matters has been looked at. */
  readonly depth: number;
  readonly limited: boolean;
}

/** `met`: what nobody knows, as far as what was found hangs on it; null where nothing of it was noted. */
export type ForcingFound = Forcing & { readonly met: Met | null };

export interface ForcingAsked {
  readonly who: PlayerId;
  readonly goal: Goal;
}

export const forcingOf = (state: State, exploration: Exploration, { who, goal }: ForcingAsked): ForcingFound => {
  const { unknown } = exploration;
  const search = new GoalSearch(state, exploration, goal);
  const within = search.pliesTo(who);
  const helped = within === undefined ? undefined : search.pliesTo('all');
  const certain = within === null || within === undefined ? within : search.pliesTo('nobody');
  // What can be forced may come, even if the fewest plies to it were not found any more.
  const possible = typeof within === 'number' ? true : known(helped);
  return {
    force: known(within),
    possible,
    certain: known(certain),
    within: within ?? null,
    helped: helped ?? null,
    firstActs: within === undefined ? null : (firstActsThatKeep(search, who)?.keep ?? null),
    line: lineOf(search, who, within, helped),
    refuted: within === null ? linesAlong(search, refutationFrom(search, who, search.root)) : [],
    nodes: search.positions,
    depth: search.depth,
    limited: within === undefined || possible === null || certain === undefined,
    met: unknown === undefined ? null : metOnTheWay(search, who, within, unknown.met),
  };
};

const known = (plies: number | null | undefined): boolean | null => (plies === undefined ? null : plies !== null);

const lineOf = (
  search: GoalSearch,
  who: PlayerId,
  within: number | null | undefined,
  helped: number | null | undefined,
): readonly string[] => {
  if (typeof within === 'number') return linesAlong(search, search.way(who, within));
  return typeof helped === 'number' ? linesAlong(search, search.way('all', helped)) : [];
};

const linesAlong = ({ begun }: GoalSearch, way: readonly Ply[]): readonly string[] => [
  ...linesOfActs(begun),
  ...linesOfPlies(way),
];

export const linesOfPlies = (way: readonly Ply[]): readonly string[] => way.flatMap(({ acts }) => linesOfActs(acts()));
