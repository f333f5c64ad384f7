/** The card library in a file beside the program. The bundler puts this in the place of `rules-db/cards/entries.ts`. */
import type { CardEntry } from '../../../../rules-db/cards/entries.ts';
import { readPacked } from './packed.ts';

/** Its name beside the programs; `esbuild.mjs` writes it. */
const FILE = 'library.json.br';

export const readCardEntries = (): readonly CardEntry[] => readPacked(FILE, 'The card library') as readonly CardEntry[];
