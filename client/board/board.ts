/** The board beside the editor: the game at the cursor's line, drawn, and its path to walk along. It never takes the focus. */
import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import type { BoardResult, OpeningsResult, SetUp } from '../../server/protocol.ts';
import { OPEN_PAGE } from '../pages/commandLinks.ts';
import { askAssignment, askBoard, askCardNames, askOpenings, askRuling, askSetUp } from '../requests.ts';
import { isServed, type Server } from '../server.ts';
import { boardHtml } from './document.ts';
import { type PictureAs, type Shown, type Wish, wishIn } from './messages.ts';
import { copyRuling, savePicture } from './saving.ts';
import { applyEdits, startScenario, takeBack, writeLine } from './writing.ts';

export const OPEN_BOARD = 'riftbench.openBoard';

export interface Board {
  open(): void;
  /** What is shown; undefined while there is no board. */
  shown(): BoardResult | undefined;
  /** What may be played on at what is shown. */
  openings(): OpeningsResult | undefined;
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
  /** Where the cursor was last seen. */
  let cursor: Subject | undefined;
  let shown: BoardResult | undefined;
  let ruleset: string | undefined;
  let openings: OpeningsResult | undefined;
  let isPinned = false;
  let isLed = false;
  let isWriting = false;
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
    void updateOpenings(turn, board);
    panel.title = board.name === '' ? 'Board' : `Board: ${board.name.slice(0, LONGEST_TITLE)}`;
    send({ kind: 'board', board, isPinned });
  };

  /** Only where a line ends can another one follow. */
  const updateOpenings = async (turn: vscode.CancellationTokenSource, board: BoardResult): Promise<void> => {
    const { stop, stops, after } = board;
    const isBetween = stops[stop + 1]?.line === after && stop > 0;
    const params = subject && {
      uri: subject.uri.toString(),
      line: subject.stop === undefined ? subject.line : after,
      ruleset: board.ruleset,
    };
    const found =
      isBetween || params === undefined
        ? null
        : await server
            .ready()
            .then(client => askOpenings(client, params, turn.token))
            .catch(() => null);
    if (turn !== asked) return;
    openings = found ?? undefined;
    send({ kind: 'openings', openings: found, why: isBetween ? IN_A_LINE : NO_OPENINGS });
  };

  const documentShown = (): vscode.TextDocument | undefined =>
    vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === subject?.uri.toString());

  /** The text is changed, and what is shown goes along to the line that it has come to. */
  const change = async (
    how: (document: vscode.TextDocument, at: OpeningsResult) => Promise<number | undefined> | undefined,
  ): Promise<void> => {
    const document = documentShown();
    if (document === undefined || openings === undefined || isWriting) return;
    isWriting = true;
    const line = await how(document, openings);
    isWriting = false;
    if (line === undefined) return send({ kind: 'stale', why: NOT_WRITTEN });
    subject = { uri: document.uri, line };
    const editor = vscode.window.activeTextEditor;
    if (editor !== undefined) cursor = { uri: editor.document.uri, line: editor.selection.active.line };
    void update();
  };

  const assign = async (shares: readonly number[]): Promise<void> => {
    if (subject === undefined || openings === undefined) return;
    const params = {
      uri: subject.uri.toString(),
      line: openings.after?.to ?? subject.line,
      ruleset: openings.openings.ruleset,
      shares,
    };
    const assignment = await server
      .ready()
      .then(client => askAssignment(client, params))
      .catch(() => null);
    send({ kind: 'assignment', assignment });
  };

  /** Each step is an edit of the text; what is shown stays on the board's lines. */
  const setUp = async (step: SetUp): Promise<void> => {
    const document = documentShown();
    if (document === undefined || subject === undefined || isWriting) return;
    isWriting = true;
    const { uri, line } = subject;
    const found = await server
      .ready()
      .then(client => askSetUp(client, { uri: uri.toString(), line, step }))
      .catch(() => null);
    const isDone = found !== null && found.why === undefined && (await applyEdits(document, found.edits));
    isWriting = false;
    if (!isDone) return send({ kind: 'told', why: found?.why ?? NOT_WRITTEN });
    void update();
  };

  const start = async (): Promise<void> => {
    const line = await startScenario(documentShown());
    if (line === undefined) return send({ kind: 'stale', why: NOT_WRITTEN });
    cursor = undefined;
    follow();
    if (subject !== undefined) subject = { uri: subject.uri, line };
    void update();
  };

  /** As it is shown, in the colours of the theme alone: what is saved follows no editor. */
  const picture = async (as: PictureAs): Promise<void> => {
    if (subject === undefined || shown === undefined) return;
    const params = {
      uri: subject.uri.toString(),
      line: subject.line,
      stop: shown.stop,
      ruleset: shown.ruleset,
      width,
      theme: themeOf(vscode.window.activeColorTheme.kind),
      colours: 'theme',
    } as const;
    const board = await server
      .ready()
      .then(client => askBoard(client, params, new vscode.CancellationTokenSource().token))
      .catch(() => null);
    if (board === null) return send({ kind: 'told', why: NO_ANSWER });
    if (as === 'svg') return savePicture(board.name, 'svg', new TextEncoder().encode(board.svg));
    send({ kind: 'draw', svg: board.svg, as });
  };

  const ruling = async (): Promise<void> => {
    if (subject === undefined) return;
    const { uri, line } = subject;
    const found = await server
      .ready()
      .then(client => askRuling(client, { uri: uri.toString(), line }))
      .catch(() => null);
    if (found === null) return send({ kind: 'told', why: NO_ANSWER });
    await copyRuling(found.markdown);
    send({ kind: 'told', why: 'Copied as a ruling in Markdown.' });
  };

  const tellCardNames = async (typed: string): Promise<void> => {
    const names = await server
      .ready()
      .then(client => askCardNames(client, { typed }))
      .catch(() => []);
    send({ kind: 'cardNames', names });
  };

  const follow = (): void => {
    const editor = vscode.window.activeTextEditor;
    if (isPinned || isLed || isWriting || editor === undefined || !isServed(editor.document)) return;
    const { uri } = editor.document;
    const { line } = editor.selection.active;
    // While the cursor stays where it is, the reader may have gone elsewhere, or played on.
    if (cursor !== undefined && cursor.uri.toString() === uri.toString() && cursor.line === line) return;
    cursor = { uri, line };
    subject = cursor;
    void update();
  };

  const changed = ({ document }: vscode.TextDocumentChangeEvent): void => {
    if (isWriting) return;
    if (subject === undefined || document.uri.toString() !== subject.uri.toString()) return;
    if (!isPinned) subject = { uri: subject.uri, line: subject.line };
    follow();
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
        cursor = undefined;
        follow();
        return void update();
      case 'write':
        return void change((document, at) => writeLine(document, at.insert, wish.line));
      case 'takeBack':
        return void change((document, { after }) => (after === null ? undefined : takeBack(document, after)));
      case 'setUp':
        return void setUp(wish.step);
      case 'start':
        return void start();
      case 'picture':
        return void picture(wish.as);
      case 'png':
        return void savePicture(shown?.name ?? '', 'png', Buffer.from(wish.data, 'base64'));
      case 'ruling':
        return void ruling();
      case 'cardNames':
        return void tellCardNames(wish.typed);
      case 'assign':
        return void assign(wish.shares);
      case 'line':
        return void reveal(subject?.uri, wish.line);
      case 'page':
        return void vscode.commands.executeCommand(OPEN_PAGE, wish.uri);
    }
  };

  const open = (): void => {
    cursor = undefined;
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
      openings = undefined;
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
    cursor = undefined;
    if (place === undefined) return follow();
    const { uri, line, stop } = place;
    subject = { uri, line, stop };
    ruleset = place.ruleset;
    void update();
  };
  return { open, shown: () => shown, openings: () => openings, wish: obey, follow: followDebugger };
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
const IN_A_LINE = 'This is in the middle of a line: go to its last step to play on from it.';
const NO_OPENINGS = 'Nothing can be played on here.';
const NOT_WRITTEN = 'The file could not be changed. It may be read-only.';
const NO_ANSWER = 'The Riftbench server does not answer; this may be out of date. Run "Riftbench: Restart Server".';
