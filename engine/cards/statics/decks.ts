/** What passive sentences say of decks. */

import { cardName } from '../nouns.ts';
import { attempt, fail, type Parser, peek, say, speakOf } from '../parser.ts';
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

/** `your deck can have any number of cards named X`: said of decks, and so nothing in play. */
export const ofDecks = (p: Parser): Effects => {
  if (!say(p, 'your deck can/may have any number of cards named')) return null;
  return cardName(p) ? [] : null;
};
