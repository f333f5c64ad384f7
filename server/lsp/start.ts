/** A running server on this process's channel: what `riftbench lsp` and the extension start. */
import { dirname, join } from 'node:path';
import { program } from '../shared/program.ts';
import { type ServerOptions, serve } from './connection.ts';
import { framesOnly } from './frames.ts';
import { answerRefused, keepOrder } from './lifecycle.ts';
import { startLongThread } from './longThread.ts';
import { createConnection, ProposedFeatures } from './lsp.ts';
import { loadToolbox } from './toolbox.ts';

/** Reads the command line for the channel (`--stdio`, `--node-ipc`, `--socket=PORT`, `--pipe=NAME`). */
export const startServer = (version: string): void => {
  const options = { messageStrategy: keepOrder() };
  const connection = process.argv.includes('--stdio')
    ? createConnection(ProposedFeatures.all, process.stdin.pipe(framesOnly(endBroken)), process.stdout, options)
    : createConnection(ProposedFeatures.all, options);
  answerRefused(connection);
  serve(connection, { load: loadToolbox, pagesFolder: pagesFolder(), version, startThread });
  connection.listen();
};

const endBroken = (why: string): void => {
  process.stderr.write(`riftbench lsp: ${why} The start of the next message cannot be found.\n`);
  process.exit(1);
};

const startThread: NonNullable<ServerOptions['startThread']> = (client, pagesAt) =>
  startLongThread(program(), { client, pagesAt });

/** The build lays the pages beside the program. */
const pagesFolder = (): string => join(dirname(program()), 'pages');
