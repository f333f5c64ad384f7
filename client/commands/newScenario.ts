/** "New Scenario" and "New Puzzle": a new file with a board to fill in, checked while it is typed. */
import * as vscode from 'vscode';
import type { ClientHost } from '../hosts/host.ts';
import { EXAMPLE_BOARD, EXAMPLE_PUZZLE, NEW_PUZZLE, NEW_SCENARIO } from './newBoard.ts';
import { openUntitled } from './untitledFile.ts';

export const newScenario = (host: ClientHost): Promise<vscode.TextDocument> =>
  newFile(host, NEW_SCENARIO, EXAMPLE_BOARD);

export const newPuzzle = (host: ClientHost): Promise<vscode.TextDocument> => newFile(host, NEW_PUZZLE, EXAMPLE_PUZZLE);

/** The file is not saved anywhere yet. */
async function newFile(host: ClientHost, name: string, snippet: string): Promise<vscode.TextDocument> {
  const document = await openUntitled(host, name);
  const editor = await vscode.window.showTextDocument(document);
  await editor.insertSnippet(new vscode.SnippetString(snippet));
  return document;
}
