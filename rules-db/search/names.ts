/** Names that are typed with mistakes, as a whole: in one word, in several, or with letters wrong in all of its words. */
import Fuse from 'fuse.js';
import { cardNames } from '../cards.ts';
import type { RuleBook } from '../types.ts';
import type { Engines } from './engines.ts';
import { isKnown } from './query.ts';
import { wordsOf } from './words.ts';

/** The name that is most probably meant; of equally near ones the first. Undefined where none is near. */
export const nameMeant = (typed: string, names: readonly string[], threshold = HALF_RIGHT): string | undefined =>
  new Fuse(names, { threshold, distance: 60, minMatchCharLength: 2 }).search(typed, { limit: 1 })[0]?.item;

/** Two swapped letters of five are two wrong ones. */
const HALF_RIGHT = 0.4;
/** Where nothing says that it is a name. */
const NEARLY_RIGHT = 0.3;

/**
 * The name of a card, a keyword or an entry, where a question can only be one: some word of it is not known, and no known word
 * is near it or begins so. `zenithblade` is the card of two words.
 */
export const nameAsked = (book: RuleBook, question: string, { index, speller }: Engines): string | undefined => {
  const words = wordsOf(question);
  const isStrange = (word: string): boolean =>
    !isKnown(word, index) && speller.beginning(word, 1).length === 0 && speller.near(word).length === 0;
  return words.length > LONGEST || !words.some(isStrange)
    ? undefined
    : nameMeant(words.join(' '), namesIn(book), NEARLY_RIGHT);
};

/** In words: more are a question. */
const LONGEST = 5;

const namesIn = (book: RuleBook): readonly string[] =>
  [...cardNames(), ...book.keywords.keys(), ...book.entries.map(({ id }) => id)].map(name => wordsOf(name).join(' '));
