/** Of several acts at a position, whether something can still be brought about after each of them. */
import { flatMapped } from '../state/lists.ts';
import type { PlayerId } from '../state/state.ts';
import type { Found, GoalSearch, Helpers, Node } from './force.ts';

/** An act, with where each way to bring it to its end leads: what is chosen as a card is played belongs to it. */
export interface ActTried {
  readonly who: PlayerId;
  readonly ways: readonly Node[];
}

export interface ActJudged {
  /** In the list of those that are judged. */
  readonly at: number;
  /** Whether it can be brought about after it, chosen as whoever does it would. */
  readonly isFound: boolean;
  /** In how many plies after it, against the longest resistance; null where it cannot. */
  readonly plies: number | null;
  /** Whether that hangs on what is chosen with the act. */
  readonly isSplit: boolean;
}

/**
 * All are looked into to one ply more at a time, so that what is soon known is told soon. Yields each act once it is known, and null
 * where the search is paused, to go on from there; returns whether all are known. `isEnough`: whether the search has been ended.
 */
export function* actsJudged(
  search: GoalSearch,
  helpers: Helpers,
  { acts, isEnough }: { readonly acts: readonly ActTried[]; readonly isEnough: () => boolean },
): Generator<ActJudged | null, boolean> {
  const open = new Map(acts.map((act, at) => [at, { act, found: act.ways.map(() => undefined as Plies) }]));
  for (let plies = 0; open.size > 0; plies++) {
    for (const [at, { act, found }] of open) {
      for (const [i, node] of act.ways.entries()) {
        if (found[i] !== undefined) continue;
        let came: Found = search.within(node, plies, helpers);
        while (came === 'ended') {
          if (isEnough()) return false;
          yield null;
          came = search.within(node, plies, helpers);
        }
        if (came !== 'not so soon') found[i] = came === 'yes' ? plies : null;
      }
      const judged = judgedOf(at, found, isHelper(act.who, helpers));
      if (judged === null) continue;
      open.delete(at);
      yield judged;
    }
  }
  return true;
}

/** In so many it comes about; null: never. Undefined while that is not known. */
type Plies = number | null | undefined;

const isHelper = (who: PlayerId, helpers: Helpers): boolean => helpers === 'all' || helpers === who;

/** Null while it is not known of every way. */
const judgedOf = (at: number, found: readonly Plies[], helps: boolean): ActJudged | null => {
  if (found.includes(undefined)) return null;
  const yes = flatMapped(found, plies => plies ?? []);
  const isFound = yes.length > 0 && (helps || yes.length === found.length);
  const best = helps ? Math.min : Math.max;
  return {
    at,
    isFound,
    plies: isFound ? yes.reduce((a, b) => best(a, b)) : null,
    isSplit: yes.length > 0 && yes.length < found.length,
  };
};
