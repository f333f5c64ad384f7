/** The scenarios of the rulings in a file beside the program. The bundler puts this in the place of `rulings.ts`. */
import type { RulingTexts } from '../../../analysis/rulings/texts.ts';
import { readPacked } from './packed.ts';

/** Its name beside the programs; `esbuild.mjs` writes it. */
const FILE = 'rulings.json.br';

export const readRulings = (): RulingTexts => readPacked(FILE, 'The scenarios of the rulings') as RulingTexts;
