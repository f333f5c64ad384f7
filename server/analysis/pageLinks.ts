/** Where a rule, an entry or a keyword can be read: a page of the client's, or one on this disk. Never the network. */
import { isEdition, NEWEST } from '../../engine/game/state/editions.ts';
import { bookSources } from '../../rules-db/books/books.ts';
import { editionDated } from '../../rules-db/books/dates.ts';
import { nameOfBook } from '../../rules-db/books/find.ts';
import { htmlAnchor, htmlBookName, htmlOtherBookName } from '../../rules-db/htmlNames.ts';
import { type LinkTo, pageUri } from '../../rules-db/pages/links.ts';
import { SITE_BOOK, siteFile } from '../../rules-db/pages/siteFiles.ts';
import type { RuleBook } from '../../rules-db/types.ts';

export interface PageLinks {
  readonly to: LinkTo;
  /**
   * `client`: the client shows them itself, so that one can go there from a word, as to a definition. `site`: they are those of a
   * site, which has one for each rule, entry, keyword and card; `browser`: one for each edition.
   */
  readonly openIn: 'client' | 'browser' | 'site';
}

/** Where links to rules lead: to pages of the client's own, or to those in a folder on this disk. */
export type PagesAt = { readonly kind: 'client' } | { readonly kind: 'folder'; readonly path: string };

/** For clients that open `riftbench:` URIs as pages. */
export const clientPages: PageLinks = { to: pageUri, openIn: 'client' };

/** For all others: the HTML pages that the build makes, one an edition, an anchor for each rule. `uriIn`: where a file of them lies. */
export const localPages = (uriIn: (file: string) => string): PageLinks => ({
  openIn: 'browser',
  to: (kind, id, edition) => {
    const further = kind === 'book' ? nameOfBook({ books: bookSources() }, id) : undefined;
    if (further !== undefined) {
      const { book, rest, date = '' } = further;
      const file = htmlOtherBookName(book, (editionDated(book, date) ?? book.editions.at(-1))?.date ?? '');
      return `${uriIn(file)}${rest === '' ? '' : `#${rest}`}`;
    }
    // What is imported has no page on the disk.
    const book = uriIn(htmlBookName(isEdition(edition) ? edition : NEWEST));
    const hasPlace =
      isEdition(edition) && (kind === 'rule' || kind === 'faq' || kind === 'ruling' || kind === 'keyword');
    return hasPlace ? `${book}#${encodeURIComponent(htmlAnchor(kind, id))}` : book;
  },
});

/** The pages of a site. `uriIn`: where a file of it lies. What has no page leads to the contents of the rule book. */
export const sitePages = (book: RuleBook, uriIn: (file: string) => string): PageLinks => ({
  openIn: 'site',
  to: (kind, id, edition) => {
    const found = kind === 'open' ? undefined : siteFile(book, { kind, id, edition });
    if (found === undefined) return uriIn(`${SITE_BOOK}/index.html`);
    return `${uriIn(found.file)}${found.anchor === undefined ? '' : `#${found.anchor}`}`;
  },
});
