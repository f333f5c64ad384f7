/** Shows a line of a document, in the editor that has it open if there is one. */
import * as vscode from 'vscode';

/** Does nothing if the argument names no place, since commands can be called with anything. `line` counts from 0. */
export async function showLine(target: unknown, line: unknown): Promise<void> {
  if (!(target instanceof vscode.Uri) || typeof line !== 'number') return;
  const shown = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === target.toString());
  const at = new vscode.Position(line, 0);
  await vscode.window.showTextDocument(target, {
    selection: new vscode.Range(at, at),
    ...(shown?.viewColumn === undefined ? {} : { viewColumn: shown.viewColumn }),
  });
}
