/** A running server on this process's channel: what `riftbench lsp` and the extension start. */
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serve } from './connection.ts';
import { createConnection, ProposedFeatures } from './lsp.ts';
import { loadToolbox } from './toolbox.ts';

/** Reads the command line for the channel (`--stdio`, `--node-ipc`, `--socket=PORT`, `--pipe=NAME`). */
export const startServer = (version: string): void => {
  const connection = createConnection(ProposedFeatures.all);
  serve(connection, { load: loadToolbox, pagesFolder: pagesFolder(), version });
  connection.listen();
};

/** The build lays the pages beside the program; a link to the program (as package managers make) is followed. */
const pagesFolder = (): string => {
  const program = process.argv[1] ?? '.';
  try {
    return join(dirname(realpathSync(program)), 'pages');
  } catch {
    return join(dirname(program), 'pages');
  }
};
