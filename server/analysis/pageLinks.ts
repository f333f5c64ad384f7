/** Where a rule, an entry or a keyword can be read: a page of the client's, or one on this disk. Never the network. */
import { isEdition, NEWEST } from '../../engine/game/state/editions.ts';
import { bookSources } from '../../rules-db/books/books.ts';
import { editionDated } from '../../rules-db/books/dates.ts';
import { nameOfBook } from '../../rules-db/books/find.ts';
import { htmlAnchor, htmlBookName, htmlOtherBookName } from '../../rules-db/htmlNames.ts';
import { type LinkTo, pageUri } from '../../rules-db/pages/links.ts';

export interface PageLinks {
  readonly to: LinkTo;
  /** Whether the client shows them itself: only then can one go there from a word, as to a definition. */
  readonly openIn: 'client' | 'browser';
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
