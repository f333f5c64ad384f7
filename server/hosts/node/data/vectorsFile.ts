/** What words mean, from a file beside the program. The bundler puts this in the place of `rules-db/search/meaning/vectors.ts`. */
import { unpackVectors, type Vectors } from '../../../../rules-db/search/meaning/packedVectors.ts';
import { readPackedBytes } from './packed.ts';

/** Its name beside the programs; `esbuild.mjs` writes it. */
const FILE = 'vectors.br';

export const readVectors = (): Vectors => unpackVectors(readPackedBytes(FILE, 'What words mean'));
