/** The pages of the rule book, by their addresses: `riftbench:/1.4/rule/465.2.c.3.md`. */
import { parseNumber } from './numbers.ts';
import { bookPage } from './pages/book.ts';
import { cardPage } from './pages/card.ts';
import { diffPage } from './pages/diff.ts';
import { documentPage } from './pages/document.ts';
import { entryPage } from './pages/entry.ts';
import { freshnessPage } from './pages/freshness.ts';
import { fullPage } from './pages/full.ts';
import { keywordPage } from './pages/keyword.ts';
import { type PageAddress, pageUri, parsePageUri } from './pages/links.ts';
import { type Page, PLAINLY, type Showing } from './pages/page.ts';
import { rulePage } from './pages/rule.ts';
import type { RuleBook } from './types.ts';

export { type Page, type PageAddress, pageUri, parsePageUri, type Showing };

/** The page at a URI; undefined where there is none. Links in it are `riftbench:` URIs unless `to` says otherwise. */
export const pageFor = (book: RuleBook, uri: string, showing: Partial<Showing> = {}): Page | undefined => {
  const address = parsePageUri(uri);
  return address && pageAt(book, address, showing);
};

/** Undefined for an address that nothing is at. */
export const pageAt = (
  book: RuleBook,
  { kind, id, edition }: PageAddress,
  how: Partial<Showing> = {},
): Page | undefined => {
  const showing = { ...PLAINLY, ...how };
  if (kind === 'diff') return diffPage(book, id, edition, showing);
  if (kind === 'book') return bookPage(book, id, edition, showing);
  if (kind === 'document') return documentPage(book, id, edition, showing.link);
  if (!book.editions.includes(edition)) return undefined;
  switch (kind) {
    case 'rule':
      return rulePage(book, parseNumber(id) ?? id, edition, showing);
    case 'faq':
    case 'ruling':
      return entryPage(book, kind, id, edition, showing);
    case 'keyword':
      return keywordPage(book, id, edition, showing);
    case 'card':
      return cardPage(book, id, edition, showing);
    case 'about':
      return freshnessPage(book);
    case 'list':
      return fullPage(book, id, edition, showing.link);
    // Scenarios are run by the rooms above.
    case 'scenario':
    case 'story':
      return undefined;
  }
};
