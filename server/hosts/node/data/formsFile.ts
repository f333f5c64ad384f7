/** The forms of sentences, from a file beside the program. The bundler puts this in the place of `engine/cards/forms/chapters.ts`. */
import type { Chapter } from '../../../../engine/cards/forms/chapters.ts';
import { readPacked } from './packed.ts';

/** Its name beside the programs; `esbuild.mjs` writes it. */
const FILE = 'forms.json.br';

export const readChapters = (): readonly Chapter[] => readPacked(FILE, 'The forms of sentences') as readonly Chapter[];
