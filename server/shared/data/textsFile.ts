/** The card library in a file beside the program. The bundler puts this in the place of `rules-db/cards/texts.ts`. */
import type { CardTexts } from '../../../rules-db/cards/texts.ts';
import { readPacked } from './packed.ts';

/** Its name beside the programs; `esbuild.mjs` writes it. */
const FILE = 'library.json.br';

export const readCardTexts = (): CardTexts => readPacked(FILE, 'The card library') as CardTexts;
