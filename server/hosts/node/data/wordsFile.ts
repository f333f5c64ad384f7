/** What each word of the language does, from a file beside the program. The bundler puts this in the place of `words.ts`. */

import type { WordRow } from '../../../analysis/words/words.ts';
import { readPacked } from './packed.ts';

/** Its name beside the programs; `esbuild.mjs` writes it. */
const FILE = 'words.json.br';

export const readWords = (): readonly WordRow[] => readPacked(FILE, 'The words of the language') as readonly WordRow[];
