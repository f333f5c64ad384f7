/** The cards that a scenario can play with: those of its own file, of the files that it uses, and of the library. */

import type { Printed } from '../../cards/print.ts';
import { nameableOf, printOf } from '../../cards/reading.ts';
import { copyPrint } from '../../game/play/copies.ts';
import type { Library } from '../../game/play/play.ts';
import { normalizeAbility } from '../../game/state/cards/normalizeShape.ts';
import type { NameableCard, Print } from '../../game/state/state.ts';
import { type Budget, WORK_OF_A_READING } from '../../game/state/work.ts';
import { knownOf, knownWhile } from '../../known.ts';
import type { CardTree } from '../../language/syntax.ts';
import { closeCards, comparedName, firstFitting, nearCards, spelledCard } from './nearest.ts';
import { isLegendOf, shortNamesIn } from './shortNames.ts';

/** Cards by their names, without regard to case. */
export interface Cards {
  print(name: string): Print | null;
  /** Whether the card has a sentence that is not understood. */
  isUnread(name: string): boolean;
  /** How often something was tried to read its sentences; none of the library's cards, which are what they are. */
  tried(name: string): number;
  /** What it says in words that do not run. */
  texts(name: string): readonly string[];
  /** All that there are, tokens and all, as far as players name them: most are never played, and are not read. */
  all(): readonly NameableCard[];
  /** The names that one which no card has may have been meant to be, the nearest first: of cards that fit there. */
  near(name: string, fits: (print: Print) => boolean): readonly string[];
  /** How many are those of the file and of what it uses. */
  readonly ownCount: number;
  /** Of these, the names that it can only be a slip for: another case, an apostrophe, a space, one or two letters. */
  close(name: string, fits: (print: Print) => boolean): readonly string[];
  /** The names that players shorten to this one, of cards that fit; a legend's to its champion's. */
  shortened(name: string, fits: (print: Print) => boolean, type: Print['type']): readonly string[];
}

export const NO_CARDS: Cards = {
  print: () => null,
  isUnread: () => false,
  tried: () => 0,
  texts: () => [],
  all: () => [],
  near: () => [],
  ownCount: 0,
  close: () => [],
  shortened: () => [],
};

/** What a card's block says; kept with the block. */
export const readCard: (tree: CardTree) => Printed = knownOf(printOf);

/** The same as games have it. */
const inPlay = knownOf((tree: CardTree): Print => {
  const { print } = readCard(tree);
  const now = copyPrint(print);
  now.abilities = print.abilities.map(normalizeAbility);
  return now;
});

const nameable = (tree: CardTree | undefined): NameableCard | undefined =>
  tree === undefined ? undefined : nameableCard(tree);

const nameableCard = knownOf(nameableOf);

/** The names of a library stay the same. */
type Names = () => readonly string[];

const spelledOf = knownOf((names: Names) => names().map(spelledCard));
const comparedOf = knownOf((names: Names) => names().map(comparedName));

/**
 * The cards of these blocks, and after them those that `rest` knows, whose names `restNames` lists. The first of a name
 * counts.
 */
export const cardsOf = (
  trees: readonly CardTree[],
  rest: (name: string) => CardTree | undefined,
  restNames: () => readonly string[] = () => [],
): Cards => {
  const own = new Map<string, CardTree>();
  for (const tree of trees) {
    const key = tree.name?.text.toLowerCase();
    if (key !== undefined && !own.has(key)) own.set(key, tree);
  }
  const called = (name: string): CardTree | undefined => own.get(name.toLowerCase()) ?? rest(name);
  const print = (name: string): Print | null => {
    const tree = called(name);
    return tree === undefined ? null : inPlay(tree);
  };
  const fitting =
    (fits: (print: Print) => boolean) =>
    (name: string): boolean => {
      const found = print(name);
      return found !== null && fits(found);
    };
  const isLegend = (name: string, champion: string): boolean => {
    const card = nameable(called(name));
    return card !== undefined && isLegendOf(card, champion);
  };
  // One function for all that is kept of them.
  const ownNames = (): readonly string[] => trees.flatMap(tree => tree.name?.text ?? []);
  const names = (): readonly string[] => [...ownNames(), ...restNames()];
  // Each edition asks for the same.
  const ranked = knownWhile(
    MOST_COMPARED,
    (name: string, _: null) => nearCards(name, [...comparedOf(ownNames), ...comparedOf(restNames)]),
    () => true,
  );
  return {
    print,
    isUnread: name => {
      const tree = called(name);
      return tree !== undefined && readCard(tree).problems.length > 0;
    },
    tried: name => {
      const tree = own.get(name.toLowerCase());
      return tree === undefined ? 0 : readCard(tree).tried;
    },
    texts: name => called(name)?.texts.map(({ text }) => text) ?? [],
    all: () => names().flatMap(name => nameable(called(name)) ?? []),
    near: (name, fits) => firstFitting(ranked(name, null), fitting(fits)),
    ownCount: own.size,
    close: (name, fits) => closeCards(name, [...spelledOf(ownNames), ...spelledOf(restNames)]).filter(fitting(fits)),
    shortened: (name, fits, type) => {
      const said = name.toLowerCase();
      const short = [...(shortNamesIn(ownNames).get(said) ?? []), ...(shortNamesIn(restNames).get(said) ?? [])];
      // Only for a legend the tags of all cards are read.
      const legends = type === 'legend' ? names().filter(each => isLegend(each, name)) : [];
      return [...new Set([...short, ...legends])].filter(fitting(fits));
    },
  };
};

/** What it takes to hold a name against those of all cards, and more for each card of the file's own. */
const WORK_OF_NEAR = 1_500;
const WORK_OF_NEAR_OWN = 4;

/** Of so many names that no card has, the nearest are looked for. */
const MOST_COMPARED = 300;

/**
 * The same cards, whose sentences take from the budget: those of each card once, whether it was read before or not. So does each name that
 * no card has.
 */
export const takingFrom = (budget: Budget, cards: Cards): Cards => {
  const taken = new Set<string>();
  const compared = new Set<string>();
  const take = (name: string): void => {
    const key = name.toLowerCase();
    if (taken.has(key)) return;
    taken.add(key);
    budget.spend(WORK_OF_A_READING * cards.tried(name), 'sentences');
  };
  return {
    ...cards,
    print(name) {
      take(name);
      return cards.print(name);
    },
    isUnread(name) {
      take(name);
      return cards.isUnread(name);
    },
    near(name, fits) {
      compared.add(name.toLowerCase());
      // Whoever has so many names of no card has another library in mind, and each is told all the same.
      if (compared.size > MOST_COMPARED) return [];
      budget.spend(WORK_OF_NEAR + WORK_OF_NEAR_OWN * cards.ownCount, 'words');
      return cards.near(name, fits);
    },
  };
};

/** The same as games ask for them. */
export const libraryOf = (cards: Cards): Library =>
  Object.assign((name: string) => cards.print(name), { all: () => cards.all() });
