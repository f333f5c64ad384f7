/** What each act at a position is worth to a player who wants something to come true, whatever the others do. */
import { deciderAt, type GoalSearch, type Helpers, type Node, type Ply } from './force.ts';

export interface FirstAct {
  readonly ply: Ply;
  /**
   * In how many plies it comes true, this one included, against the longest resistance; null where it cannot be forced after it.
   * Undefined where the search was ended before that was known.
   */
  readonly within: number | null | undefined;
}

/**
 * In the order in which the acts are listed. All are looked into to one ply more at a time, so that those that keep it forced in few
 * plies are known of however long the others take.
 */
export const firstActsOf = (search: GoalSearch, who: Helpers, from: Node = search.root): readonly FirstAct[] => {
  const plies = search.next(from);
  const decided = new Map<Ply, number | null>();
  let wasEnded = false;
  for (let left = 0; decided.size < plies.length && !wasEnded; left++) {
    for (const ply of plies) {
      if (decided.has(ply)) continue;
      const found = search.within(ply.to, left, who);
      if (found === 'yes') decided.set(ply, 1 + left);
      else if (found === 'never') decided.set(ply, null);
      else if (found === 'ended') wasEnded = true;
    }
  }
  return plies.map(ply => ({ ply, within: decided.get(ply) }));
};

/** Whether the first choice is that player's: whose acts there are is known once they are listed. */
export const beginsWith = (search: GoalSearch, who: Helpers): boolean => {
  const { root } = search;
  if (root.isReached || root.isEnded) return false;
  search.next(root);
  return deciderAt(root) === who;
};

/**
 * How many of the first acts keep it forced, of how many; null where the first choice is not that player's, and where the search was ended
 * before that was known of each.
 */
export const firstActsThatKeep = (
  search: GoalSearch,
  who: Helpers,
): { readonly keep: number; readonly all: number } | null => {
  if (!beginsWith(search, who)) return null;
  const plies = search.next(search.root).map(({ to }) => search.pliesTo(who, to));
  if (plies.includes(undefined)) return null;
  return { keep: plies.filter(each => each !== null).length, all: plies.length };
};
