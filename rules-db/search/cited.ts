/** Rules that are cited by what was found: an entry that fits a question speaks for the rules that decided it. */
import type { RuleBook } from '../types.ts';
import type { SearchDocument } from './documents.ts';

interface Ranked {
  readonly score: number;
  readonly document: SearchDocument;
}

/** Of an entry's score, what the rule gets that decided it; the rules that it names after it get a half, a third. */
const SHARE = 0.1;
/** Of the rules that an entry names. Those further behind are mentioned, and decide nothing. */
const DECIDING = 3;

/** Each with what the best entry that cites it adds: an entry's own score stays as it is. */
export const withCited = <Each extends Ranked>(book: RuleBook, ranked: readonly Each[]): readonly Each[] => {
  const added = new Map<string, number>();
  for (const { document, score } of ranked)
    for (const [place, concept] of (document.concepts ?? []).slice(0, DECIDING).entries())
      added.set(concept, Math.max(added.get(concept) ?? 0, (SHARE * score) / (place + 1)));
  return ranked.map(each => {
    const { kind, id, edition } = each.document;
    const concept = kind === 'rule' ? book.conceptOf(id, edition) : undefined;
    const more = concept === undefined ? undefined : added.get(concept);
    return more === undefined ? each : { ...each, score: each.score + more };
  });
};
