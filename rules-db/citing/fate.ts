/** What became of a cited rule from one edition to another. */
import type { BookEdition, RuleBook, RuleInEdition } from '../types.ts';

/** What one edition has under a number, and what another one has of it. */
export type Fate =
  /** The first edition has no such number. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone'; readonly before: RuleInEdition }
  /** The same rule: `changed` where it says something different there. */
  | { readonly kind: 'moved' | 'changed'; readonly before: RuleInEdition; readonly now: RuleInEdition };

/** `moved` covers a rule that kept its number: the text is the same. `unknown`: the first edition has no such rule. */
export const fateOf = (book: RuleBook, number: string, from: BookEdition, to: BookEdition): Fate => {
  const before = book.rule(number, from);
  if (before === undefined) return { kind: 'unknown' };
  const there = book.numbersOf(before.concept.id, to);
  // Where both editions say it equally often, each place has its own there; else the main one counts.
  const at = there.length === before.numbers.length ? before.numbers.indexOf(number) : 0;
  const now = book.rule(there[at] ?? '', to);
  if (now === undefined) return { kind: 'gone', before };
  return { kind: before.text === now.text ? 'moved' : 'changed', before, now };
};
