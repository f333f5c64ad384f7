/** What words mean, from a file beside the program. The bundler puts this in the place of `rules-db/search/meaning/vectors.ts`. */
import type { PackedVectors } from '../../../rules-db/search/meaning/vectors.ts';
import { readPacked } from './packed.ts';

/** Its name beside the programs; `esbuild.mjs` writes it. */
const FILE = 'vectors.json.br';

export const readPackedVectors = (): PackedVectors => readPacked(FILE, 'What words mean') as PackedVectors;
