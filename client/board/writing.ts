/** Playing writes lines: each adds or removes a line as one edit that can be undone. */
import * as vscode from 'vscode';
import type { OpeningsResult, SetUpResult } from '../../server/protocol.ts';
import { EMPTY_BOARD, NEW_SCENARIO } from '../commands/newBoard.ts';
import { openUntitled } from '../commands/untitledFile.ts';
import type { ClientHost } from '../hosts/host.ts';
import type { BoardSubject } from './state.ts';

/** Returns the line that was written; undefined if the document refused the edit. */
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

/** All at once. */
export async function applyEdits(document: vscode.TextDocument, edits: SetUpResult['edits']): Promise<boolean> {
  const edit = new vscode.WorkspaceEdit();
  for (const { range, newText } of edits)
    edit.replace(
      document.uri,
      new vscode.Range(range.start.line, range.start.character, range.end.line, range.end.character),
      newText,
    );
  return vscode.workspace.applyEdit(edit);
}

/** Below what is in the document; in a new one where none is open. Gives where the scenario begins. */
export async function startScenario(
  host: Pick<ClientHost, 'home'>,
  shown: vscode.TextDocument | undefined,
): Promise<Pick<BoardSubject, 'uri' | 'line'> | undefined> {
  const document = shown ?? (await newDocument(host));
  const end = document.lineAt(document.lineCount - 1).range.end;
  const blankLine = end.character === 0 ? '\n' : '\n\n';
  const gap = document.getText().trim() === '' ? '' : blankLine;
  const edit = new vscode.WorkspaceEdit();
  edit.insert(document.uri, end, `${gap}${EMPTY_BOARD}`);
  return (await vscode.workspace.applyEdit(edit)) ? { uri: document.uri, line: end.line + gap.length } : undefined;
}

async function newDocument(host: Pick<ClientHost, 'home'>): Promise<vscode.TextDocument> {
  const document = await openUntitled(host, NEW_SCENARIO);
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.One, preserveFocus: true });
  return document;
}
