/** The board beside the editor: the game at the cursor's line, drawn, and its path to walk along. It never takes the focus. */
import * as vscode from 'vscode';
import type { BoardResult, OpeningsResult } from '../../server/protocol.ts';
import { OPEN_PAGE } from '../pages/commandLinks.ts';
import { isServed, type Server } from '../server.ts';
import { changing } from './changing.ts';
import { requestIn, type WindowRequest } from './messages.ts';
import { openPanel, reveal } from './panel.ts';
import { copyRuling, savePicture, takePicture } from './saving.ts';
import { showing } from './showing.ts';
import { documentShown, freshState, type Stage } from './state.ts';

export const OPEN_BOARD = 'riftbench.openBoard';

export interface Board {
  open(): void;
  /** With a new file, whose board is empty. */
  begin(): Promise<void>;
  /** What is shown; undefined while there is no board. */
  shown(): BoardResult | undefined;
  /** What may be played on at what is shown. */
  openings(): OpeningsResult | undefined;
  /** As if it had been pressed in the window. */
  request(request: WindowRequest): void;
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

export function registerBoard(context: vscode.ExtensionContext, server: Server): Board {
  const state = freshState();
  const send: Stage['send'] = message => void state.panel?.webview.postMessage(message);
  const show = showing({ state, server, send });
  const update = (): void => void show();
  const stage: Stage = { state, server, send, update };

  const follow = (): void => {
    const editor = vscode.window.activeTextEditor;
    const { isPinned, isLed, isWriting, cursor } = state;
    if (isPinned || isLed || isWriting || editor === undefined || !isServed(editor.document)) return;
    const { uri } = editor.document;
    const { line } = editor.selection.active;
    // While the cursor stays where it is, the reader may have gone elsewhere, or played on.
    if (cursor !== undefined && cursor.uri.toString() === uri.toString() && cursor.line === line) return;
    state.cursor = { uri, line };
    state.subject = state.cursor;
    update();
  };
  const followAnew = (): void => {
    state.cursor = undefined;
    follow();
  };

  const changed = ({ document }: vscode.TextDocumentChangeEvent): void => {
    const { subject, isWriting, isPinned } = state;
    if (isWriting || subject === undefined || document.uri.toString() !== subject.uri.toString()) return;
    if (!isPinned) state.subject = { uri: subject.uri, line: subject.line };
    follow();
    update();
  };

  const change = changing(stage, follow);
  const obey = (request: WindowRequest): void => {
    switch (request.kind) {
      case 'ready':
      case 'resized':
        state.width = Math.max(1, Math.round(request.width));
        return update();
      case 'stop':
        if (state.subject !== undefined) state.subject = { ...state.subject, stop: request.stop };
        return update();
      case 'ruleset':
        state.ruleset = request.ruleset;
        return update();
      case 'pin':
        state.isPinned = request.isPinned;
        followAnew();
        return update();
      case 'write':
        return void change.write(request.line);
      case 'takeBack':
        return void change.takeBack();
      case 'setUp':
        return void change.setUp(request.step);
      case 'start':
        return void change.start(documentShown(state));
      case 'anyCard':
        return void change.tellCard(request.player, request.card);
      case 'cardNames':
        return void change.tellCardNames(request.typed);
      case 'assign':
        return void change.assign(request.shares);
      case 'picture':
        return void takePicture(stage, request.as);
      case 'png':
        return void savePicture(stage, 'png', Buffer.from(request.data, 'base64'));
      case 'ruling':
        return void copyRuling(stage);
      case 'line':
        return void reveal(state.subject?.uri, request.line);
      case 'page':
        return void vscode.commands.executeCommand(OPEN_PAGE, request.uri);
    }
  };

  const open = (): void => {
    followAnew();
    if (state.panel !== undefined) return state.panel.reveal(undefined, true);
    const panel = openPanel(context);
    state.panel = panel;
    panel.webview.onDidReceiveMessage(message => {
      const request = requestIn(message);
      if (request !== undefined) obey(request);
    });
    panel.onDidDispose(() => {
      Object.assign(state, { panel: undefined, shown: undefined, openings: undefined, isPinned: false, width: 0 });
    });
  };

  context.subscriptions.push(
    new vscode.Disposable(() => state.panel?.dispose()),
    vscode.window.onDidChangeTextEditorSelection(follow),
    vscode.window.onDidChangeActiveTextEditor(follow),
    vscode.window.onDidChangeActiveColorTheme(update),
    vscode.workspace.onDidChangeTextDocument(changed),
    server.onDidChangeState(now => {
      if (now === 'running') update();
    }),
  );
  const followDebugger = (place: DebuggerPlace | undefined): void => {
    state.isLed = place !== undefined;
    if (place === undefined) return followAnew();
    const { uri, line, stop } = place;
    state.cursor = undefined;
    state.subject = { uri, line, stop };
    state.ruleset = place.ruleset;
    update();
  };
  const begin = async (): Promise<void> => {
    state.isPinned = false;
    state.subject = undefined;
    await change.start(undefined);
    open();
  };
  return {
    open,
    begin,
    shown: () => state.shown,
    openings: () => state.openings,
    request: obey,
    follow: followDebugger,
  };
}
