import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, openUntitled, riftbench, UNFINISHED_WALL, until } from '../support.ts';

describe('the board beside the editor', () => {
  afterEach(closeAll);

  it('shows the game at the cursor, follows it, and leaves the focus where it is', async () => {
    const { board } = await riftbench();
    const document = await openUntitled(UNFINISHED_WALL);
    const editor = vscode.window.activeTextEditor;
    assert.ok(editor);
    const moveTo = (line: number) => {
      editor.selection = new vscode.Selection(line, 0, line, 0);
    };
    moveTo(1);
    await vscode.commands.executeCommand('riftbench.openBoard');
    await until('the board is as laid out', () => board.shown()?.stop === 0);
    assert.equal(vscode.window.activeTextEditor?.document, document);
    assert.match(board.shown()?.svg ?? '', /^<svg /);

    moveTo(document.lineCount - 1);
    await until('it is that of the last line', () => board.shown()?.stop === (board.shown()?.stops.length ?? 0) - 1);
    board.wish({ kind: 'stop', stop: 1 });
    await until('it is at the first step', () => board.shown()?.stop === 1);

    board.wish({ kind: 'pin', isPinned: true });
    moveTo(1);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(document.lineCount, 0), '\n# a remark\n');
    await vscode.workspace.applyEdit(edit);
    await until('the pinned board stays', () => board.shown()?.stop === 1);
    board.wish({ kind: 'pin', isPinned: false });
    await until('it follows again', () => board.shown()?.stop === 0);
    assert.equal(vscode.window.activeTextEditor?.document, document);
  });
});
