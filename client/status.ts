/** The status bar: the edition in use at the cursor, and the state of the server. */
import * as vscode from 'vscode';
import { bold, joined, type MarkdownText, markdown, plain } from '../rules-db/markdown.ts';
import type { EditionResult } from '../server/protocol.ts';
import { CHOOSE_EDITION, origin } from './commands/chooseEdition.ts';
import { localMarkdown, markdownString } from './markdownString.ts';
import type { Pages } from './pages/pages.ts';
import { editionText, readPageUri } from './pages/uris.ts';
import { askEdition } from './requests.ts';
import { isServed, LANGUAGE, type Server, type ServerState } from './server.ts';

export interface StatusBarText {
  /** What the status bar shows; undefined while it shows nothing. */
  text(): string | undefined;
}

export function registerStatus(context: vscode.ExtensionContext, server: Server, pages: Pages): StatusBarText {
  const item = vscode.window.createStatusBarItem('riftbench.edition', vscode.StatusBarAlignment.Right, 100);
  item.name = vscode.l10n.t('Riftbench: Edition of the Core Rules');
  const health = serverStatus(server);
  let asked = 0;
  let shown: string | undefined;

  const show = (text: string, tooltip: MarkdownText, command: string) => {
    shown = text;
    item.text = `$(law) ${text}`;
    item.tooltip = markdownString(tooltip);
    item.command = command;
    item.accessibilityInformation = { label: `Riftbench: ${text}` };
    item.show();
  };
  const hide = () => {
    shown = undefined;
    item.hide();
  };
  const update = async () => {
    asked += 1;
    const turn = asked;
    const page = readPageUri(pages.active() ?? '');
    const editor = vscode.window.activeTextEditor;
    if (page !== undefined)
      return show(
        vscode.l10n.t('Core rules {0}', editionText(page.edition)),
        localMarkdown('The edition of this page'),
        CHOOSE_EDITION,
      );
    if (editor === undefined || !isServed(editor.document)) return hide();
    if (server.state() === 'stopped')
      return show(
        'stopped',
        localMarkdown('The Riftbench server does not run.\n\nClick to start it.'),
        'riftbench.restartServer',
      );
    const { document, selection } = editor;
    const result = await server
      .ready()
      .then(client => askEdition(client, document.uri, selection.active.line))
      .catch(() => undefined);
    if (turn !== asked || result === undefined) return;
    show(vscode.l10n.t('Core rules {0}', result.editions.join(', ')), tooltip(result), CHOOSE_EDITION);
  };

  context.subscriptions.push(item, health);
  followEditor(context, server, update);
  return { text: () => shown };
}

/** Asks again where the cursor, the text or an edition may be another one by now. */
function followEditor(context: vscode.ExtensionContext, server: Server, update: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (delay: number) => {
    if (timer !== undefined) clearTimeout(timer);
    timer = setTimeout(() => void update(), delay);
  };
  const soon = () => later(SETTLE);
  context.subscriptions.push(
    new vscode.Disposable(() => timer !== undefined && clearTimeout(timer)),
    vscode.window.onDidChangeActiveTextEditor(soon),
    vscode.window.tabGroups.onDidChangeTabs(soon),
    vscode.window.tabGroups.onDidChangeTabGroups(soon),
    vscode.window.onDidChangeTextEditorSelection(soon),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (document === vscode.window.activeTextEditor?.document) soon();
    }),
    vscode.workspace.onDidChangeConfiguration(change => {
      if (change.affectsConfiguration('riftbench.edition')) soon();
    }),
    // The server asks for a changed setting first: what was asked meanwhile has the old one, its diagnostics come after.
    vscode.languages.onDidChangeDiagnostics(({ uris }) => {
      const active = vscode.window.activeTextEditor?.document.uri.toString();
      if (uris.some(uri => uri.toString() === active)) soon();
    }),
    server.onDidChangeState(soon),
  );
  watchProjectFiles(context, () => later(FILE_SETTLE));
  soon();
}

/** Long enough for the server to have read what the editor just sent. */
const SETTLE = 120;
/** Changes of files are sent to the server in batches. */
const FILE_SETTLE = 700;

function tooltip(result: EditionResult): MarkdownText {
  const several = result.editions.length > 1;
  return joined(
    [
      markdown`${bold(vscode.l10n.t('Core rules {0}', result.editions.join(', ')))}: ${plain(origin(result))}.`,
      several ? localMarkdown('The scenario is run under each and has to hold in each.') : WHAT_WINS[result.from],
      localMarkdown('Click to choose another.'),
    ],
    markdown`\n\n`,
  );
}

const WHAT_WINS: Readonly<Record<EditionResult['from'], MarkdownText>> = {
  scenario: localMarkdown('It takes precedence over riftbench.json and the setting.'),
  'front matter': localMarkdown(
    'It takes precedence over riftbench.json. A scenario’s own `edition` line takes precedence over it.',
  ),
  'riftbench.json': localMarkdown('A scenario’s own `edition` line takes precedence over it.'),
  setting: localMarkdown('It serves files outside any folder.'),
  newest: localMarkdown('Neither the scenario nor a riftbench.json names one.'),
};

function watchProjectFiles(context: vscode.ExtensionContext, changed: () => void): void {
  const watcher = vscode.workspace.createFileSystemWatcher('**/riftbench.json');
  watcher.onDidChange(changed);
  watcher.onDidCreate(changed);
  watcher.onDidDelete(changed);
  context.subscriptions.push(watcher);
}

function serverStatus(server: Server): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem('riftbench.server', [{ language: LANGUAGE }]);
  item.name = 'Riftbench';
  const update = (state: ServerState) => {
    item.text = STATES[state];
    item.busy = state === 'starting';
    item.severity =
      state === 'stopped' ? vscode.LanguageStatusSeverity.Error : vscode.LanguageStatusSeverity.Information;
    item.command = {
      command: 'riftbench.restartServer',
      title: state === 'stopped' ? vscode.l10n.t('Start') : vscode.l10n.t('Restart'),
    };
  };
  update(server.state());
  return vscode.Disposable.from(item, server.onDidChangeState(update));
}

const STATES: Readonly<Record<ServerState, string>> = {
  none: vscode.l10n.t('Riftbench: not started yet'),
  starting: vscode.l10n.t('Riftbench: starting'),
  running: vscode.l10n.t('Riftbench: checking as you type'),
  stopped: vscode.l10n.t('Riftbench: stopped'),
};
