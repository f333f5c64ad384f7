/** The books beside the core rules, from a file beside the program. The bundler puts this in the place of `rules-db/books/rules.ts`. */
import { once } from '../../../../engine/known.ts';
import type { BookRules } from '../../../../rules-db/books/rules.ts';
import { readPacked } from './packed.ts';

/** Its name beside the programs; `esbuild.mjs` writes it. */
const FILE = 'books.json.br';

export const readBookRules = once(() => readPacked(FILE, 'The books beside the core rules') as BookRules);
