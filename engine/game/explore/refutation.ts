/** Why something cannot be forced: what is answered to the best try. */
import type { PlayerId } from '../state/state.ts';
import { deciderAt, type GoalSearch, type Node, type Ply } from './force.ts';

/** Of that player's acts the one after which everybody together could still bring it about soonest; then what others answer. */
export const refutationFrom = (search: GoalSearch, who: PlayerId, from: Node): readonly Ply[] => {
  const way: Ply[] = [];
  for (let node = from; !node.point.isEnded; ) {
    const next = search.next(node);
    const isOwn = deciderAt(node) === who;
    const taken = isOwn ? mostPromising(search, next) : next.find(({ to }) => search.pliesTo(who, to) === null);
    if (taken === undefined) break;
    way.push(taken);
    node = taken.to;
    if (!isOwn && search.pliesTo('all', node) === null) break;
  }
  return way;
};

const LONG = Number.POSITIVE_INFINITY;

const mostPromising = (search: GoalSearch, next: readonly Ply[]): Ply | undefined => {
  const promising = next.map(ply => ({ ply, plies: search.pliesTo('all', ply.to) }));
  const fewest = promising.reduce((least, { plies }) => Math.min(least, plies ?? LONG), LONG);
  return promising.find(({ plies }) => (plies ?? LONG) === fewest && plies !== null)?.ply;
};
