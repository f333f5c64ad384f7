import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, diagnosticWith, openUntitled, rangeOf, until } from '../support.ts';

const RAID = `scenario "A raid"
  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Meadow
  base Ana
    Raider might 3

  turn Ana
  expect Ana can force Wall is dead
  expect it is impossible that Wall is dead
`;

describe('what can come', () => {
  afterEach(closeAll);

  it('is told once it is explored, with the lines that show it', async () => {
    const document = await openUntitled(RAID);
    const wrong = await diagnosticWith(document.uri, 'expect/failed');
    assert.match(wrong.message, /it can come true: “Ana moves Raider to Quarry”/);
    assert.equal(wrong.range.start.line, rangeOf(document, 'it is impossible').start.line);
    const at = rangeOf(document, 'can force');
    const write = await until('an action that writes what shows it', async () => {
      const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        at,
      );
      return actions.find(({ title }) => /^Write the \d lines that show it$/.test(title));
    });
    assert.ok(write.edit);
    assert.ok(await vscode.workspace.applyEdit(write.edit));
    assert.match(document.getText(), /Ana moves Raider to Quarry\n {2}all pass\n/);
  });

  it('has what would have to be different for it, which is changed on the board', async () => {
    const document = await openUntitled(
      RAID.replace('is dead\n  expect it is impossible that Wall is dead', 'is dead and Raider is alive'),
    );
    await diagnosticWith(document.uri, 'expect/failed');
    const { line } = rangeOf(document, 'can force').start;
    const changed = await vscode.commands.executeCommand(
      'riftbench.whyNot',
      document.uri.toString(),
      line,
      'Raider has 4 Might, not 3',
    );
    assert.equal(changed, 'Raider has 4 Might, not 3');
    assert.match(document.getText(), /Raider might 4/);
  });
});
