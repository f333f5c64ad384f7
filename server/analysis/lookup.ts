/** Searches the rule book for the client's quick pick. */
import { bookCitation, bookRuleAt } from '../../rules-db/books/find.ts';
import { cardNamed } from '../../rules-db/cards.ts';
import { cardCitation, citation, entryCitation, keywordCitation } from '../../rules-db/citation.ts';
import { passageNamed } from '../../rules-db/imports/find.ts';
import { parentOf } from '../../rules-db/outline.ts';
import { ask } from '../../rules-db/search/search.ts';
import type { BookEdition, ResultKind, RuleBook, SearchAnswer, SearchResult } from '../../rules-db/types.ts';
import { standingLabel } from '../../rules-db/wording.ts';
import type { LookUpItem, LookUpResult } from '../protocol.ts';
import type { PageLinks } from './pageLinks.ts';

export interface LookUpRequest {
  readonly words: string;
  readonly edition: BookEdition;
  readonly limit?: number | undefined;
}

/** At most `limit` results, the best first, with what the search understood of the words. */
export const lookUp = (
  book: RuleBook,
  pages: PageLinks,
  { words, edition, limit = 30 }: LookUpRequest,
): LookUpResult => {
  const { results, compared, ...answer } = ask(book, words, { edition, limit });
  const items = results.map(result => itemOf(book, pages, result, answer.edition));
  return { ...answer, items: compared === undefined ? items : [comparison(pages, compared), ...items] };
};

/** The page of what changed from one edition to another. */
const comparison = (pages: PageLinks, { from, to }: NonNullable<SearchAnswer['compared']>): LookUpItem => {
  const title = `What changed from ${from} to ${to}`;
  return {
    kind: 'diff',
    id: `${from}..${to}`,
    title,
    edition: to,
    excerpt: 'All rules that say something else, are new, or are gone.',
    marks: { title: [], excerpt: [] },
    uri: pages.to('diff', 'all', `${from}..${to}`),
    citation: title,
  };
};

/** An entry's page opens in the edition that was asked: there it says whether it holds, and what does. */
const itemOf = (
  book: RuleBook,
  pages: PageLinks,
  { score, ...result }: SearchResult,
  asked: BookEdition,
): LookUpItem => {
  const { kind, id, title, edition } = result;
  const entry = kind === 'faq' || kind === 'ruling' ? book.entry(kind, id) : undefined;
  const doubt = entry && standingLabel(entry, asked);
  const above = kind === 'rule' ? parentOf(book, id, edition) : undefined;
  return {
    ...result,
    ...(doubt === undefined ? {} : { doubt }),
    ...(above === undefined ? {} : { section: pages.to('rule', above, edition) }),
    uri: pages.to(kind, id, kind === 'faq' || kind === 'ruling' ? asked : edition),
    citation: citationOf(book, kind, id, edition) ?? title,
  };
};

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
    case 'card': {
      const card = cardNamed(id);
      return card && cardCitation(card.name, card.set);
    }
    case 'book': {
      const cited = bookRuleAt(book, id);
      return cited && bookCitation(cited.book, cited.rule.number);
    }
    case 'document':
      return passageNamed(book.imported, id)?.from ?? id;
  }
};
