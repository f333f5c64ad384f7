/** A running server on this process's channel: what `riftbench lsp` and the extension start. */

import { dirname, join } from 'node:path';
import {
  createConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { type ServerOptions, serve } from '../../../lsp/connection.ts';
import { answerRefused, keepOrder } from '../../../lsp/lifecycle.ts';
import { takeTurns } from '../../../lsp/turns.ts';
import { nodeHost } from '../host.ts';
import { program } from '../program.ts';
import { framesOnly } from './frames.ts';
import { startLongThread } from './longThread.ts';
import { nodeImports } from './nodeImports.ts';
import { loadToolbox } from './toolbox.ts';
import { answerTo, messagesOnly } from './wireMessages.ts';

/** Reads the command line for the channel (`--stdio`, `--node-ipc`, `--socket=PORT`, `--pipe=NAME`). */
export const startServer = (version: string): void => {
  const turns = takeTurns(nodeHost.nextTurn);
  const lifecycle = { isShutDown: false };
  const options = {
    messageStrategy: keepOrder({
      onShutDown: () => {
        lifecycle.isShutDown = true;
      },
      onMessage: turns.noteMessage,
    }),
  };
  const connection = process.argv.includes('--stdio')
    ? createConnection(ProposedFeatures.all, ...standardStreams(lifecycle), options)
    : createConnection(ProposedFeatures.all, options);
  answerRefused(connection);
  serve(connection, {
    host: nodeHost,
    imports: nodeImports,
    load: loadToolbox,
    pagesFolder: pagesFolder(),
    version,
    startThread,
    quiet: turns.quiet,
  });
  connection.listen();
};

/** Standard input and output: the server ends with its input, and answers what is no message. */
const standardStreams = (lifecycle: { readonly isShutDown: boolean }): [StreamMessageReader, StreamMessageWriter] => {
  const input = process.stdin.pipe(framesOnly(endBroken));
  const [reader, writer] = [
    new StreamMessageReader(input, { contentTypeDecoder: messagesOnly }),
    new StreamMessageWriter(process.stdout),
  ];
  const end = (): never => process.exit(lifecycle.isShutDown ? 0 : 1);
  input.on('end', end);
  input.on('close', end);
  reader.onError(error => void writer.write(answerTo(error)).catch(() => undefined));
  return [reader, writer];
};

const endBroken = (why: string): void => {
  process.stderr.write(`riftbench lsp: ${why} The start of the next message cannot be found.\n`);
  process.exit(1);
};

const startThread: NonNullable<ServerOptions['startThread']> = (client, pagesAt) =>
  startLongThread(program(), { client, pagesAt });

/** The build lays the pages beside the program. */
const pagesFolder = (): string => join(dirname(program()), 'pages');
