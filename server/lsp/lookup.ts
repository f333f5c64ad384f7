/** Searches the rule book for the client's quick pick. */
import { citation, entryCitation, keywordCitation } from '../../rules-db/citation.ts';
import type { BookEdition, ResultKind, RuleBook } from '../../rules-db/types.ts';
import type { LookUpItem } from '../protocol.ts';
import type { PageLinks } from './pageLinks.ts';

export interface LookUp {
  readonly words: string;
  readonly edition: BookEdition;
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
    citation: citationOf(book, kind, id, found) ?? title,
  }));

const citationOf = (book: RuleBook, kind: ResultKind, id: string, edition: BookEdition): string | undefined => {
  switch (kind) {
    case 'rule':
      return citation(id, edition);
    case 'keyword':
      return keywordCitation(id, edition);
    case 'faq':
    case 'ruling': {
      const entry = book.entry(kind, id);
      return entry && entryCitation(book, entry);
    }
    case 'card':
      return undefined;
  }
};
