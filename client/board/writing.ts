/** Playing writes: a line behind another one, or none any more, each as one edit that can be undone. */
import * as vscode from 'vscode';
import type { OpeningsResult } from '../../server/protocol.ts';

/** Gives the line that was written, or undefined where the document would not have it. */
export async function writeLine(
  document: vscode.TextDocument,
  { after, before }: OpeningsResult['insert'],
  text: string,
): Promise<number | undefined> {
  const edit = new vscode.WorkspaceEdit();
  edit.insert(document.uri, document.lineAt(Math.min(after, document.lineCount - 1)).range.end, `${before}${text}`);
  return (await vscode.workspace.applyEdit(edit)) ? after + before.split('\n').length - 1 : undefined;
}

/** Takes the last line of the script out, with the line break before it. Gives the line above it. */
export async function takeBack(
  document: vscode.TextDocument,
  { from, to }: NonNullable<OpeningsResult['after']>,
): Promise<number | undefined> {
  const above = from - 1;
  const start = above < 0 ? new vscode.Position(0, 0) : document.lineAt(above).range.end;
  const edit = new vscode.WorkspaceEdit();
  edit.delete(document.uri, new vscode.Range(start, document.lineAt(to).range.end));
  return (await vscode.workspace.applyEdit(edit)) ? Math.max(0, above) : undefined;
}
