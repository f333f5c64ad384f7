/** What the board shows: it follows the cursor, the text, and a debugger. */
import * as vscode from 'vscode';
import { isServed } from '../server.ts';
import { endPuzzle, isInPuzzle } from './puzzling.ts';
import type { BoardParts } from './state.ts';

/** Lines and stops from 0. */
export interface DebuggerPlace {
  readonly uri: vscode.Uri;
  readonly line: number;
  readonly stop: number;
  readonly ruleset: string;
}

export const following = ({ state, last, update, send }: Omit<BoardParts, 'server'>) => {
  const follow = (): void => {
    const editor = vscode.window.activeTextEditor;
    const { isPinned, isLed, isWriting, cursor } = state;
    if (isPinned || isLed || isWriting || editor === undefined || !isServed(editor.document)) return;
    const { uri } = editor.document;
    const { line } = editor.selection.active;
    // While the cursor stays where it is, the reader may have gone elsewhere, or played on.
    if (cursor !== undefined && cursor.uri.toString() === uri.toString() && cursor.line === line) return;
    state.cursor = { uri, line };
    if (isInPuzzle(state, state.cursor)) return;
    endPuzzle({ state, send });
    state.subject = state.cursor;
    update();
  };
  const followAnew = (): void => {
    state.cursor = undefined;
    follow();
  };

  /** Where no scenario is in front, the one that was in use last. */
  const followLast = (): void => {
    followAnew();
    const place = last.place();
    const { subject, isPinned, isLed, cursor } = state;
    if (cursor !== undefined || isPinned || isLed || place === undefined) return;
    const isThere = subject?.uri.toString() === place.uri.toString();
    if (!isThere) state.subject = { uri: place.uri, line: place.line };
    update();
  };

  const changed = ({ document }: vscode.TextDocumentChangeEvent): void => {
    const { subject, isWriting, isPinned } = state;
    if (isWriting || subject === undefined || document.uri.toString() !== subject.uri.toString()) return;
    // Its position may be another one now.
    endPuzzle({ state, send });
    if (!isPinned) state.subject = { uri: subject.uri, line: subject.line };
    follow();
    update();
  };

  const followDebugger = (place: DebuggerPlace | undefined): void => {
    state.isLed = place !== undefined;
    if (place === undefined) return followAnew();
    endPuzzle({ state, send });
    const { uri, line, stop } = place;
    state.cursor = undefined;
    state.subject = { uri, line, stop };
    state.ruleset = place.ruleset;
    last.note(place);
    update();
  };
  return { follow, followAnew, followLast, changed, followDebugger };
};
