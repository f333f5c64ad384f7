/** What the engine's runner needs of the rule book, as plain functions. */
import { isEdition } from '../engine/game/editions.ts';
import type { RuleNumbers } from '../engine/scenario/report.ts';
import type { RuleBook } from './types.ts';

export const ruleNumbers = (book: RuleBook): RuleNumbers => ({
  numbersOf: book.numbersOf,
  conceptOf: book.conceptOf,
  hasEntry: (kind, name) => book.entry(kind, name) !== undefined,
  nearestEntry: book.nearestEntry,
  keywordSince: name => {
    const since = book.keywords.get(name)?.since;
    return since !== undefined && isEdition(since) ? since : undefined;
  },
  conceptsOf: (kind, name) => book.entry(kind, name)?.concepts ?? [],
  supersededBy: (kind, name) => {
    const entry = book.entry(kind, name);
    return entry === undefined || entry.standing === 'holds'
      ? undefined
      : (entry.standingNote ?? 'newer rules say otherwise.');
  },
});
