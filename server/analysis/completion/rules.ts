/** Rule numbers with their titles, with those first that fit what the scenario or the article is about. */

import { type Act, refuse } from '../../../engine/game/actions.ts';
import type { PlayerId, State } from '../../../engine/game/state/state.ts';
import { numbersToCite } from '../../../rules-db/citation.ts';
import { searchBook } from '../../../rules-db/search/search.ts';
import type { BookEdition, RuleBook } from '../../../rules-db/types.ts';
import type { Offer } from './item.ts';

/** Rules that fit, the most fitting first; each once. */
export interface Fitting {
  /** The rules that actually refuse the action. */
  readonly refusing: readonly string[];
  /** Those that the script applied, or that the article cites: the last first. */
  readonly applied: readonly string[];
}

/** The rules whose numbers continue what is typed, those that fit first. Words find rules by their text. */
export const rulesFor = (book: RuleBook, edition: BookEdition, typed: string, fitting: Fitting): readonly Offer[] => {
  const begins = typed.toLowerCase();
  if (/^\D/.test(begins)) {
    const found = rulesAbout(book, edition, typed);
    // A client that gets an empty list asks no more: what fits stays until enough of the word is typed.
    return found.length > 0 ? found : fittingRules(book, edition, fitting).map(offer => ({ ...offer, filter: typed }));
  }
  const isBegun = (number: string): boolean => number.startsWith(begins);
  const offers = fittingRules(book, edition, fitting).filter(({ label }) => isBegun(label));
  const first = new Set(offers.map(({ label }) => label));
  const rest = (begins === '' ? sections(book, edition, first) : book.numbers(edition).filter(isBegun)).filter(
    number => !first.has(number),
  );
  return [...offers, ...rest.map((number, order) => ruleOffer(book, number, edition, order, 'plain'))];
};

const fittingRules = (book: RuleBook, edition: BookEdition, { refusing, applied }: Fitting): readonly Offer[] => [
  ...refusing.map((number, order) => ({
    ...ruleOffer(book, number, edition, order, 'best'),
    detail: `forbids it: ${titleOf(book, number, edition)}`,
  })),
  ...applied
    .filter(number => !refusing.includes(number))
    .map((number, order) => ruleOffer(book, number, edition, order, 'legal')),
];

/** The rules that words speak of, the likeliest first. */
const rulesAbout = (book: RuleBook, edition: BookEdition, words: string): readonly Offer[] =>
  searchBook(book, words, { edition, kinds: ['rule'], limit: FOUND }).map(({ id }, order) => ({
    ...ruleOffer(book, id, edition, order, 'plain'),
    // What is typed is not the beginning of the number: `filterText` makes the client show it.
    filter: words,
  }));

const FOUND = 20;

/**
 * Before anything is typed, the rules around those that fit, and the sections: all rules would be more than two thousand.
 * Last is what comes before the game itself.
 */
const sections = (book: RuleBook, edition: BookEdition, fitting: ReadonlySet<string>): readonly string[] => {
  const near = new Set([...fitting].map(sectionOf));
  const place = (number: string): number => {
    if (near.has(sectionOf(number))) return 0;
    return number < FIRST_OF_THE_GAME ? 2 : 1;
  };
  return book
    .numbers(edition)
    .filter(number => /^\d+$/.test(number) || near.has(sectionOf(number)))
    .toSorted((a, b) => place(a) - place(b));
};

const sectionOf = (number: string): string => number.split('.')[0] ?? number;
/** What is below it is about the rules themselves. */
const FIRST_OF_THE_GAME = '100';

/** The main number of each rule that refuses an action, in the order in which the refusals name them. */
export const refusingRules = (book: RuleBook, state: State, who: PlayerId, act: Act): readonly string[] =>
  numbersOf(
    book,
    refuse(state, who, act).flatMap(refusal => refusal.rules),
    state.edition,
  );

/** The main number of each concept, once. */
export const numbersOf = (book: RuleBook, concepts: readonly string[], edition: BookEdition): readonly string[] => [
  ...new Set([...new Set(concepts)].flatMap(concept => numbersToCite(book, concept, edition)[0] ?? [])),
];

export const entryNames = (book: RuleBook, kind: 'faq' | 'ruling'): readonly Offer[] =>
  book.entries
    .filter(entry => entry.kind === kind)
    .map(({ id, question }, order) => ({
      label: id,
      kind: 'reference',
      rank: 'plain',
      order,
      detail: question,
      insert: id,
      data: { entry: id, kind },
    }));

const titleOf = (book: RuleBook, number: string, edition: BookEdition): string =>
  book.rule(number, edition)?.title ?? '';

const ruleOffer = (
  book: RuleBook,
  number: string,
  edition: BookEdition,
  order: number,
  rank: Offer['rank'],
): Offer => ({
  label: number,
  kind: 'reference',
  rank,
  order,
  detail: titleOf(book, number, edition),
  data: { rule: number, edition },
});
