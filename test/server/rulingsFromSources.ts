/** For programs that are bundled of the sources as they are: the scenarios of the rulings are read by the module that knows where they lie. */
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const WANTED = join(process.cwd(), 'server/analysis/rulings/texts.ts');
export const RULINGS_SOURCE = join(process.cwd(), 'server/hosts/node/data/rulings.ts');

export const rulingsFromSources: Plugin = {
  name: 'rulings-from-sources',
  setup({ onResolve }) {
    onResolve({ filter: /\/texts\.ts$/ }, ({ path, resolveDir }) =>
      join(resolveDir, path) === WANTED ? { path: RULINGS_SOURCE } : undefined,
    );
  },
};
