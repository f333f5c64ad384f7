/** What a run needs from above, put together: the default edition and the rule book's numbers. */
import type { Edition } from '../../engine/game/editions.ts';
import type { RunContext } from '../../engine/scenario/report.ts';
import { ruleNumbers } from '../../rules-db/runner.ts';
import type { RuleBook } from '../../rules-db/types.ts';

/** One context per book and edition, always the same object: so whoever keeps reports by context finds them again. */
export const runContext = (book: RuleBook, defaultEdition: Edition): RunContext => {
  const contexts = known.get(book) ?? new Map<Edition, RunContext>();
  known.set(book, contexts);
  const context = contexts.get(defaultEdition) ?? { defaultEdition, rules: ruleNumbers(book) };
  contexts.set(defaultEdition, context);
  return context;
};

const known = new WeakMap<RuleBook, Map<Edition, RunContext>>();
