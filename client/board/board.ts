/**
 * The board beside the editor: the game at the cursor's line as a picture, with a slider along its steps. It never
 * takes the focus.
 */
import * as vscode from 'vscode';
import type { BoardResult, OpeningsResult } from '../../server/protocol.ts';
import type { PuzzleShown } from '../../server/puzzling/shown.ts';
import type { Pictures } from '../commands/copyVerdict.ts';
import type { OverWebView } from '../commands/overWebView.ts';
import type { ScenarioAccess } from '../lastScenario.ts';
import { changing } from './changing.ts';
import { type DebuggerPlace, following } from './following.ts';
import { judging } from './judging.ts';
import { lineMark } from './marking.ts';
import { requestIn, type WindowRequest } from './messages.ts';
import { obeying } from './obeying.ts';
import { openPanel } from './panel.ts';
import { puzzleOnBoard } from './puzzleOnBoard.ts';
import { endPuzzle, puzzling } from './puzzling.ts';
import { showing } from './showing.ts';
import { type BoardParts, type BoardState, freshState, goOn, noteShown } from './state.ts';
import { taking } from './taking.ts';

export const OPEN_BOARD = 'riftbench.openBoard';
export const PLAY_PUZZLE = 'riftbench.playPuzzle';

export interface BoardView extends Pictures {
  open(): void;
  /** With the puzzle at the cursor, to be played. */
  playPuzzle(): void;
  /** With a new file, whose board is empty. */
  begin(): Promise<void>;
  /** What is shown; undefined while there is no board. */
  shown(): BoardResult | undefined;
  /** What may be played on at what is shown. */
  openings(): OpeningsResult | undefined;
  /** What those keep or lose of the claim that is chosen, as far as it is found; undefined where none is. */
  judged(): BoardState['judged'];
  /** The puzzle that is played, as it is shown. */
  puzzle(): PuzzleShown | null;
  /** As if it had been pressed in the window. */
  request(request: WindowRequest): void;
  /** Shows what would come of lines that are not written, until the cursor moves. */
  showAhead(place: { readonly uri: vscode.Uri; readonly line: number; readonly lines: readonly string[] }): void;
  /** Shows where a debugger stands, whatever the cursor does, until it has gone. */
  follow(place: DebuggerPlace | undefined): void;
}

export function registerBoard(
  context: vscode.ExtensionContext,
  {
    host,
    server,
    last,
    over,
  }: ScenarioAccess & Pick<BoardParts, 'host'> & { readonly over: Pick<OverWebView, 'focusTaken'> },
): BoardView {
  const state = freshState();
  const send: BoardParts['send'] = message => void state.panel?.webview.postMessage(message);
  const stageless = { state, host, server, last, send };
  const mark = lineMark(state);
  const judge = judging(stageless);
  const show = showing({ ...stageless, judge }, answer => {
    goOn(state, answer);
    if (answer === 'none') return;
    mark.update();
    puzzles.offer();
  });
  const update = (): void => void show();
  const stage: BoardParts = { ...stageless, update, judge };

  const { follow, followAnew, followLast, changed, followDebugger } = following(stage);
  const change = changing(stage, follow);
  const puzzles = puzzling(stage, followAnew);
  const obey = obeying(stage, { change, puzzles, followAnew, over });
  const open = (opened: BoardState['opened'] = 'board'): void => {
    state.opened = opened;
    followLast();
    // Where no text is in front, no text loses the focus, and keys are meant for the board.
    const preserveFocus = vscode.window.activeTextEditor !== undefined;
    if (state.panel !== undefined) {
      update();
      return state.panel.reveal(undefined, preserveFocus);
    }
    openWith(context, stage, { preserveFocus }, obey).onDidDispose(() => {
      mark.update();
      goOn(state, 'none');
    });
  };
  context.subscriptions.push(
    new vscode.Disposable(() => state.panel?.dispose()),
    mark,
    vscode.workspace.onDidChangeTextDocument(changed),
    server.onDidChangeState(now => {
      if (now === 'running') update();
    }),
  );
  for (const each of followEditors({ follow, followAnew, update, mark })) context.subscriptions.push(each);
  const begin = async (): Promise<void> => {
    state.isPinned = false;
    state.subject = undefined;
    await change.start(undefined);
    open();
  };
  return {
    open: () => open(),
    playPuzzle: () => open('puzzle'),
    begin,
    shown: () => state.shown,
    openings: () => state.openings,
    judged: () => state.judged,
    puzzle: () => puzzleOnBoard(state.puzzle),
    request: obey,
    showAhead({ uri, line, lines }) {
      open();
      endPuzzle(stage);
      state.opened = undefined;
      state.subject = { uri, line, ahead: lines };
      update();
    },
    follow: followDebugger,
    ...taking(stage, open),
  };
}

interface Followed {
  readonly follow: () => void;
  readonly followAnew: () => void;
  readonly update: () => void;
  readonly mark: Pick<ReturnType<typeof lineMark>, 'update'>;
}

const followEditors = ({ follow, followAnew, update, mark }: Followed): readonly vscode.Disposable[] => [
  // A click means its line, also where the cursor is there already.
  vscode.window.onDidChangeTextEditorSelection(({ kind }) =>
    kind === vscode.TextEditorSelectionChangeKind.Mouse ? followAnew() : follow(),
  ),
  vscode.window.onDidChangeVisibleTextEditors(() => mark.update()),
  vscode.window.onDidChangeActiveTextEditor(follow),
  vscode.window.onDidChangeActiveColorTheme(update),
];

function openWith(
  context: vscode.ExtensionContext,
  stage: BoardParts,
  options: Parameters<typeof openPanel>[1],
  obey: (request: WindowRequest) => void,
): vscode.WebviewPanel {
  const { state } = stage;
  const panel = openPanel(context, options);
  state.panel = panel;
  panel.webview.onDidReceiveMessage(message => {
    const request = requestIn(message);
    if (request !== undefined) obey(request);
  });
  panel.onDidChangeViewState(() => noteShown(stage));
  panel.onDidDispose(() => {
    state.filming?.made(null);
    const gone = { panel: undefined, shown: undefined, openings: undefined, puzzle: undefined, opened: undefined };
    Object.assign(state, gone, { isPinned: false, width: 0 });
  });
  return panel;
}
