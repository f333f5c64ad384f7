/**
 * The rule book's data in a file beside the program. The bundler puts this in the place of `rules-db/data.ts`: half a
 * megabyte of JSON is read several times as fast as the same in source, and not at all by who never looks anything up.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BookData } from '../../rules-db/types.ts';

/** Its name beside the programs; `esbuild.mjs` writes it. */
const FILE = 'book.json';

export const readBookData = (): BookData => {
  const file = join(__dirname, FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BookData;
  } catch (e) {
    throw new Error(
      `The rule book could not be read from ${file}: ${(e as Error).message}. Please install Riftbench again.`,
    );
  }
};
