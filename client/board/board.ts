/** The board beside the editor: the game at the cursor's line, drawn, and its path to walk along. It never takes the focus. */
import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import type { BoardResult } from '../../server/protocol.ts';
import { OPEN_PAGE } from '../pages/commandLinks.ts';
import { askBoard } from '../requests.ts';
import { isServed, type Server } from '../server.ts';
import { boardHtml } from './document.ts';
import { type Shown, type Wish, wishIn } from './messages.ts';

export const OPEN_BOARD = 'riftbench.openBoard';

export interface Board {
  open(): void;
  /** What is shown; undefined while there is no board. */
  shown(): BoardResult | undefined;
  /** As if it had been pressed in the window. */
  wish(wish: Wish): void;
  /** Shows where a debugger stands, whatever the cursor does, until it has gone. */
  follow(place: DebuggerPlace | undefined): void;
}

/** Lines and stops from 0. */
export interface DebuggerPlace {
  readonly uri: vscode.Uri;
  readonly line: number;
  readonly stop: number;
  readonly ruleset: string;
}

/** What the board is of. */
interface Subject {
  readonly uri: vscode.Uri;
  readonly line: number;
  /** Where the reader has gone along the path; none: where the line leaves the game. */
  readonly stop?: number;
}

export function registerBoard(context: vscode.ExtensionContext, server: Server): Board {
  let panel: vscode.WebviewPanel | undefined;
  let subject: Subject | undefined;
  let shown: BoardResult | undefined;
  let ruleset: string | undefined;
  let isPinned = false;
  let isLed = false;
  let width = 0;
  let asked: vscode.CancellationTokenSource | undefined;

  const send = (message: Shown): void => void panel?.webview.postMessage(message);

  const update = async (): Promise<void> => {
    asked?.cancel();
    if (panel === undefined || width === 0) return;
    if (subject === undefined) return send({ kind: 'empty', why: NOTHING_OPEN });
    const turn = new vscode.CancellationTokenSource();
    asked = turn;
    const { uri, line, stop } = subject;
    const params = {
      uri: uri.toString(),
      line,
      width,
      theme: themeOf(vscode.window.activeColorTheme.kind),
      ...(stop === undefined ? {} : { stop }),
      ...(ruleset === undefined ? {} : { ruleset }),
    };
    const board = await server
      .ready()
      .then(client => askBoard(client, params, turn.token))
      .catch(() => undefined);
    if (turn !== asked) return;
    if (board === undefined) return send({ kind: 'stale', why: NO_ANSWER });
    if (board === null) {
      shown = undefined;
      return send({ kind: 'empty', why: NO_SCENARIO });
    }
    shown = board;
    panel.title = board.name === '' ? 'Board' : `Board: ${board.name.slice(0, LONGEST_TITLE)}`;
    send({ kind: 'board', board, isPinned });
  };

  const follow = (): void => {
    const editor = vscode.window.activeTextEditor;
    if (isPinned || isLed || editor === undefined || !isServed(editor.document)) return;
    const { uri } = editor.document;
    const { line } = editor.selection.active;
    // Along the path of a line that has not changed the reader may have gone elsewhere.
    if (subject?.uri.toString() === uri.toString() && subject.line === line) return;
    subject = { uri, line };
    void update();
  };

  const changed = ({ document }: vscode.TextDocumentChangeEvent): void => {
    if (subject === undefined || document.uri.toString() !== subject.uri.toString()) return;
    const editor = vscode.window.activeTextEditor;
    const line = editor?.document === document && !isPinned ? editor.selection.active.line : subject.line;
    subject = isPinned ? subject : { uri: subject.uri, line };
    void update();
  };

  const obey = (wish: Wish): void => {
    switch (wish.kind) {
      case 'ready':
      case 'resized':
        width = Math.max(1, Math.round(wish.width));
        return void update();
      case 'stop':
        if (subject !== undefined) subject = { ...subject, stop: wish.stop };
        return void update();
      case 'ruleset':
        ruleset = wish.ruleset;
        return void update();
      case 'pin':
        isPinned = wish.isPinned;
        follow();
        return void update();
      case 'line':
        return void reveal(subject?.uri, wish.line);
      case 'page':
        return void vscode.commands.executeCommand(OPEN_PAGE, wish.uri);
    }
  };

  const open = (): void => {
    follow();
    if (panel !== undefined) return panel.reveal(undefined, true);
    const dist = vscode.Uri.joinPath(context.extensionUri, 'dist');
    panel = vscode.window.createWebviewPanel(
      'riftbench.board',
      'Board',
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, localResourceRoots: [dist], retainContextWhenHidden: true },
    );
    const image = (name: string) => vscode.Uri.joinPath(context.extensionUri, 'client/icon', name);
    panel.iconPath = { light: image('file-light.svg'), dark: image('file-dark.svg') };
    panel.webview.onDidReceiveMessage(message => {
      const wish = wishIn(message);
      if (wish !== undefined) obey(wish);
    });
    panel.onDidDispose(() => {
      panel = undefined;
      shown = undefined;
      isPinned = false;
      width = 0;
    });
    const { webview } = panel;
    webview.html = boardHtml({
      nonce: randomBytes(16).toString('hex'),
      script: webview.asWebviewUri(vscode.Uri.joinPath(dist, 'board.js')).toString(),
      source: webview.cspSource,
    });
  };

  context.subscriptions.push(
    new vscode.Disposable(() => panel?.dispose()),
    vscode.window.onDidChangeTextEditorSelection(follow),
    vscode.window.onDidChangeActiveTextEditor(follow),
    vscode.window.onDidChangeActiveColorTheme(() => void update()),
    vscode.workspace.onDidChangeTextDocument(changed),
    server.onDidChangeState(state => {
      if (state === 'running') void update();
    }),
  );
  const followDebugger = (place: DebuggerPlace | undefined): void => {
    isLed = place !== undefined;
    if (place === undefined) return follow();
    const { uri, line, stop } = place;
    subject = { uri, line, stop };
    ruleset = place.ruleset;
    void update();
  };
  return { open, shown: () => shown, wish: obey, follow: followDebugger };
}

/** The line in the editor that shows the document, which takes the focus: the reader has asked for it. */
async function reveal(uri: vscode.Uri | undefined, line: number): Promise<void> {
  if (uri === undefined) return;
  const visible = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
  const selection = new vscode.Range(line, 0, line, 0);
  await vscode.window.showTextDocument(uri, {
    selection,
    viewColumn: visible?.viewColumn ?? vscode.ViewColumn.One,
  });
}

const themeOf = (kind: vscode.ColorThemeKind): string => {
  switch (kind) {
    case vscode.ColorThemeKind.Light:
      return 'light';
    case vscode.ColorThemeKind.HighContrast:
      return 'dark high contrast';
    case vscode.ColorThemeKind.HighContrastLight:
      return 'light high contrast';
    default:
      return 'dark';
  }
};

const LONGEST_TITLE = 32;
const NOTHING_OPEN = 'Open a scenario: the board at the cursor is shown here.';
const NO_SCENARIO = 'There is no scenario at the cursor. A scenario begins with the line: scenario "NAME".';
const NO_ANSWER = 'The Riftbench server does not answer; this may be out of date. Run "Riftbench: Restart Server".';
