/**
 * The language server, a process or a worker: started when it is first needed, started again when it ends unexpectedly, restarted on
 * request.
 */
import * as vscode from 'vscode';
import type { BaseLanguageClient, ErrorAction, LanguageClientOptions, Middleware, State } from 'vscode-languageclient';
import { type InitializationOptions, TRUST, type TrustParams } from '../server/protocol.ts';
import { groupPreviewByMeaning } from './commands/previewGroups.ts';
import { FILE_SCHEMES } from './fileSchemes.ts';
import { hintsBySettings } from './hints.ts';
import type { ClientHost, RunningClient } from './hosts/host.ts';
import { pageLinks } from './pages/links.ts';

export const LANGUAGE = 'rift';

/** Documents that people write in: not the old sides of comparisons, nor read-only documents of other extensions. */
const SCHEMES = ['untitled', ...FILE_SCHEMES] as const;

/** `none` until the first scenario or command needs it. */
export type ServerState = 'none' | 'starting' | 'running' | 'stopped';

export interface Server {
  /** The running client; starts the server where it is not. Fails where it cannot be started. */
  ready(): Promise<BaseLanguageClient>;
  restart(): Promise<void>;
  state(): ServerState;
  readonly onDidChangeState: vscode.Event<ServerState>;
  /** Of its process, while it has one. */
  processId(): number | undefined;
  stop(): Promise<void>;
}

export interface ServerParts {
  readonly context: vscode.ExtensionContext;
  readonly host: Pick<ClientHost, 'makeClient'>;
  readonly output: vscode.LogOutputChannel;
}

export function createServer({ context, host, output }: ServerParts): Server {
  const changed = new vscode.EventEmitter<ServerState>();
  let made: Promise<BaseLanguageClient> | undefined;
  let running: RunningClient | undefined;
  let state: ServerState = 'none';
  const become = (next: ServerState): void => {
    state = next;
    changed.fire(next);
  };
  const make = async (): Promise<BaseLanguageClient> => {
    const { State: states, ErrorAction: actions } = await import('./languageClient.ts');
    const isUp = (): boolean => running?.client.isRunning() === true;
    running = await host.makeClient(context, clientOptions(output, isUp));
    const { client } = running;
    goOnWithoutAnswer(client, actions.Continue);
    context.subscriptions.push(client.onDidChangeState(({ newState }) => become(stateName(newState, states))));
    return client;
  };
  context.subscriptions.push(
    changed,
    vscode.workspace.onDidGrantWorkspaceTrust(() => {
      const params: TrustParams = { trusted: true };
      if (running?.client.isRunning() === true) void running.client.sendNotification(TRUST, params);
    }),
  );
  const ready = async () => {
    if (made === undefined) {
      state = 'starting';
      made = make();
    }
    const client = await made;
    await client.start();
    return client;
  };
  return {
    ready,
    async restart() {
      if (running?.client.isRunning() === true) await running.restart();
      else await ready();
    },
    state: () => state,
    onDidChangeState: changed.event,
    processId: () => running?.processId(),
    async stop() {
      if (running?.client.needsStop() === true) await running.client.stop();
    },
  };
}

/** Whether the server has something to do for this document. */
export function isServed(document: vscode.TextDocument): boolean {
  if (!SCHEMES.some(scheme => scheme === document.uri.scheme)) return false;
  if (document.languageId === LANGUAGE) return true;
  if (document.languageId !== 'markdown') return false;
  const text = document.getText();
  return hasFence(text) || mayCite(text);
}

/** Whether Markdown says its edition, or looks as though it cites rules: whether it is checked, the server knows. */
export function mayCite(markdown: string): boolean {
  return (
    /^\uFEFF?---[ \t]*[\r\n][\s\S]*?^riftbench[ \t]*:/m.test(markdown) ||
    /(?:\b(?:rules?|CR)|§|\[)\s*\d{3}(?:\.(?:\d{1,3}|[a-z]{1,2}))*\b/i.test(markdown) ||
    /\b\d{3}(?:\.(?:\d{1,3}|[a-z]{1,2})){2,}\b/i.test(markdown)
  );
}

/** Whether Markdown holds a block tagged `rift`. */
export function hasFence(markdown: string): boolean {
  return /^ {0,3}(?:[-*+>]\s+|\d+[.)]\s+)*\s*(?:`{3,}|~{3,})\s*rift\b/im.test(markdown);
}

function citationsSetting(): string {
  return vscode.workspace.getConfiguration('riftbench').get('citations', 'marked');
}

/**
 * What cannot be written to a server that has died says nothing more than that: several such errors in a row would end it for good
 * before its end is noticed, by which it is started again.
 */
function goOnWithoutAnswer({ clientOptions: options }: BaseLanguageClient, action: ErrorAction.Continue): void {
  const { errorHandler } = options;
  if (errorHandler === undefined) return;
  options.errorHandler = { error: () => ({ action, handled: true }), closed: () => errorHandler.closed() };
}

function claimsSecondsSetting(): number {
  return vscode.workspace.getConfiguration('riftbench').get('claims.seconds', 0);
}

/** Empty where the setting is not set. */
function editionSetting(): string {
  return vscode.workspace.getConfiguration('riftbench').get('edition', '');
}

function clientOptions(output: vscode.LogOutputChannel, isUp: () => boolean): LanguageClientOptions {
  return {
    documentSelector: SCHEMES.flatMap(scheme => [
      { language: LANGUAGE, scheme },
      { language: 'markdown', scheme },
    ]),
    outputChannel: output,
    initializationOptions: (): InitializationOptions => ({
      pages: 'riftbench',
      edition: editionSetting(),
      citations: citationsSetting(),
      claims: { seconds: claimsSecondsSetting() },
      trusted: vscode.workspace.isTrusted,
    }),
    markdown: { isTrusted: { enabledCommands: ['riftbench.openPage', 'riftbench.copyCitation'] }, supportHtml: false },
    middleware: { ...pageLinks, ...hintsBySettings, ...previewByMeaning, ...quietWhileDown(isUp) },
  };
}

/** An action of the light bulb that is previewed: its edits are applied by VS Code itself. */
const previewByMeaning: Middleware = {
  async resolveCodeAction(item, token, next) {
    const action = await next(item, token);
    const isPreviewed = action?.edit !== undefined && action.kind?.contains(vscode.CodeActionKind.RefactorRewrite);
    if (isPreviewed) void groupPreviewByMeaning(() => false);
    return action;
  },
};

/**
 * Requests that VS Code sends while the server stops or starts have no answer: it asks again by itself, so nobody needs
 * to be told.
 */
function quietWhileDown(isUp: () => boolean): Pick<Middleware, 'sendRequest'> {
  return {
    async sendRequest(type, params, token, next) {
      try {
        return await next(type, params, token);
      } catch (error) {
        const method = typeof type === 'string' ? type : type.method;
        if (isUp() || !method.startsWith('textDocument/')) throw error;
        return null as never;
      }
    },
  };
}

function stateName(state: State, { Running, Starting }: typeof State): ServerState {
  if (state === Running) return 'running';
  return state === Starting ? 'starting' : 'stopped';
}
