/** "New Scenario" and "New Puzzle": a new file with a board to fill in, checked while it is typed. */
import * as vscode from 'vscode';
import { EXAMPLE_BOARD, EXAMPLE_PUZZLE, NEW_PUZZLE, NEW_SCENARIO } from './newBoard.ts';
import { openUntitled } from './untitledFile.ts';

export const newScenario = (): Promise<vscode.TextDocument> => newFile(NEW_SCENARIO, EXAMPLE_BOARD);

export const newPuzzle = (): Promise<vscode.TextDocument> => newFile(NEW_PUZZLE, EXAMPLE_PUZZLE);

/** The file is not saved anywhere yet. */
async function newFile(name: string, snippet: string): Promise<vscode.TextDocument> {
  const document = await openUntitled(name);
  const editor = await vscode.window.showTextDocument(document);
  await editor.insertSnippet(new vscode.SnippetString(snippet));
  return document;
}
