/** A line of a document, in the editor that shows it where one does. */
import * as vscode from 'vscode';

/** Does nothing for what names no place: a command is handed anything. `line` from 0. */
export async function showLine(target: unknown, line: unknown): Promise<void> {
  if (!(target instanceof vscode.Uri) || typeof line !== 'number') return;
  const shown = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === target.toString());
  const at = new vscode.Position(line, 0);
  await vscode.window.showTextDocument(target, {
    selection: new vscode.Range(at, at),
    ...(shown?.viewColumn === undefined ? {} : { viewColumn: shown.viewColumn }),
  });
}
