/** The wire: which message is answered by which feature. */

import type { Connection, Diagnostic } from 'vscode-languageserver';
import { PROJECT_FILE } from '../analysis/document/edition.ts';
import type { Host } from '../analysis/document/host.ts';
import { sliceLimit } from '../analysis/document/limit.ts';
import type { PagesAt } from '../analysis/pageLinks.ts';
import { fields } from '../analysis/text/fields.ts';
import type { Toolbox } from '../analysis/tools.ts';
import { makeWorkspace } from '../analysis/workspace.ts';
import { TRUST } from '../protocol.ts';
import type { Answers } from './answers.ts';
import { capabilities } from './capabilities.ts';
import { type Client, readClient, readSettings } from './client.ts';
import type { Imports } from './custom/custom.ts';
import { type OpenWorkspace, openDocuments } from './documents.ts';
import { answerElsewhere, type Elsewhere, uriOf } from './elsewhere.ts';
import { guardNotification, guardRequest, type Log, logText } from './guard.ts';
import { localOrWorker } from './localOrWorker.ts';
import type { LongThread } from './longWork.ts';
import { DidChangeConfigurationNotification, DidChangeWatchedFilesNotification } from './lsp.ts';
import { type Cancellation, isInBackground, METHODS } from './methods.ts';
import { tellingTo } from './progress.ts';
import { type Publisher, publisher } from './publisher.ts';
import { type TokenHistory, tokenHistory } from './tokenDelta.ts';

export interface ServerOptions {
  readonly host: Host;
  /** The user's own copies of official texts; without it, there are none. */
  readonly imports?: Imports;
  readonly load: (pagesAt: PagesAt, tell: (problem: string) => void) => Promise<Toolbox>;
  /** The folder of the HTML pages to which clients without pages of their own are linked. */
  readonly pagesFolder: string;
  readonly version: string;
  /** Starts the thread for runs that take long; without it they run here. */
  readonly startThread?: (client: Client, pagesAt: PagesAt) => LongThread;
  /** Resolves when what has been sent already is under way (`turns.ts`). */
  readonly quiet?: () => Promise<void>;
}

/** Wires a connection; the caller listens. */
export const serve = (connection: Connection, options: ServerOptions): void => {
  const { host, imports, load, pagesFolder, version, startThread, quiet = async () => undefined } = options;
  const log: Log = message => connection.console.error(message);
  connection.onInitialize(
    guardRequest(log)('initialize', params => {
      const client = readClient(params, host.files);
      const pagesAt: PagesAt = client.opensPages ? { kind: 'client' } : { kind: 'folder', path: pagesFolder };
      const workspace = makeWorkspace({
        host,
        documents: openDocuments(),
        load: () => load(pagesAt, log),
        ...(startThread === undefined ? {} : { limit: sliceLimit(host.ending) }),
        onFailure: error => log(`a scenario's run failed: ${logText(error)}`),
      });
      const { edition, citations, secondsForClaims, folders, isTrusted } = client;
      workspace.configure({ setting: edition, citations, secondsForClaims, folders, isTrusted });
      const elsewhere = startThread && answerElsewhere(workspace, () => startThread(client, pagesAt), log);
      start({ connection, log, client, workspace, imports, elsewhere, quiet });
      return { capabilities: capabilities(client), serverInfo: { name: 'riftbench', version } };
    }),
  );
};

interface Session {
  readonly connection: Connection;
  readonly log: Log;
  readonly client: Client;
  readonly workspace: OpenWorkspace;
  readonly imports: Imports | undefined;
  readonly elsewhere: Elsewhere | undefined;
  readonly quiet: () => Promise<void>;
}

const start = (session: Session): void => {
  const tokens = tokenHistory();
  // Diagnostics are pulled or pushed, never both.
  const sender = session.client.pullsDiagnostics ? undefined : diagnosticSender(session);
  keepDocuments(session, sender, tokens.forget);
  keepSettings(session, sender);
  tellExplored(session, sender);
  answerRequests(session, tokens);
};

/** Claims of all that can come are told as they are decided; several at once in quick succession. */
const tellExplored = ({ connection, client, workspace }: Session, sender: Publisher | undefined): void => {
  let isWaiting = false;
  workspace.onExplored(uri => {
    sender?.touch(uri);
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (sender === undefined && client.refreshesDiagnostics) connection.languages.diagnostics.refresh();
      if (client.refreshesHints) connection.languages.inlayHint.refresh();
    }, BETWEEN_REFRESHES);
  });
};

/** In milliseconds. */
const BETWEEN_REFRESHES = 200;

const answerRequests = (session: Session, tokens: TokenHistory): void => {
  const { connection, client, workspace, log, imports, elsewhere, quiet } = session;
  const tell = tellingTo(connection);
  let loaded: Promise<Answers> | undefined;
  const answers = (): Promise<Answers> => {
    loaded ??= import('./answers.ts').then(({ makeAnswers }) =>
      makeAnswers(workspace, tell, {
        tokens,
        snippets: client.fillsSnippets,
        descriptions: client.showsDescriptions,
        resolves: client.resolvesActions,
        // The client with pages of its own has that list as well.
        picks: client.opensPages,
        offsets: client.lightsOffsets,
        imports,
        elsewhere,
      }),
    );
    return loaded;
  };
  const request = guardRequest(log);
  for (const method of METHODS) {
    // A request without params comes with its token in their place.
    const answer = async (params: unknown, token: Cancellation | undefined) => {
      const [given, until] = token === undefined ? [undefined, NEVER] : [params, token];
      const here = async () => (await answers())[method](given, until);
      if (isInBackground(method)) await quiet();
      const answered = await localOrWorker({ workspace, elsewhere }, method, given, until, here);
      if (method === 'textDocument/diagnostic') explore(session, uriOf(given));
      return answered;
    };
    connection.onRequest(method, request(method, answer));
  }
};

const NEVER: Cancellation = { isCancellationRequested: false };

// --- documents and diagnostics -------------------------------------------------------------------------------------

const diagnosticSender = (session: Session): Publisher => {
  const { connection, workspace, log, elsewhere, quiet } = session;
  return publisher(
    async uri => {
      await quiet();
      const { pulled } = await import('./answers.ts');
      const params = { textDocument: { uri } };
      const report = await localOrWorker({ workspace, elsewhere }, 'textDocument/diagnostic', params, NEVER, () =>
        pulled(workspace, params, NEVER),
      );
      explore(session, uri);
      // The diagnostics are those of the current text.
      const version = workspace.documents.get(uri)?.version;
      return version === undefined ? undefined : { uri, version, diagnostics: itemsOf(report) };
    },
    ({ uri, version }) => workspace.documents.get(uri)?.version === version,
    published => void connection.sendDiagnostics({ ...published, diagnostics: [...published.diagnostics] }),
    error => log(`diagnostics failed: ${logText(error)}`),
  );
};

/** Once the diagnostics are there: nothing waits for it. */
const explore = ({ workspace, log }: Session, uri: string | undefined): void => {
  if (uri === undefined || workspace.documents.get(uri) === undefined) return;
  void workspace.explore(uri).catch(error => log(`exploring failed: ${logText(error)}`));
};

const itemsOf = (report: unknown): readonly Diagnostic[] => {
  const { items } = fields(report);
  return Array.isArray(items) ? items : [];
};

const keepDocuments = (
  { connection, client, workspace, log, elsewhere }: Session,
  sender: Publisher | undefined,
  onClose: (uri: string) => void,
): void => {
  const notice = guardNotification(log);
  const { documents } = workspace;
  // A client that watches no files for us cannot tell that a project file changed: it is read again now and then.
  const readProjectsAgain = (): void => {
    if (client.registersWatchers) return;
    workspace.forgetEditions();
    workspace.forgetUsed();
  };
  // To a client that pulls, the server has said that documents depend on each other.
  const touch = (uri: string): void => {
    for (const each of [uri, ...workspace.usersOf(uri)]) {
      elsewhere?.outdate(each);
      sender?.touch(each);
    }
  };
  connection.onDidOpenTextDocument(
    notice('textDocument/didOpen', params => {
      const { uri } = documents.open(params);
      readProjectsAgain();
      touch(uri);
    }),
  );
  connection.onDidChangeTextDocument(
    notice('textDocument/didChange', params => {
      touch(documents.change(params).uri);
    }),
  );
  connection.onDidCloseTextDocument(
    notice('textDocument/didClose', params => {
      const uri = documents.close(params);
      workspace.close(uri);
      onClose(uri);
      sender?.close(uri);
      elsewhere?.outdate(uri);
      for (const user of workspace.usersOf(uri)) sender?.touch(user);
    }),
  );
  connection.onDidSaveTextDocument(
    notice('textDocument/didSave', () => {
      readProjectsAgain();
      for (const { uri } of documents.all()) sender?.touch(uri);
    }),
  );
  connection.onShutdown(() => sender?.dispose());
};

// --- settings ------------------------------------------------------------------------------------------------------

const keepSettings = (session: Session, sender: Publisher | undefined): void => {
  const { connection, client, workspace, log } = session;
  const notice = guardNotification(log);
  const refresh = (): void => {
    for (const { uri } of workspace.documents.all()) sender?.touch(uri);
    if (sender === undefined && client.refreshesDiagnostics) connection.languages.diagnostics.refresh();
  };
  workspace.onBookChange(refresh);
  const askSetting = async (): Promise<void> => {
    workspace.configure(readSettings(await connection.workspace.getConfiguration('riftbench')));
    refresh();
  };
  connection.onInitialized(
    notice('initialized', async () => {
      // The book is read while the author still looks for the file.
      void workspace.host
        .nextTurn()
        .then(() => workspace.reader())
        .catch(error => log(`the rule book cannot be loaded: ${logText(error)}`));
      await register(session);
      if (client.tellsFolders) keepFolders(session, refresh);
      if (client.answersConfiguration) await askSetting();
    }),
  );
  connection.onNotification(
    TRUST,
    notice(TRUST, (params: unknown) => {
      workspace.configure({ isTrusted: fields(params).trusted === true });
      refresh();
    }),
  );
  connection.onDidChangeConfiguration(
    notice('workspace/didChangeConfiguration', async params => {
      if (client.answersConfiguration) return askSetting();
      workspace.configure(readSettings(fields(fields(params).settings).riftbench));
      refresh();
    }),
  );
  connection.onDidChangeWatchedFiles(
    notice('workspace/didChangeWatchedFiles', params => {
      const { changes } = fields(params);
      const uris = Array.isArray(changes) ? changes.map(change => String(fields(change).uri)) : [];
      const scenarios = uris.filter(uri => uri.endsWith('.rift'));
      workspace.forgetUsed();
      // A scenario that is saved concerns those that use it; anything else may be a project file.
      if (uris.length > scenarios.length) workspace.forgetEditions();
      else if (!scenarios.some(uri => workspace.usersOf(uri).length > 0)) return;
      refresh();
    }),
  );
};

const keepFolders = ({ connection, workspace, log }: Session, refresh: () => void): void => {
  connection.workspace.onDidChangeWorkspaceFolders(
    guardNotification(log)('workspace/didChangeWorkspaceFolders', ({ added, removed }) => {
      const paths = (folders: readonly { readonly uri: string }[]): readonly string[] =>
        folders.flatMap(folder => workspace.host.files.pathOf(folder.uri) ?? []);
      const gone = new Set(paths(removed));
      workspace.configure({ folders: [...workspace.folders().filter(folder => !gone.has(folder)), ...paths(added)] });
      refresh();
    }),
  );
};

const register = async ({ connection, client }: Session): Promise<void> => {
  if (client.registersConfiguration) {
    await connection.client.register(DidChangeConfigurationNotification.type, { section: 'riftbench' });
  }
  if (client.registersWatchers) {
    await connection.client.register(DidChangeWatchedFilesNotification.type, {
      watchers: [{ globPattern: `**/${PROJECT_FILE}` }, { globPattern: '**/*.rift' }],
    });
  }
};
