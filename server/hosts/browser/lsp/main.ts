/**
 * The language server in a worker of a browser. Its first message is what it needs to begin (`BrowserStart`); from then on, the worker
 * speaks the Language Server Protocol. What takes long it hands to another worker, in which this program serves as the thread for that.
 */
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
  type MessageStrategy,
  ProposedFeatures,
} from 'vscode-languageserver/browser';
import { type PagesAt, sitePages } from '../../../analysis/pageLinks.ts';
import { VERSION } from '../../../analysis/text/version.ts';
import { makeToolbox } from '../../../analysis/toolbox.ts';
import type { Toolbox } from '../../../analysis/tools.ts';
import { serve } from '../../../lsp/connection.ts';
import { takeTurns } from '../../../lsp/turns.ts';
import { DEBUG, type DebugMessage, FILES, type FilesParams } from '../../../protocol.ts';
import { debugSessions } from '../dap/sessions.ts';
import { giveData } from '../data/packed.ts';
import { browserHost } from '../host.ts';
import { memoryFiles } from '../memoryFiles.ts';
import { longThreads, serveAsLongThread } from './longThread.ts';
import type { BrowserStart } from './start.ts';

declare const self: DedicatedWorkerGlobalScope;

/** A browser has no imports of its user's, and the pages of the rule book are those of the site that it is on. */
const loadFor =
  (site: string) =>
  async (pagesAt: PagesAt): Promise<Toolbox> => {
    const toolbox = await makeToolbox(pagesAt, (folder, file) => new URL(file, folder).href);
    return pagesAt.kind === 'client'
      ? toolbox
      : { ...toolbox, pages: sitePages(toolbox.book, file => new URL(file, site).href) };
  };

const start = (begun: BrowserStart): void => {
  const { data, files, pages } = begun;
  giveData(data);
  const memory = memoryFiles();
  memory.putAll(files);
  const threads = longThreads(begun);
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
  serve(connection, {
    host,
    load: loadFor(pages),
    pagesFolder: pages,
    version: VERSION,
    quiet: turns.quiet,
    ...(threads === undefined ? {} : { startThread: threads.start }),
  });
  const take = debugSessions(host, message => void connection.sendNotification(DEBUG, message));
  connection.onNotification(DEBUG, (params: DebugMessage) => take(params));
  connection.onNotification(FILES, (params: FilesParams) => {
    memory.putAll(params.files);
    threads?.put(params.files);
  });
  connection.listen();
};

self.onmessage = ({ data }: MessageEvent<BrowserStart>) => {
  self.onmessage = null;
  if (!serveAsLongThread(data, loadFor)) start(data);
};
