/** Legends that were chosen as the deck was built, besides the champion legend (`deck.choices`). */
import { fail, say } from '../parser.ts';
import type { VerbReader } from './readers.ts';

/** `choose one of those legends and add it to …`, or `add one of those legends to your legend zone`; without `while I'm on the board`, it stays. */
export const addChosenLegend: VerbReader = p => {
  const isSaid =
    say(p, 'choose 1/one of those legends and add it') ||
    say(p, 'add 1/one of those legends | add 1/one of the legends chosen for/with your deck');
  if (!isSaid) return null;
  if (!say(p, 'to your legend zone')) return fail(p, 'to your legend zone');
  const isForAWhile = say(p, WHILE_THERE);
  return [{ do: 'add chosen legend', who: 'you', until: isForAWhile ? 'source' : 'board' }];
};

const WHILE_THERE = 'while I/this am/is on the board | (for) as long as I/this am/is on the board';
