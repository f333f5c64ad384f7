/** Rule pages in the editor: every `riftbench:` address opens as one, whether from a link, the look-up or another page. */
import * as vscode from 'vscode';
import { markdownOf } from '../../rules-db/blocks/markdown.ts';
import { PAGE, PAGE_SCHEME, type PageResult } from '../../server/protocol.ts';
import { ask } from '../requests.ts';
import type { Server } from '../server.ts';
import { OPEN_PAGE, OPEN_PLACE, OPEN_SCENARIO } from './commandLinks.ts';
import { noticeHtml, pageHtml, pageMain } from './html.ts';
import { paragraphAt, topIn } from './scroll.ts';
import { makeTrail, type Visit } from './trail.ts';
import { documentOfPage, editionText, readPageUri } from './uris.ts';

const PAGE_VIEW = 'riftbench.page';

/** In which column, and whether the editor keeps the focus. */
export interface PageShowOptions extends Pick<vscode.TextDocumentShowOptions, 'viewColumn' | 'preserveFocus'> {
  /** Of the document, from 0: a story opens there. */
  readonly line?: number;
}

export interface Pages {
  open(uri: string, options?: PageShowOptions): Promise<void>;
  /** The address of the page in front, if a page is. */
  active(): string | undefined;
  /** To the page before, where there is one; else to where the editor was before. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Asks for the contents of the open pages again. */
  refresh(): void;
  /** The documents that the open pages show, by address. */
  shown(): ReadonlyMap<string, string>;
}

interface Shown {
  readonly uri: string;
  readonly panel: vscode.WebviewPanel;
  /** How far it is scrolled down. */
  top: number;
  /** The line of the document that it opens at; undefined once it has, and for pages that have none. */
  line?: number | undefined;
  /** What the page says: as long as it says the same it is left alone, for each loading takes the focus. */
  says?: string;
  /** The last answer, and when it came, for a page whose subject is gone. */
  last?: { readonly page: PageResult; readonly at: Date };
  /** The whole document as it is to be shown; what the webview was loaded with may be older. */
  html: string;
  /** Whether the webview was sent a change that it was not loaded with. */
  isUpdated: boolean;
}

/** `onVisit` is told the address of each page that comes in front. */
export function registerPages(
  context: vscode.ExtensionContext,
  server: Server,
  onVisit: (address: string) => void,
): Pages {
  const open = new Set<Shown>();
  const trail = makeTrail();
  const visit = (uri: string): void => {
    trail.visit(uri);
    onVisit(uri);
    void vscode.commands.executeCommand('setContext', CAN_GO_FORWARD, trail.canGoForward());
  };
  /** The page that the user goes back to: it opens where it was left. */
  let returning: Visit | undefined;
  /** The story that was asked for last, and its line. */
  let wanted: { readonly uri: string; readonly line: number | undefined } | undefined;
  const returnTo = async (visit: Visit | undefined, without?: string): Promise<void> => {
    returning = visit ?? returning;
    if (visit !== undefined) await openPage(visit.uri);
    else if (without !== undefined) await vscode.commands.executeCommand(without);
  };
  const refresh = (): void => {
    for (const shown of open) void show(server, shown, () => open.has(shown));
  };
  const provider: vscode.CustomReadonlyEditorProvider = {
    openCustomDocument: uri => ({ uri, dispose: () => {} }),
    async resolveCustomEditor({ uri }, panel) {
      const address = uri.toString();
      const top = returning?.uri === address ? returning.top : 0;
      const line = wanted?.uri === address ? wanted.line : undefined;
      const shown: Shown = { uri: address, panel, top, line, html: '', isUpdated: false };
      returning = undefined;
      wanted = undefined;
      open.add(shown);
      panel.webview.onDidReceiveMessage(message => {
        const top = topIn(message);
        if (top === undefined) return;
        shown.top = top;
        if (panel.active) trail.scrolled(address, top);
      });
      panel.onDidDispose(() => open.delete(shown));
      if (panel.active) visit(shown.uri);
      panel.onDidChangeViewState(() => {
        if (panel.active) visit(shown.uri);
        // It is loaded again as it comes back.
        if (!panel.visible && shown.isUpdated) load(shown, shown.html);
      });
      panel.webview.options = { enableScripts: true, enableCommandUris: LINK_COMMANDS, localResourceRoots: [] };
      panel.iconPath = iconOf(context);
      load(shown, noticeHtml(vscode.l10n.t('Opening the page…'), '', nonce()));
      await show(server, shown, () => open.has(shown));
    },
  };
  context.subscriptions.push(
    providing(server, provider),
    server.onDidChangeState(state => {
      if (state === 'running') refresh();
    }),
    followDocuments(uri => {
      for (const shown of open) if (documentOfPage(shown.uri) === uri) void show(server, shown, () => open.has(shown));
    }),
  );
  return {
    refresh,
    open(uri, options) {
      returning = undefined;
      wanted = { uri: vscode.Uri.parse(uri).toString(), line: options?.line };
      // One that is open is only brought in front.
      for (const shown of open) if (shown.uri === wanted.uri) goToLine(shown, options?.line);
      return openPage(uri, options);
    },
    back: () => returnTo(trail.back(), 'workbench.action.navigateBack'),
    forward: () => returnTo(trail.forward()),
    active: () => [...open].find(({ panel }) => panel.active)?.uri,
    shown: () => new Map([...open].map(({ uri, html }) => [uri, html])),
  };
}

/** Pages as they are shown, and as text. */
const providing = (server: Server, provider: vscode.CustomReadonlyEditorProvider): vscode.Disposable =>
  vscode.Disposable.from(
    vscode.window.registerCustomEditorProvider(PAGE_VIEW, provider, {
      supportsMultipleEditorsPerDocument: true,
      webviewOptions: { enableFindWidget: true },
    }),
    vscode.workspace.registerTextDocumentContentProvider(PAGE_SCHEME, {
      provideTextDocumentContent: async uri => markdownOf((await find(server, uri.toString()))?.blocks ?? []),
    }),
  );

function iconOf({ extensionUri }: Pick<vscode.ExtensionContext, 'extensionUri'>) {
  const image = (name: string) => vscode.Uri.joinPath(extensionUri, 'client/icon', name);
  return { light: image('file-light.svg'), dark: image('file-dark.svg') };
}

/** Replaces the page that the user leaves: that one is still on the trail, and one tab is enough for reading. */
async function openPage(uri: string, options: PageShowOptions = {}): Promise<void> {
  const { viewColumn = vscode.ViewColumn.Active, preserveFocus = false } = options;
  const shown: vscode.TextDocumentShowOptions = { viewColumn, preview: true, preserveFocus };
  await vscode.commands.executeCommand('vscode.openWith', vscode.Uri.parse(uri), PAGE_VIEW, shown);
}

const CAN_GO_FORWARD = 'riftbench.canGoForward';

const LINK_COMMANDS = [OPEN_PAGE, OPEN_SCENARIO, OPEN_PLACE, 'riftbench.copyCitation', 'riftbench.lookUp'];

async function find(server: Server, uri: string): Promise<PageResult | null> {
  return ask(await server.ready(), PAGE, { uri });
}

/** A page of a document whose scenario is gone, or nobody answers for, stays, and says that it is of an older text. */
async function show(server: Server, shown: Shown, isOpen: () => boolean): Promise<void> {
  const { uri, last } = shown;
  const page = await find(server, uri).catch(() => 'no answer' as const);
  if (!isOpen()) return;
  if ((page === 'no answer' || page === null) && last !== undefined && documentOfPage(uri) !== undefined)
    return say(shown, last.page, staleText(page, last.at));
  if (page === 'no answer') {
    delete shown.says;
    return load(
      shown,
      noticeHtml(
        vscode.l10n.t('The page cannot be shown'),
        vscode.l10n.t('The Riftbench server does not answer. Run "Riftbench: Restart Server".'),
        nonce(),
      ),
    );
  }
  if (page?.incomplete === true) setTimeout(() => isOpen() && void show(server, shown, isOpen), ASK_AGAIN);
  if (page !== null) {
    shown.last = { page, at: new Date() };
    return say(shown, page);
  }
  delete shown.says;
  shown.panel.title = titleOf(uri, page);
  load(shown, missing(uri));
}

/** A page that is loaded and in sight is only sent its new content. */
function say(shown: Shown, page: PageResult, stale?: string): void {
  const { uri, panel, says } = shown;
  const next = pageMain(uri, page, stale);
  if (next === says) return;
  shown.says = next;
  panel.title = titleOf(uri, page);
  const paragraph = paragraphAt(page, shown.line);
  const document = pageHtml(uri, page, nonce(), { top: shown.top, stale, paragraph });
  shown.line = undefined;
  if (says === undefined || !panel.visible) return load(shown, document);
  shown.html = document;
  shown.isUpdated = true;
  void panel.webview.postMessage({ main: next });
}

function goToLine({ panel, last }: Shown, line: number | undefined): void {
  const paragraph = last && paragraphAt(last.page, line);
  if (paragraph !== undefined) void panel.webview.postMessage({ paragraph });
}

function load(shown: Shown, document: string): void {
  shown.html = document;
  shown.isUpdated = false;
  shown.panel.webview.html = document;
}

const staleText = (page: 'no answer' | null, at: Date): string =>
  page === null
    ? vscode.l10n.t(
        'The document no longer has a scenario of this name. This is how it went at {0}.',
        at.toLocaleTimeString(),
      )
    : vscode.l10n.t('The Riftbench server does not answer. This is how it went at {0}.', at.toLocaleTimeString());

/** Reports each document that has changed, or whose problems have, once its author pauses. */
function followDocuments(tell: (uri: string) => void): vscode.Disposable {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const soon = (uri: vscode.Uri): void => {
    const key = uri.toString();
    clearTimeout(waiting.get(key));
    const timer = setTimeout(() => {
      waiting.delete(key);
      tell(key);
    }, PAUSE);
    waiting.set(key, timer);
  };
  return vscode.Disposable.from(
    vscode.workspace.onDidChangeTextDocument(({ document }) => soon(document.uri)),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => soon(uri)),
    // What else a scenario hangs on (its project, the files that it uses) shows in its diagnostics, too.
    vscode.languages.onDidChangeDiagnostics(({ uris }) => uris.forEach(soon)),
    new vscode.Disposable(() => {
      for (const timer of waiting.values()) clearTimeout(timer);
    }),
  );
}

/** In milliseconds, after the last key. */
const PAUSE = 250;

/** In milliseconds: the server is still looking through the workspace. */
const ASK_AGAIN = 1000;

/** For the tab: short, and telling two editions of one rule from each other. */
function titleOf(uri: string, page: PageResult | null): string {
  const address = readPageUri(uri);
  if (address === undefined) return page?.title ?? uri;
  if (address.kind === 'rule' || page === null) return `${address.id} (${address.edition})`;
  if (address.kind === 'diff') return `${editionText(address.edition)}${address.id === 'all' ? '' : `: ${address.id}`}`;
  return page.title.length > LONGEST_TITLE ? `${page.title.slice(0, LONGEST_TITLE).trimEnd()}…` : page.title;
}

const LONGEST_TITLE = 32;

function missing(uri: string): string {
  const address = readPageUri(uri);
  const text =
    address === undefined
      ? vscode.l10n.t('The rule book has no {0}.', uri)
      : vscode.l10n.t(
          'The rule book has no {0} in edition {1} of the core rules.',
          `${address.kind} ${address.id}`,
          address.edition,
        );
  const help = vscode.l10n.t('Run "Riftbench: Look Up a Rule or Ruling…" to find it.');
  return noticeHtml(vscode.l10n.t('No such page'), `${text} ${help}`, nonce());
}

const nonce = (): string => crypto.randomUUID();
