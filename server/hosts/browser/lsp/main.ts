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
import { thrownText } from '../../../../rules-db/thrownText.ts';
import { type PagesAt, sitePages } from '../../../analysis/pageLinks.ts';
import { VERSION } from '../../../analysis/text/version.ts';
import { makeToolbox } from '../../../analysis/toolbox.ts';
import type { Toolbox } from '../../../analysis/tools.ts';
import { serve } from '../../../lsp/connection.ts';
import { takeTurns } from '../../../lsp/turns.ts';
import { DATA, type DataParams, DEBUG, type DebugMessage, FILES, type FilesParams } from '../../../protocol.ts';
import { debugSessions } from '../dap/sessions.ts';
import { fetchingData } from '../data/fetched.ts';
import { giveData, type PackedData } from '../data/packed.ts';
import { browserHost } from '../host.ts';
import { memoryFiles } from '../memoryFiles.ts';
import { longThreads, serveAsLongThread } from './longThread.ts';
import type { BrowserStart, StartWithAddress, StartWithData } from './start.ts';

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

/** `give`: more of what the programs read. */
const start = (begun: StartWithData): { readonly give: (more: PackedData) => void } => {
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
  return {
    give(more) {
      giveData(more);
      threads?.give(more);
    },
  };
};

/** Whoever started it is told once it can be asked. */
const startWithFetched = async ({ dataAt, ...begun }: StartWithAddress): Promise<void> => {
  const tell = (params: DataParams): void => self.postMessage({ jsonrpc: '2.0', method: DATA, params });
  try {
    const { first, rest } = fetchingData(dataAt);
    const { give } = start({ ...begun, data: await first() });
    tell({ has: 'first' });
    give(await rest());
    tell({ has: 'all' });
  } catch (error) {
    tell({ why: thrownText(error) });
  }
};

self.onmessage = ({ data }: MessageEvent<BrowserStart>) => {
  self.onmessage = null;
  if (serveAsLongThread(data, loadFor)) return;
  if ('data' in data) start(data);
  else void startWithFetched(data);
};
