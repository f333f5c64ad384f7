/** Rule pages in the editor: every `riftbench:` address opens as one, whether from a link, the look-up or another page. */
import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import { PAGE_SCHEME, type PageResult } from '../../server/protocol.ts';
import { askPage } from '../requests.ts';
import type { Server } from '../server.ts';
import { OPEN_PAGE, OPEN_PLACE, OPEN_SCENARIO } from './commandLinks.ts';
import { noticeHtml, pageHtml } from './html.ts';
import { topIn } from './scroll.ts';
import { makeTrail, type Visit } from './trail.ts';
import { editionText, readPageUri } from './uris.ts';

const PAGE_VIEW = 'riftbench.page';

export interface Pages {
  open(uri: string, where?: vscode.ViewColumn): Promise<void>;
  /** The address of the page in front, if a page is. */
  active(): string | undefined;
  /** To the page before, where there is one; else to where the editor was before. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Asks for what the open pages say anew. */
  refresh(): void;
  /** The documents that the open pages show, by address. */
  shown(): ReadonlyMap<string, string>;
}

interface Shown {
  readonly uri: string;
  readonly panel: vscode.WebviewPanel;
  /** How far it is scrolled down. */
  top: number;
  /** What the page says: as long as it says the same it is left alone, for each loading takes the focus. */
  says?: string;
}

export function registerPages(context: vscode.ExtensionContext, server: Server): Pages {
  const open = new Set<Shown>();
  const trail = makeTrail();
  const visit = (uri: string): void => {
    trail.visit(uri);
    void vscode.commands.executeCommand('setContext', CAN_GO_FORWARD, trail.canGoForward());
  };
  /** The page that one goes back to: where it was left is where it opens. */
  let returning: Visit | undefined;
  const returnTo = async (visit: Visit): Promise<void> => {
    returning = visit;
    await openPage(visit.uri);
  };
  const refresh = (): void => {
    for (const shown of open) void show(server, shown, () => open.has(shown));
  };
  const image = (name: string) => vscode.Uri.joinPath(context.extensionUri, 'client/icon', name);
  const icon = { light: image('file-light.svg'), dark: image('file-dark.svg') };
  const provider: vscode.CustomReadonlyEditorProvider = {
    openCustomDocument: uri => ({ uri, dispose: () => {} }),
    async resolveCustomEditor({ uri }, panel) {
      const address = uri.toString();
      const shown: Shown = { uri: address, panel, top: returning?.uri === address ? returning.top : 0 };
      returning = undefined;
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
      });
      panel.webview.options = { enableScripts: true, enableCommandUris: LINK_COMMANDS, localResourceRoots: [] };
      panel.iconPath = icon;
      panel.webview.html = noticeHtml(vscode.l10n.t('Opening the page…'), '', nonce());
      await show(server, shown, () => open.has(shown));
    },
  };
  context.subscriptions.push(
    vscode.window.registerCustomEditorProvider(PAGE_VIEW, provider, {
      supportsMultipleEditorsPerDocument: true,
      webviewOptions: { enableFindWidget: true },
    }),
    vscode.workspace.registerTextDocumentContentProvider(PAGE_SCHEME, {
      provideTextDocumentContent: async uri => (await find(server, uri.toString()))?.markdown ?? '',
    }),
    server.onDidChangeState(state => {
      if (state === 'running') refresh();
    }),
  );
  return {
    refresh,
    open(uri, where) {
      returning = undefined;
      return openPage(uri, where);
    },
    async back() {
      const visit = trail.back();
      if (visit === undefined) await vscode.commands.executeCommand('workbench.action.navigateBack');
      else await returnTo(visit);
    },
    async forward() {
      const visit = trail.forward();
      if (visit !== undefined) await returnTo(visit);
    },
    active: () => [...open].find(({ panel }) => panel.active)?.uri,
    shown: () => new Map([...open].map(({ uri, panel }) => [uri, panel.webview.html])),
  };
}

/** In the place of the page that is left: that one is still on the trail, and one tab is enough to read in. */
async function openPage(uri: string, where = vscode.ViewColumn.Active): Promise<void> {
  const options: vscode.TextDocumentShowOptions = { viewColumn: where, preview: true };
  await vscode.commands.executeCommand('vscode.openWith', vscode.Uri.parse(uri), PAGE_VIEW, options);
}

const CAN_GO_FORWARD = 'riftbench.canGoForward';

const LINK_COMMANDS = [OPEN_PAGE, OPEN_SCENARIO, OPEN_PLACE, 'riftbench.copyCitation', 'riftbench.lookUp'];

async function find(server: Server, uri: string): Promise<PageResult | null> {
  return askPage(await server.ready(), uri);
}

async function show(server: Server, shown: Shown, isOpen: () => boolean): Promise<void> {
  const { uri, panel } = shown;
  const page = await find(server, uri).catch(() => 'no answer' as const);
  if (!isOpen()) return;
  if (page === 'no answer') {
    delete shown.says;
    panel.webview.html = noticeHtml(
      vscode.l10n.t('The page cannot be shown'),
      vscode.l10n.t('The Riftbench server does not answer. Run "Riftbench: Restart Server".'),
      nonce(),
    );
    return;
  }
  if (page?.incomplete === true) setTimeout(() => isOpen() && void show(server, shown, isOpen), ASK_AGAIN);
  const says = page?.markdown ?? 'no such page';
  if (says === shown.says) return;
  shown.says = says;
  panel.title = titleOf(uri, page);
  panel.webview.html = page === null ? missing(uri) : pageHtml(uri, page, nonce(), shown.top);
}

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

const nonce = (): string => randomBytes(16).toString('hex');
