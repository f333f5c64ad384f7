/** The pages of the rule book, by their addresses: `riftbench:/1.4/rule/465.2.c.3.md`. */
import { parseNumber } from './numbers.ts';
import { entryPage } from './pages/entry.ts';
import { keywordPage } from './pages/keyword.ts';
import { type LinkTo, type PageAddress, pageUri, parsePageUri } from './pages/links.ts';
import type { Page } from './pages/page.ts';
import { rulePage } from './pages/rule.ts';
import type { RuleBook } from './types.ts';

export { entryPage, keywordPage, type LinkTo, type Page, pageUri, parsePageUri, rulePage };

/** The page at a URI; undefined where there is none. Links in it are `riftbench:` URIs unless told otherwise. */
export const pageFor = (book: RuleBook, uri: string, link: LinkTo = pageUri): Page | undefined => {
  const address = parsePageUri(uri);
  return address && pageAt(book, address, link);
};

export const pageAt = (
  book: RuleBook,
  { kind, id, edition }: PageAddress,
  link: LinkTo = pageUri,
): Page | undefined => {
  if (!book.editions.includes(edition)) return undefined;
  switch (kind) {
    case 'rule':
      return rulePage(book, parseNumber(id) ?? id, edition, link);
    case 'faq':
    case 'ruling':
      return entryPage(book, kind, id, edition, link);
    case 'keyword':
      return keywordPage(book, id, edition, link);
    case 'card':
      return undefined;
  }
};
