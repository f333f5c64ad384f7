/** A question that asks what a newer edition has changed: `what changed since 1.4`, `difference between 1.4 and 1.5`. */

import type { BookEdition, RuleBook } from '../types.ts';
import { STOP_WORDS } from './stopwords.ts';
import { wordsOf } from './words.ts';

export interface ChangesAsked {
  readonly from: BookEdition;
  readonly to: BookEdition;
  /** What else is asked for; empty where the comparison is the whole answer. */
  readonly words: string;
}

/** Undefined for all other questions, and where the edition that is named has none to be compared with. */
export const changesAsked = (book: RuleBook, question: string): ChangesAsked | undefined => {
  const parts = question.split(/[\s,;?!()]+|\.\.+/).filter(part => part !== '');
  const editions = parts.flatMap(part => book.editions.find(each => each === bareEdition(part)) ?? []);
  const rest = parts.filter(part => !editions.includes(bareEdition(part)));
  const asks = rest.some(part => OF_CHANGES.test(part));
  if (!asks && (editions.length < 2 || !rest.every(part => BETWEEN.test(part)))) return undefined;
  const words = rest.filter(part => !isSaidAround(part)).join(' ');
  // Without an edition, `a change of control` and the like are asked for.
  if (editions.length === 0 && (words !== '' || !rest.some(part => OF_NEWS.test(part)))) return undefined;
  const isSince = rest.some(part => SINCE.test(part));
  const pair = compared(book.editions, editions, isSince ? 'since' : 'in');
  return pair && { ...pair, words };
};

const bareEdition = (part: string): string =>
  part
    .toLowerCase()
    .replace(/^v\.?(?=\d)/, '')
    .replace(/[.:]$/, '');

const OF_CHANGES =
  /^(?:chang(?:e|es|ed|ing)|changelog|differ(?:s|ent|ence|ences)?|diff|compar(?:e|es|ed|ing|ison)|new|news|updates?|updated)$/i;
/** Words that ask for the newest edition where no edition is named. */
const OF_NEWS = /^(?:changelog|changed|news|updates?|differences?|diff|new)$/i;
const BETWEEN = /^(?:vs\.?|versus|to|and|->|→|-)$/i;
const SINCE = /^(?:since|after|from|vs\.?|versus)$/i;
const ABOUT_RULES =
  /^(?:rules?|core|edition|editions|version|versions|book|text|document|patch|notes|between|since|after|latest|last|current|newest|list|all|everything|anything|happened)$/i;

const isSaidAround = (part: string): boolean =>
  OF_CHANGES.test(part) ||
  BETWEEN.test(part) ||
  SINCE.test(part) ||
  ABOUT_RULES.test(part) ||
  wordsOf(part).every(word => STOP_WORDS.has(word));

/** Two editions in their order; one since then, or with the one before it. */
const compared = (
  all: readonly BookEdition[],
  [one = all.at(-1) ?? '', other]: readonly BookEdition[],
  how: 'since' | 'in',
): { readonly from: BookEdition; readonly to: BookEdition } | undefined => {
  const at = all.indexOf(one);
  const both = other === undefined || other === one ? ONE_SIDED[how](at, all.length - 1) : [at, all.indexOf(other)];
  const [from, to] = both.toSorted((a, b) => a - b).map(place => all[place]);
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
};

const ONE_SIDED = {
  since: (at: number, newest: number) => [at, newest],
  in: (at: number) => [at - 1, at],
};
