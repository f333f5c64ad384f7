/** Why something cannot be forced: what is answered to the best try. */
import type { PlayerId } from '../state/state.ts';
import { deciderAt, type GoalSearch, type Node, type Ply } from './force.ts';

/**
 * Of that player's acts the one after which everybody together could still bring it about soonest; then what others answer. `from`: a
 * position from which it is known that it cannot be forced. Where the search has been ended since, the acts are some of those that were
 * looked into. Empty where nothing helps there already, and where an ended search leads round in a circle.
 */
export const refutationFrom = (search: GoalSearch, who: PlayerId, from: Node): readonly Ply[] => {
  const way: Ply[] = [];
  const met = new Set<Node>();
  let node = from;
  while (!isLost(search, node)) {
    const next = search.next(node);
    const taken = deciderAt(node) === who ? mostPromising(search, next) : answerTo(search, who, next);
    if (taken === undefined || met.has(node)) return [];
    met.add(node);
    way.push(taken);
    node = taken.to;
  }
  return way;
};

/** Whether it cannot come true any more, whoever wants it. */
const isLost = (search: GoalSearch, node: Node): boolean => search.pliesTo('all', node) === null;

/** One of which it is known already comes first: the others may take long to look into. */
const answerTo = (search: GoalSearch, who: PlayerId, next: readonly Ply[]): Ply | undefined =>
  next.find(({ to }) => search.within(to, 0, who) === 'never') ??
  next.find(({ to }) => search.pliesTo(who, to) === null);

/** All are looked into to one ply more at a time: that it cannot come true at all after the others takes longest to find out. */
const mostPromising = (search: GoalSearch, next: readonly Ply[]): Ply | undefined => {
  let open = next;
  for (let plies = 0; open.length > 0; plies++) {
    const left: Ply[] = [];
    for (const ply of open) {
      const found = search.within(ply.to, plies, 'all');
      if (found === 'yes' || found === 'ended') return ply;
      if (found === 'not so soon') left.push(ply);
    }
    open = left;
  }
  return undefined;
};
