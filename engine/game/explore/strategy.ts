/** How something is forced: what is done at each own choice, after each answer that the others may give. */
import type { PlayerId } from '../state/state.ts';
import { deciderAt, type GoalSearch, type Node, type Ply } from './force.ts';

/** A ply, and what may follow it: one where it is the player's own choice, each answer where it is another's; none once it has come true. */
export interface StrategyStep {
  readonly ply: Ply;
  readonly then: readonly StrategyStep[];
}

/**
 * The shortest against the longest resistance, from a position at which it is forced in so many plies. Null where it would take more
 * than `most` plies in all, or the search was ended meanwhile.
 */
export const strategyOf = (
  search: GoalSearch,
  who: PlayerId,
  plies: number,
  most: number,
): readonly StrategyStep[] | null => {
  let room = most;
  const from = (node: Node, left: number): readonly StrategyStep[] | null => {
    if (node.isReached) return [];
    const steps: StrategyStep[] = [];
    for (const ply of takenAt(search, who, node, left)) {
      room -= 1;
      const then = room < 0 ? null : from(ply.to, left - 1);
      if (then === null) return null;
      steps.push({ ply, then });
    }
    return steps.length === 0 ? null : steps;
  };
  return from(search.root, plies);
};

const takenAt = (search: GoalSearch, who: PlayerId, node: Node, left: number): readonly Ply[] => {
  const next = search.next(node);
  if (deciderAt(node) !== who) return next;
  return next.filter(({ to }) => search.within(to, left - 1, who) === 'yes').slice(0, 1);
};
