/** The file of the running program, which threads are started from. */
import { realpathSync } from 'node:fs';

/** That of the bundle, no matter which program has loaded it: the command line loads the server's. A link to it (as package managers make) is followed. */
export const program = (): string => {
  const named = typeof __filename === 'string' ? __filename : (process.argv[1] ?? '.');
  try {
    return realpathSync(named);
  } catch {
    return named;
  }
};
