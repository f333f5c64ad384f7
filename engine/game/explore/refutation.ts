/** Why something cannot be forced: what is answered to the best try. */
import type { PlayerId } from '../state/state.ts';
import { deciderAt, type GoalSearch, type Node, type Ply } from './force.ts';

/**
 * Of that player's acts the one after which everybody together could still bring it about soonest; then what others answer. Empty
 * where the search was ended before that had come to something after which nothing helps.
 */
export const refutationFrom = (search: GoalSearch, who: PlayerId, from: Node): readonly Ply[] => {
  const way: Ply[] = [];
  let node = from;
  while (!isLost(search, node)) {
    const next = search.next(node);
    const taken =
      deciderAt(node) === who ? mostPromising(search, next) : next.find(({ to }) => search.pliesTo(who, to) === null);
    if (taken === undefined) return [];
    way.push(taken);
    node = taken.to;
  }
  return way;
};

/** Whether it cannot come true any more, whoever wants it. */
const isLost = (search: GoalSearch, node: Node): boolean => search.pliesTo('all', node) === null;

const LONG = Number.POSITIVE_INFINITY;

const mostPromising = (search: GoalSearch, next: readonly Ply[]): Ply | undefined => {
  const promising = next.map(ply => ({ ply, plies: search.pliesTo('all', ply.to) }));
  const fewest = promising.reduce((least, { plies }) => Math.min(least, plies ?? LONG), LONG);
  return promising.find(({ plies }) => (plies ?? LONG) === fewest && plies !== null)?.ply;
};
