/** Phrases that say what is chosen, but not of which things, or not how many of each. */
import type { Count, Filter } from '../game/state/cards/terms.ts';
import type { Parser } from './parser.ts';

/** Why it is not clear what is chosen by the words from `from` on; null where it is. */
export const whyUnclear = (p: Parser, from: number, { most }: Count, { where }: Filter): string | null => {
  if (most !== 'any' && isOfEachPlayer(p, from)) return HOW_MANY_OF_EACH;
  return most === 1 && where !== undefined && ONE_PLACE.has(where.kind) ? SAME_AS_WHAT : null;
};

/** `a card from each opponent's trash` */
const isOfEachPlayer = ({ tokens, pos }: Parser, from: number): boolean =>
  tokens
    .slice(from, pos)
    .some(({ word }, at, said) => word === 'each' && OF_PLAYERS.has(`${said[at + 1]?.word} ${said[at + 2]?.word}`));

const OF_PLAYERS: ReadonlySet<string> = new Set(["opponent 's", "player 's"]);

const HOW_MANY_OF_EACH =
  'It is not clear how many each player gets: write "each opponent recycles a card from their trash", or "from an opponent\'s trash".';

const ONE_PLACE: ReadonlySet<string> = new Set(['one battlefield', 'one location']);

const SAME_AS_WHAT =
  'It is not clear what this is at the same place as: write "here", or choose the other thing first, as in "choose a friendly unit. it deals 1 to an enemy unit at the same battlefield".';
