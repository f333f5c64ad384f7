import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, openUntitled, riftbench, UNFINISHED_WALL, until } from '../support.ts';

const PASSES = `${UNFINISHED_WALL.replace('3 to Wall, 2 to Archer', '4 to Wall, 1 to Archer')}  expect Wall is dead
  expect Archer is alive
`;

describe('what passes', () => {
  afterEach(closeAll);

  it('has a tick beside it, and is counted in the status bar, as the text changes', async () => {
    const { passing } = await riftbench();
    const document = await openUntitled(PASSES);
    const line = document.lineCount - 3;
    await until('all of it is seen to pass', () => passing.text() === '1 of 1 pass');
    assert.deepEqual(passing.ticked(), [0, line, line + 1]);

    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, document.lineAt(line + 1).range, '  expect Archer is dead');
    await vscode.workspace.applyEdit(edit);
    await until('one expectation fails', () => passing.text() === '0 of 1 pass');
    assert.deepEqual(passing.ticked(), [line]);
  });

  it('is not told where there is no scenario', async () => {
    const { passing } = await riftbench();
    await openUntitled('# nothing\n', 'md');
    await until('the status bar is empty', () => passing.text() === undefined);
  });
});
