/** Cards put into a zone, or on an end of a deck. */
import type { Instruction, Value, Who } from '../../game/state/cards/ability.ts';
import { LOOKED_SLOT } from '../../game/state/slots.ts';
import { number } from '../numerals.ts';
import { attempt, fail, type Parser, say, speakOf } from '../parser.ts';
import { whose } from '../players.ts';
import { revealedCard } from '../referents.ts';
import { single } from '../selectors.ts';
import type { Instructions, VerbReader } from './readers.ts';

/** A burn that others spell out: the top cards of a deck into the trash (`burn`). */
export const burning = (p: Parser, who: Who, amount: Value): Instructions | null => {
  speakOf(p, { what: { kind: 'it' }, types: ['card'], many: amount !== 1, done: 'burned' });
  return [{ do: 'burn', who, amount }];
};

/** `put it into your hand`, `put the top 2 cards … into your trash`. */
export const put: VerbReader = (p, who) => {
  if (!say(p, 'put/puts | place/places')) return null;
  const burned = attempt(p, () => {
    if (!say(p, 'the top')) return null;
    const amount = attempt(p, number) ?? 1;
    if (!say(p, 'card/cards of')) return null;
    whose(p);
    return say(p, '(main) deck in/into your/their/the/its trash') ? amount : null;
  });
  if (burned !== null) return burning(p, who, burned);
  const first = putting(p);
  if (first === null) return null;
  const other = first.to === 'top' && p.sawCards ? attempt(p, () => (say(p, 'and') ? otherOnBottom(p) : null)) : null;
  if (other !== null) return [first, other];
  // Of cards looked at, "the rest" are those that are still in the deck.
  const staysThere = first.to !== 'hand' && first.to !== 'trash';
  const second = staysThere ? null : attempt(p, () => (say(p, ', and | and') ? putting(p) : null));
  return second === null ? [first] : [first, second];
};

type Put = Extract<Instruction, { do: 'put' }>;
type PutTo = Put['to'];

/** One thing and where it goes: `one into your hand`, `the other on the bottom of your deck`. */
const putting = (p: Parser): Put | null => {
  const what = attempt(p, () => (say(p, 'it') ? revealedCard(p) : null)) ?? single(p);
  if (what === null) return null;
  const to = putTo(p);
  return to === null ? null : { do: 'put', what, to };
};

/** `one on top and the other on the bottom`: what was not chosen, though the one on top is in the deck as well. */
const otherOnBottom = (p: Parser): Put | null => {
  if (!say(p, 'the other/rest/others on/at (the) bottom')) return null;
  const what = { kind: 'all', filter: { types: ['card'], unchosen: true }, among: LOOKED_SLOT } as const;
  return deckEnd(p, 'bottom') === null ? null : { do: 'put', what, to: 'bottom' };
};

const putTo = (p: Parser): PutTo | null => {
  if (say(p, 'on (the) top or (the) bottom')) return deckEnd(p, 'top or bottom');
  if (say(p, 'on (the) top')) return deckEnd(p, 'top');
  if (say(p, 'on/at (the) bottom')) return deckEnd(p, 'bottom');
  if (say(p, 'back in any order | back on top (in any order)')) return 'top';
  if (!say(p, 'in | into | to')) return fail(p, 'into');
  whose(p);
  if (say(p, 'hand/hands')) return 'hand';
  if (say(p, 'trash/trashes')) return 'trash';
  return say(p, 'champion zone') ? 'champion zone' : fail(p, 'hand');
};

/** Of cards looked at, the deck goes without saying. */
const deckEnd = (p: Parser, to: PutTo): PutTo | null => {
  if (!say(p, 'of')) {
    if (!p.sawCards) return fail(p, 'of your deck');
  } else {
    whose(p);
    if (!say(p, '(main) deck/decks')) return fail(p, 'your deck');
  }
  // Said or not, the order of several is their player's choice.
  say(p, 'in any order');
  return to;
};
