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
    board.request({ kind: 'stop', stop: 1 });
    await until('it is at the first step', () => board.shown()?.stop === 1);

    board.request({ kind: 'pin', isPinned: true });
    moveTo(1);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(document.lineCount, 0), '\n# a remark\n');
    await vscode.workspace.applyEdit(edit);
    await until('the pinned board stays', () => board.shown()?.stop === 1);
    board.request({ kind: 'pin', isPinned: false });
    await until('it follows again', () => board.shown()?.stop === 0);
    assert.equal(vscode.window.activeTextEditor?.document, document);
  });

  it('writes what is played, one edit that can be undone each, and takes it back', async () => {
    const { board } = await riftbench();
    const document = await openUntitled(MARCH);
    const editor = vscode.window.activeTextEditor;
    assert.ok(editor);
    const last = document.lineCount - 2;
    editor.selection = new vscode.Selection(last, 0, last, 0);
    await vscode.commands.executeCommand('riftbench.openBoard');
    const lines = (): readonly string[] => [
      ...(board.openings()?.openings.lines ?? []),
      ...(board.openings()?.openings.players ?? []).flatMap(({ groups }) =>
        groups.flatMap(({ openings }) => openings.map(({ line }) => line)),
      ),
    ];
    const play = async (line: string) => {
      await until(`"${line}" is offered`, () => lines().includes(line));
      board.request({ kind: 'write', line });
      await until(`"${line}" is written`, () => board.openings()?.after?.text === line);
    };
    await play('Ana moves Raider to Quarry');
    await play('all pass');
    await play('Ana assigns 3 to Wall, 4 to Soldier');
    assert.equal(
      document.getText(),
      `${MARCH.trimEnd()}\n  Ana moves Raider to Quarry\n  all pass\n  Ana assigns 3 to Wall, 4 to Soldier\n`,
    );
    assert.equal(vscode.window.activeTextEditor?.document, document);
    assert.equal(editor.selection.active.line, last);

    board.request({ kind: 'takeBack' });
    await until('the last line is gone', () => board.openings()?.after?.text === 'all pass');
    await vscode.commands.executeCommand('undo');
    await until('it is back', () => document.getText().endsWith('4 to Soldier\n'));
    for (const text of ['all pass\n', 'to Quarry\n', 'turn Ana\n']) {
      await vscode.commands.executeCommand('undo');
      await until(`the text ends with "${text.trim()}"`, () => document.getText().endsWith(text));
    }
  });
});

const MARCH = `scenario "March"
  edition 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 3
  base Ana
    Raider might 7

  turn Ana
`;
