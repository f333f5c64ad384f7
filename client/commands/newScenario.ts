/** "New Scenario": a new file with a board to fill, checked from the first letter on. */
import * as vscode from 'vscode';
import { openUntitled } from './untitledFile.ts';

export async function newScenario(): Promise<vscode.TextDocument> {
  const document = await openUntitled('New scenario');
  const editor = await vscode.window.showTextDocument(document);
  await editor.insertSnippet(new vscode.SnippetString(BOARD));
  return document;
}

/** Legal as it stands, so that what is underlined is what its author changed. */
const BOARD = `scenario "\${1:Tank first}"
  player \${2:Ana}
  player \${3:Ben}

  battlefield "\${4:Old Quarry}" controlled by $3
    $3: \${5:Wall} might \${6:3} tank
    $3: \${7:Soldier} might \${8:3}
  battlefield \${9:Grove}
  base $2
    \${10:Raider} might \${11:7}

  turn $2
  $2 moves $10 to "$4"
  all pass
  $2 assigns \${12:3} to $5, \${13:4} to $7
  expect $5, $7 are dead
  expect $10 is alive
  expect $2 controls "$4"$0
`;
