// The environment of a command in the clone: nothing of the npm that runs here, and where to find what need not be fetched twice.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/setup.mjs';

/** What `npm run` adds for its own script; settings (`npm_config_…`) may be the user's and stay. */
const OF_THIS_RUN = /^(npm_(?!config_)\w+|INIT_CWD|GIT_\w+|PATH)$/i;

export function cloneEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => !OF_THIS_RUN.test(name));
  const texts = env.RIFTBENCH_TEXTS ?? path.join(ROOT, '../shared');
  return {
    ...Object.fromEntries(kept),
    PATH: withoutPackages(env.PATH ?? ''),
    RIFTBENCH_TOOLS: env.RIFTBENCH_TOOLS ?? path.join(ROOT, '.cache'),
    // Output that is handed on is no terminal any more.
    ...(process.stdout.isTTY && env.NO_COLOR === undefined ? { FORCE_COLOR: '1' } : {}),
    ...(existsSync(texts) ? { RIFTBENCH_TEXTS: path.resolve(texts) } : {}),
  };
}

/** npm puts the programs of this project's packages in front. */
function withoutPackages(list) {
  return list
    .split(path.delimiter)
    .filter(folder => !/[\\/]node_modules[\\/]\.bin$|[\\/]node-gyp-bin$/.test(folder))
    .join(path.delimiter);
}
