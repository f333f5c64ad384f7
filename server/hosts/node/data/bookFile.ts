/**
 * The rule book's data in a file beside the program. The bundler puts this in the place of `rules-db/data.ts`: half a
 * megabyte of JSON is read several times as fast as the same in source, and not at all by who never looks anything up.
 */
import { readAsks } from '../../../../rules-db/asks.ts';
import { bookSources } from '../../../../rules-db/books/books.ts';
import type { BookData } from '../../../../rules-db/types.ts';
import { readPacked, readPackedBytes } from './packed.ts';

/** Their names beside the programs; `esbuild.mjs` writes them. */
const FILE = 'book.json.br';
const INDEX = 'search.br';

/** `stamp`: of the index that was made of it; none where data is not made anew with the programs. */
type StoredBook = Omit<BookData, 'asks' | 'books' | 'searchIndex'> & { readonly stamp?: string };

export const readBookData = (): BookData => {
  const { stamp, ...data } = readPacked(FILE, 'The rule book') as StoredBook;
  return {
    ...data,
    asks: readAsks,
    books: bookSources(),
    ...(stamp === undefined
      ? {}
      : { searchIndex: { stamp, read: () => readPackedBytes(INDEX, 'The index of the search') } }),
  };
};
