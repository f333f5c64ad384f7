/**
 * The board beside the editor: the game at the cursor's line as a picture, with a slider along its steps. It never
 * takes the focus.
 */
import * as vscode from 'vscode';
import type { BoardResult, OpeningsResult } from '../../server/protocol.ts';
import type { Server } from '../server.ts';
import { changing } from './changing.ts';
import { type DebuggerPlace, following } from './following.ts';
import { requestIn, type WindowRequest } from './messages.ts';
import { obeying } from './obeying.ts';
import { openPanel } from './panel.ts';
import { showing } from './showing.ts';
import { type BoardParts, freshState } from './state.ts';

export const OPEN_BOARD = 'riftbench.openBoard';

export interface BoardView {
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

export function registerBoard(context: vscode.ExtensionContext, server: Server): BoardView {
  const state = freshState();
  const send: BoardParts['send'] = message => void state.panel?.webview.postMessage(message);
  const show = showing({ state, server, send });
  const update = (): void => void show();
  const stage: BoardParts = { state, server, send, update };

  const { follow, followAnew, changed, followDebugger } = following(stage);
  const change = changing(stage, follow);
  const obey = obeying(stage, change, followAnew);
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
