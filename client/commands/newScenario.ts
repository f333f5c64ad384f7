/** "New Scenario": a new file with a board to fill in, checked while it is typed. */
import * as vscode from 'vscode';
import { EXAMPLE_BOARD, NEW_SCENARIO } from './newBoard.ts';
import { openUntitled } from './untitledFile.ts';

/** The file is not saved anywhere yet. */
export async function newScenario(): Promise<vscode.TextDocument> {
  const document = await openUntitled(NEW_SCENARIO);
  const editor = await vscode.window.showTextDocument(document);
  await editor.insertSnippet(new vscode.SnippetString(EXAMPLE_BOARD));
  return document;
}
