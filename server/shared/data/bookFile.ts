/**
 * The rule book's data in a file beside the program. The bundler puts this in the place of `rules-db/data.ts`: half a
 * megabyte of JSON is read several times as fast as the same in source, and not at all by who never looks anything up.
 */
import { bookSources } from '../../../rules-db/books/books.ts';
import type { BookData } from '../../../rules-db/types.ts';
import { readAsks } from './asksFile.ts';
import { readPacked } from './packed.ts';

/** Its name beside the programs; `esbuild.mjs` writes it. */
const FILE = 'book.json.br';

export const readBookData = (): BookData => ({
  ...(readPacked(FILE, 'The rule book') as Omit<BookData, 'asks' | 'books'>),
  asks: readAsks,
  books: bookSources(),
});
