/** Rule pages in the editor: every `riftbench:` address opens as one, whether from a link, the look-up or another page. */
import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import { PAGE_SCHEME, type PageResult } from '../../server/protocol.ts';
import { askPage } from '../requests.ts';
import type { Server } from '../server.ts';
import { OPEN_PAGE } from './commandLinks.ts';
import { noticeHtml, pageHtml } from './html.ts';
import { readPageUri } from './uris.ts';

const PAGE_VIEW = 'riftbench.page';

export interface Pages {
  open(uri: string, where?: vscode.ViewColumn): Promise<void>;
  /** The address of the page in front, if a page is. */
  active(): string | undefined;
  /** The documents that the open pages show, by address. */
  shown(): ReadonlyMap<string, string>;
}

interface Shown {
  readonly uri: string;
  readonly panel: vscode.WebviewPanel;
}

export function registerPages(context: vscode.ExtensionContext, server: Server): Pages {
  const open = new Set<Shown>();
  const image = (name: string) => vscode.Uri.joinPath(context.extensionUri, 'client/icon', name);
  const icon = { light: image('file-light.svg'), dark: image('file-dark.svg') };
  const provider: vscode.CustomReadonlyEditorProvider = {
    openCustomDocument: uri => ({ uri, dispose: () => {} }),
    async resolveCustomEditor({ uri }, panel) {
      const shown = { uri: uri.toString(), panel };
      open.add(shown);
      panel.onDidDispose(() => open.delete(shown));
      panel.webview.options = { enableScripts: false, enableCommandUris: LINK_COMMANDS, localResourceRoots: [] };
      panel.iconPath = icon;
      panel.webview.html = noticeHtml('Opening the page…', '', nonce());
      await show(server, shown);
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
      if (state === 'running') for (const shown of open) void show(server, shown);
    }),
  );
  return {
    async open(uri, where = vscode.ViewColumn.Active) {
      await keepTrail(where);
      const options: vscode.TextDocumentShowOptions = { viewColumn: where, preview: true };
      await vscode.commands.executeCommand('vscode.openWith', vscode.Uri.parse(uri), PAGE_VIEW, options);
    },
    active: () => [...open].find(({ panel }) => panel.active)?.uri,
    shown: () => new Map([...open].map(({ uri, panel }) => [uri, panel.webview.html])),
  };
}

/**
 * VS Code forgets the address of a page once its tab is gone, so the page that is left keeps its tab: "Go Back" then
 * finds it. The trail is as long as this.
 */
const TRAIL = 10;

async function keepTrail(where: vscode.ViewColumn): Promise<void> {
  const group = vscode.window.tabGroups.activeTabGroup;
  const front = group.activeTab;
  if (where !== vscode.ViewColumn.Active || front === undefined || !isPage(front)) return;
  if (front.isPreview) await vscode.commands.executeCommand('workbench.action.keepEditor');
  const trail = group.tabs.filter(tab => isPage(tab) && !tab.isActive && !tab.isPinned);
  if (trail.length >= TRAIL) await vscode.window.tabGroups.close(trail.slice(0, trail.length - TRAIL + 1), true);
}

function isPage({ input }: vscode.Tab): boolean {
  return input instanceof vscode.TabInputCustom && input.viewType === PAGE_VIEW;
}

const LINK_COMMANDS = [OPEN_PAGE, 'riftbench.copyCitation', 'riftbench.lookUp'];

async function find(server: Server, uri: string): Promise<PageResult | null> {
  return askPage(await server.ready(), uri);
}

async function show(server: Server, { uri, panel }: Shown): Promise<void> {
  const html = await find(server, uri).then(
    page => {
      panel.title = titleOf(uri, page);
      return page === null ? missing(uri) : pageHtml(uri, page, nonce());
    },
    () =>
      noticeHtml(
        'The page cannot be shown',
        'The Riftbench server does not answer. Run "Riftbench: Restart Server".',
        nonce(),
      ),
  );
  panel.webview.html = html;
}

/** For the tab: short, and telling two editions of one rule from each other. */
function titleOf(uri: string, page: PageResult | null): string {
  const address = readPageUri(uri);
  if (address === undefined) return page?.title ?? uri;
  if (address.kind === 'rule' || page === null) return `${address.id} (${address.edition})`;
  return page.title.length > LONGEST_TITLE ? `${page.title.slice(0, LONGEST_TITLE).trimEnd()}…` : page.title;
}

const LONGEST_TITLE = 32;

function missing(uri: string): string {
  const address = readPageUri(uri);
  const what = address === undefined ? uri : `${address.kind} ${address.id}`;
  const where = address === undefined ? '' : ` in edition ${address.edition} of the core rules`;
  return noticeHtml(
    'No such page',
    `The rule book has no ${what}${where}. Run "Riftbench: Look Up a Rule or Ruling…" to find it.`,
    nonce(),
  );
}

const nonce = (): string => randomBytes(16).toString('hex');
