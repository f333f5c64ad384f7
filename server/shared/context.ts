/** What a run needs from above, put together: the default edition and the rule book's numbers. */
import type { Edition } from '../../engine/game/editions.ts';
import type { RunContext } from '../../engine/scenario/report.ts';
import type { RuleBook } from '../../rules-db/types.ts';

/** One context per book and edition, always the same object: so whoever keeps reports by context finds them again. */
export const runContext = (book: RuleBook, defaultEdition: Edition): RunContext => {
  const contexts = known.get(book) ?? new Map<Edition, RunContext>();
  known.set(book, contexts);
  const context = contexts.get(defaultEdition) ?? makeContext(book, defaultEdition);
  contexts.set(defaultEdition, context);
  return context;
};

const known = new WeakMap<RuleBook, Map<Edition, RunContext>>();

const makeContext = (book: RuleBook, defaultEdition: Edition): RunContext => ({
  defaultEdition,
  rules: {
    numbersOf: book.numbersOf,
    conceptOf: book.conceptOf,
    hasEntry: (kind, name) => book.entry(kind, name) !== undefined,
    nearestEntry: book.nearestEntry,
  },
});
