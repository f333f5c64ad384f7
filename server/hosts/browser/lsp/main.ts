/**
 * The language server in a worker of a browser. Its first message is what it needs to begin (`BrowserStart`); from then on, the worker
 * speaks the Language Server Protocol.
 */
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
  type MessageStrategy,
  ProposedFeatures,
} from 'vscode-languageserver/browser';
import { VERSION } from '../../../analysis/text/version.ts';
import { serve } from '../../../lsp/connection.ts';
import { takeTurns } from '../../../lsp/turns.ts';
import { giveData } from '../data/packed.ts';
import { browserHost } from '../host.ts';
import { memoryFiles } from '../memoryFiles.ts';
import type { BrowserStart } from './start.ts';
import { loadToolbox } from './toolbox.ts';

declare const self: DedicatedWorkerGlobalScope;

const start = ({ data, files, pages }: BrowserStart): void => {
  giveData(data);
  const memory = memoryFiles();
  for (const [uri, text] of Object.entries(files)) memory.put(uri, text);
  const host = browserHost(memory);
  const turns = takeTurns(host.nextTurn);
  const handleMessage: MessageStrategy['handleMessage'] = (message, next) => {
    turns.noteMessage();
    next(message);
  };
  const connection = createConnection(
    ProposedFeatures.all,
    new BrowserMessageReader(self),
    new BrowserMessageWriter(self),
    { messageStrategy: { handleMessage } },
  );
  serve(connection, { host, load: loadToolbox, pagesFolder: pages, version: VERSION, quiet: turns.quiet });
  connection.listen();
};

self.onmessage = ({ data }: MessageEvent<BrowserStart>) => {
  self.onmessage = null;
  start(data);
};
