/** Searches the rule book for the client's quick pick. */
import type { Edition } from '../../engine/game/editions.ts';
import { citation } from '../../rules-db/citation.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import type { LookUpItem } from '../protocol.ts';
import type { PageLinks } from './pageLinks.ts';

export interface LookUp {
  readonly words: string;
  readonly edition: Edition;
  readonly limit?: number | undefined;
}

export const lookUp = (
  book: RuleBook,
  pages: PageLinks,
  { words, edition, limit = 30 }: LookUp,
): readonly LookUpItem[] =>
  book.search(words, { edition, limit }).map(({ kind, id, title, edition: found, excerpt }) => ({
    kind,
    id,
    title,
    edition: found,
    excerpt,
    uri: pages.to(kind, id, found),
    citation: kind === 'rule' ? citation(id, found) : title,
  }));
