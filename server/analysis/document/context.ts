/** What scenarios are run with, put together from the rule book and the card library; one for each book and default edition. */
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { CardTree } from '../../../engine/language/syntax.ts';
import { cardsOf } from '../../../engine/scenario/names/cards.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { cardNamed, cardNames } from '../../../rules-db/cards.ts';
import { ruleNumbers } from '../../../rules-db/runner.ts';
import type { RuleBook } from '../../../rules-db/types.ts';

/** The same context for the same book and edition, so that reports can be kept with it. */
export const runContext = (book: RuleBook, defaultEdition: Ruleset): RunContext => {
  const contexts = known.get(book) ?? new Map<Ruleset, RunContext>();
  known.set(book, contexts);
  const context = contexts.get(defaultEdition) ?? {
    defaultEdition,
    rules: ruleNumbers(book),
    cards: cardsOf([], fromLibrary, cardNames),
  };
  contexts.set(defaultEdition, context);
  return context;
};

const known = new WeakMap<RuleBook, Map<Ruleset, RunContext>>();

const fromLibrary = (name: string): CardTree | undefined => cardNamed(name)?.tree;

/** What the scenarios of a file are run with, under an edition and with the cards that the file can play (`playableCards`). */
export const contextOfFile = (book: RuleBook, ruleset: Ruleset, cards: readonly CardTree[]): RunContext =>
  withCards(runContext(book, ruleset), cards);

/** The context of a file that brings cards of its own, or uses some: the same one as long as those are the same. */
export const withCards = (context: RunContext, cards: readonly CardTree[]): RunContext => {
  const [first] = cards;
  if (first === undefined) return context;
  const before = own.get(first) ?? [];
  const same = before.find(each => each.base === context && sameTrees(each.cards, cards));
  if (same !== undefined) return same.context;
  const made = { ...context, cards: cardsOf(cards, fromLibrary, cardNames) };
  own.set(first, [{ base: context, cards, context: made }, ...before.slice(0, MOST_KEPT - 1)]);
  return made;
};

interface Own {
  readonly base: RunContext;
  readonly cards: readonly CardTree[];
  readonly context: RunContext;
}

/** Several files may begin with the same used card. */
const own = new WeakMap<CardTree, readonly Own[]>();
const MOST_KEPT = 8;

const sameTrees = (a: readonly CardTree[], b: readonly CardTree[]): boolean =>
  a.length === b.length && a.every((tree, i) => tree === b[i]);
