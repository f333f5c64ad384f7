/** The wire: which message is answered by which feature. */
import type { Connection } from 'vscode-languageserver';
import { PROJECT_FILE } from '../shared/edition.ts';
import { pathOf } from '../shared/paths.ts';
import { capabilities } from './capabilities.ts';
import { type Client, readClient } from './client.ts';
import { answerCustomRequests } from './customRequests.ts';
import { diagnostics } from './diagnostics.ts';
import { fields } from './documents.ts';
import { answerFeatures } from './features.ts';
import { guardNotification, guardRequest, type Log, uriIn } from './guard.ts';
import { DidChangeConfigurationNotification, DidChangeWatchedFilesNotification } from './lsp.ts';
import { clientPages, localPages } from './pageLinks.ts';
import { type Publisher, publisher } from './publisher.ts';
import { tokenHistory } from './tokenDelta.ts';
import { makeWorkspace, type Toolbox, type Workspace } from './workspace.ts';

export interface ServerOptions {
  readonly load: () => Promise<Toolbox>;
  /** Where the HTML pages lie that clients without pages of their own are linked to. */
  readonly pagesFolder: string;
  readonly version: string;
}

/** Wires a connection; the caller listens. */
export const serve = (connection: Connection, { load, pagesFolder, version }: ServerOptions): void => {
  const log: Log = message => connection.console.error(message);
  const request = guardRequest(log);
  let client: Client | undefined;

  connection.onInitialize(
    request('initialize', params => {
      client = readClient(params);
      const workspace = makeWorkspace({
        load,
        pages: client.opensPages ? clientPages : localPages(pagesFolder),
        onFailure: error =>
          log(`a scenario's run failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`),
      });
      workspace.configure({ setting: client.edition, folders: client.folders });
      start({ connection, log, client, workspace });
      return { capabilities: capabilities(client), serverInfo: { name: 'riftbench', version } };
    }),
  );
};

interface Session {
  readonly connection: Connection;
  readonly log: Log;
  readonly client: Client;
  readonly workspace: Workspace;
}

const start = (session: Session): void => {
  const { connection, log, workspace } = session;
  const tokens = tokenHistory();
  const sender = session.client.pullsDiagnostics ? undefined : diagnosticSender(session);
  if (sender === undefined) answerDiagnostics(session);
  keepDocuments(session, sender, tokens.forget);
  keepSettings(session, sender);
  answerFeatures(connection, workspace, log, { tokens, snippets: session.client.fillsSnippets });
  answerCustomRequests(connection, workspace, log);
};

// --- documents and diagnostics -------------------------------------------------------------------------------------

const diagnosticSender = ({ connection, workspace }: Session): Publisher =>
  publisher(
    async uri => {
      const analysis = await workspace.analysis(uri);
      return analysis && { uri, version: analysis.source.version, diagnostics: diagnostics(analysis) };
    },
    ({ uri, version }) => workspace.documents.get(uri)?.version === version,
    published => void connection.sendDiagnostics({ ...published, diagnostics: [...published.diagnostics] }),
  );

/** A result is named by what it was made from: the same name, the same diagnostics. */
const answerDiagnostics = ({ connection, workspace, log }: Session): void => {
  connection.languages.diagnostics.on(
    guardRequest(log)('textDocument/diagnostic', async params => {
      const analysis = await workspace.analysis(uriIn(params));
      if (analysis === undefined) return { kind: 'full', items: [] };
      const resultId = `${analysis.source.version}.${workspace.generation()}`;
      if (params.previousResultId === resultId) return { kind: 'unchanged', resultId };
      return { kind: 'full', resultId, items: [...diagnostics(analysis)] };
    }),
  );
};

const keepDocuments = (
  { connection, workspace, log }: Session,
  sender: Publisher | undefined,
  onClose: (uri: string) => void,
): void => {
  const notice = guardNotification(log);
  const { documents } = workspace;
  connection.onDidOpenTextDocument(
    notice('textDocument/didOpen', params => {
      const { uri } = documents.open(params);
      sender?.touch(uri);
    }),
  );
  connection.onDidChangeTextDocument(
    notice('textDocument/didChange', params => {
      const { uri } = documents.change(params);
      sender?.touch(uri);
    }),
  );
  connection.onDidCloseTextDocument(
    notice('textDocument/didClose', params => {
      const uri = documents.close(params);
      workspace.close(uri);
      onClose(uri);
      sender?.close(uri);
    }),
  );
  connection.onDidSaveTextDocument(notice('textDocument/didSave', () => undefined));
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
  const askSetting = async (): Promise<void> => {
    const edition = fields(await connection.workspace.getConfiguration('riftbench')).edition;
    workspace.configure({ setting: typeof edition === 'string' ? edition : undefined });
    refresh();
  };
  connection.onInitialized(
    notice('initialized', async () => {
      // The book is read while the author still looks for the file.
      setImmediate(() => void workspace.book().catch(error => log(`the rule book cannot be loaded: ${error}`)));
      await register(session);
      if (client.tellsFolders) keepFolders(session, refresh);
      if (client.answersConfiguration) await askSetting();
    }),
  );
  connection.onDidChangeConfiguration(
    notice('workspace/didChangeConfiguration', async params => {
      if (client.answersConfiguration) return askSetting();
      const edition = fields(fields(fields(params).settings).riftbench).edition;
      workspace.configure({ setting: typeof edition === 'string' ? edition : undefined });
      refresh();
    }),
  );
  connection.onDidChangeWatchedFiles(
    notice('workspace/didChangeWatchedFiles', () => {
      workspace.forgetEditions();
      refresh();
    }),
  );
};

const keepFolders = ({ connection, workspace, log }: Session, refresh: () => void): void => {
  connection.workspace.onDidChangeWorkspaceFolders(
    guardNotification(log)('workspace/didChangeWorkspaceFolders', ({ added, removed }) => {
      const paths = (folders: readonly { readonly uri: string }[]): readonly string[] =>
        folders.flatMap(folder => pathOf(folder.uri) ?? []);
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
      watchers: [{ globPattern: `**/${PROJECT_FILE}` }],
    });
  }
};
