/** Marks in the text the line whose doing the board shows. */
import * as vscode from 'vscode';
import { type BoardState, documentShown, isWritten } from './state.ts';

export interface LineMark extends vscode.Disposable {
  /** In every editor that shows the document; none while the board is closed, or shows the board as laid out. */
  update(): void;
}

export const lineMark = (state: BoardState): LineMark => {
  const mark = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor('editor.rangeHighlightBackground'),
    // In dark themes that background can hardly be told from the line's own: the bar at its beginning can.
    borderStyle: 'solid',
    borderWidth: '0 0 0 3px',
    borderColor: new vscode.ThemeColor('focusBorder'),
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.rangeHighlightForeground'),
    overviewRulerLane: vscode.OverviewRulerLane.Full,
  });
  return {
    update() {
      const { panel, shown, subject } = state;
      const document = documentShown(state);
      const isShown =
        panel !== undefined && shown !== undefined && shown.stop > 0 && subject !== undefined && isWritten(subject);
      for (const editor of vscode.window.visibleTextEditors) {
        const isHere = isShown && editor.document === document && shown.after < editor.document.lineCount;
        editor.setDecorations(mark, isHere ? [editor.document.lineAt(shown.after).range] : []);
      }
    },
    dispose: () => mark.dispose(),
  };
};
