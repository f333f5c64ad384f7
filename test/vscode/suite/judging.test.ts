import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, openUntitled, riftbench, until } from '../support.ts';

const RAID = `scenario "A raid"
  edition 1.5
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Guard might 2
  base Ana
    Raider might 4
    Scout might 1

  turn Ana
  expect Ana can force Guard is dead
  expect it is possible that Scout is dead
`;

describe('openings on the board', () => {
  afterEach(closeAll);

  it('are judged for the claim that is chosen, wherever it still stands', async () => {
    const { board } = await riftbench();
    const document = await openUntitled(RAID);
    const editor = vscode.window.activeTextEditor;
    assert.ok(editor);
    const at = document.positionAt(RAID.indexOf('turn Ana'));
    editor.selection = new vscode.Selection(at, at);
    await vscode.commands.executeCommand('riftbench.openBoard');
    const claims = await until('the claims are offered', () => {
      const found = board.openings()?.claims ?? [];
      return found.length === 2 && found;
    });
    assert.deepEqual(
      claims.map(({ said }) => said),
      ['Ana can force Guard is dead', 'it is possible that Scout is dead'],
    );
    assert.equal(board.judged(), undefined);

    board.request({ kind: 'claim', claim: claims[0]?.line ?? 0 });
    const judged = await until('all openings are judged', () => board.judged()?.isOver === true && board.judged());
    assert.deepEqual(
      judged.openings.filter(({ keeps }) => keeps).map(({ line }) => line),
      ['Ana moves Raider, Scout to Quarry'],
    );
    assert.ok(judged.openings.some(({ line, keeps }) => line === 'Ana ends turn' && !keeps));

    board.request({ kind: 'write', line: 'Ana moves Raider, Scout to Quarry' });
    await until('those of the next position are', () =>
      board.judged()?.openings.some(({ line, keeps }) => line === 'Ana passes' && keeps),
    );
    board.request({ kind: 'claim', claim: null });
    await until('none is chosen', () => board.judged() === undefined);
  });
});
