/** Which rules each card turns on, from a file beside the program. The bundler puts this in the place of `rules-db/mechanisms/turning.ts`. */
import type { TurningData } from '../../../../rules-db/mechanisms/turning.ts';
import { readPacked } from './packed.ts';

/** Its name beside the programs; `esbuild.mjs` writes it. */
const FILE = 'cards.json.br';

export const readTurningData = (): TurningData => readPacked(FILE, 'What cards turn on') as TurningData;
