/** How players ask, from a file beside the program. The bundler puts this in the place of `rules-db/asks.ts`. */
import { once } from '../../../../engine/known.ts';
import type { Asks } from '../../../../rules-db/types.ts';
import { readPacked } from './packed.ts';

/** Its name beside the programs; `esbuild.mjs` writes it. */
const FILE = 'asks.json.br';

export const readAsks = once(() => readPacked(FILE, 'What players ask') as Asks);
