/** Migrates a citation of a book beside the core rules from one of its editions to another. */
import { editionDated } from '../books/dates.ts';
import { editionedBook } from '../books/editioned.ts';
import { isNewest } from '../books/find.ts';
import type { Book } from '../books/types.ts';
import type { Surroundings } from './beside.ts';
import { type CitationChange, migrateInProse, sayBehind } from './migrate.ts';
import type { BookPassage, NumberPassage } from './passages.ts';

export interface BookMove {
  readonly from: Book;
  readonly to: Book;
  /** The edition in which a number without a mark is read. */
  readonly unmarked: Book;
}

/**
 * Undefined for what is cited from another edition or another book. A number without a mark goes without one as long as it is of
 * the newest edition, and says its edition otherwise.
 */
export const migrateBookPassage = (
  { prefix, mark, ...passage }: BookPassage,
  around: Surroundings,
  { from, to, unmarked }: BookMove,
): CitationChange | undefined => {
  if (prefix !== from.prefix) return undefined;
  const edition = mark === undefined ? undefined : editionDated(from, mark.edition)?.date;
  if (mark !== undefined && edition === undefined) return undefined;
  const asRules: NumberPassage = {
    ...passage,
    kind: 'numbers',
    ...(mark === undefined || edition === undefined ? {} : { mark: { ...mark, edition } }),
  };
  const change = migrateInProse(editionedBook(from), asRules, around, {
    from: from.date,
    to: to.date,
    own: unmarked.date,
    ownAfter: unmarked.date === from.date ? to.date : unmarked.date,
    say: sayBehind,
  });
  const goes = change?.kind === 'moved' || change?.kind === 'changed';
  if (change === undefined || !goes || mark !== undefined || isNewest(to)) return change;
  return { ...change, edits: [...change.edits, sayBehind(asRules, to.date)] };
};
