/** What passive sentences say of decks. */

import { cardName } from '../nouns.ts';
import { number } from '../numerals.ts';
import { attempt, fail, type Parser, peek, say, speakOf, tokenAt } from '../parser.ts';
import { place } from '../where.ts';
import type { Effects } from './effects.ts';

/** `you may look at the top card of your deck any time`: no matter who knows it, nothing in play changes. */
export const knownTop = (p: Parser): Effects => {
  if (say(p, 'you may look at (enemy) facedown cards (at any time)')) {
    attempt(p, () => place(p));
    return [];
  }
  if (
    !say(
      p,
      '(you may) look at the top card of your (main) deck | players may look at the top card of their (main) deck',
    )
  )
    return null;
  if (peek(p, -1) === 'deck') speakOf(p, { what: { kind: 'it' }, types: ['player'], many: false });
  return say(p, '(at) any time') ? [] : fail(p, 'any time');
};

/**
 * `if I'm in your deck, choose up to 3 different legends …`: done as the deck is built (`deck.choices`).
 */
export const chosenLegends = (p: Parser): Effects => {
  const isPrinted = attempt(p, () => say(p, 'if') && itself(p) && say(p, 'in your deck (,) choose'));
  if (isPrinted !== true && !say(p, 'your deck can/may have')) return null;
  const least = say(p, 'up to') ? 0 : null;
  const most = number(p);
  if (most === null || !say(p, 'legends | other legends | different legends | further legends'))
    return fail(p, 'legends');
  say(p, 'of/with different names');
  say(
    p,
    'in addition to your starting/champion legend | besides your starting/champion legend | besides your legend/own',
  );
  return [{ gives: 'chosen legends', count: { least: least ?? most, most } }];
};

/** `your deck can have any number of cards named X`: said of decks, and so nothing in play. */
export const ofDecks = (p: Parser): Effects => {
  if (!say(p, 'your deck can/may have any number of cards named')) return null;
  return cardName(p) ? [] : null;
};

/** `I am`, or the name of the card itself, which a print has here. */
const itself = (p: Parser): boolean => {
  if (say(p, 'I/this am/is')) return true;
  if (tokenAt(p).kind !== 'word') return false;
  p.pos++;
  return say(p, 'is');
};
