import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { OutcomeNode } from '../../../client/exploring/nodes.ts';
import { closeAll, openUntitled, riftbench, until } from '../support.ts';

const RAID = `scenario "A raid"
  edition 1.5
  player Ana points 0
  player Ben points 0
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Guard might 2
  base Ana
    Raider might 4
    Scout might 1

  turn Ana
  Ana moves Scout to Quarry
  all pass
  expect Scout is dead
`;

/** Before each battle there are many ways to go on, so that it takes long. */
const MANY = RAID.replace(
  '  base Ana\n',
  `  battlefield Mill
  battlefield Spire
  base Ana
    One might 1
    Two might 2
    Three might 3
    Four might 4
    Five might 5
`,
);

const putCursorOn = (document: vscode.TextDocument, words: string): void => {
  const editor = vscode.window.activeTextEditor;
  assert.equal(editor?.document, document);
  const at = document.positionAt(document.getText().indexOf(words));
  if (editor !== undefined) editor.selection = new vscode.Selection(at, at);
};

describe('exploring from here', () => {
  afterEach(closeAll);

  const outcomes = async (): Promise<readonly OutcomeNode[]> =>
    (await riftbench()).exploring.children().flatMap(node => (node.kind === 'outcome' ? [node] : []));

  const explored = async (text: string, words: string): Promise<vscode.TextDocument> => {
    const { exploring } = await riftbench();
    const document = await openUntitled(text);
    putCursorOn(document, words);
    await vscode.commands.executeCommand('riftbench.exploreFromHere');
    await until('everything is found', () => !exploring.isRunning());
    return document;
  };

  it('lists each outcome with what leads there, and shows its board', async () => {
    const { exploring, board } = await riftbench();
    const document = await explored(RAID, 'all pass');
    assert.match(exploring.message(), /^2 outcomes up to the end of the turn, after line 14\./);
    assert.match(exploring.message(), /hand/);
    const found = await outcomes();
    assert.deepEqual(
      found.map(({ outcome }) => outcome.changes),
      [[], ['Wall is dead', 'Raider is dead']],
    );
    assert.ok(found.every(({ outcome }) => Number(outcome.ways) > 0));
    const [first, last] = exploring.children(found[1]);
    await vscode.commands.executeCommand('riftbench.showExplored', first);
    await until(
      'the board is that of what is not written',
      () => board.shown()?.name.includes('possible outcome') === true,
    );
    assert.match(board.shown()?.svg ?? '', /Raider/);
    assert.equal(board.openings(), undefined);
    assert.equal(document.getText(), RAID);
    await vscode.commands.executeCommand('riftbench.showExplored', last);
    putCursorOn(document, 'turn Ana');
    await until('it follows the cursor again', () => board.shown()?.name === 'A raid');
  });

  it('writes an outcome as a branch, and as lines', async () => {
    const { exploring } = await riftbench();
    const document = await explored(RAID, 'all pass');
    const [, raid] = await outcomes();
    assert.equal(await vscode.commands.executeCommand('riftbench.branchExplored', raid), true);
    assert.match(
      document.getText(),
      /\n {2}all pass\n {2}what if "Wall is dead, Raider is dead"\n {4}Ana moves Raider to Quarry\n(?: {4}.*\n)+ {2}back\n {2}expect Scout is dead\n/,
    );
    assert.equal((await outcomes()).length, 2);
    await explored(RAID, 'expect Scout');
    const [, again] = await outcomes();
    assert.equal(await vscode.commands.executeCommand('riftbench.writeExplored', again), true);
    assert.match(
      vscode.window.activeTextEditor?.document.getText() ?? '',
      /expect Scout is dead\n {2}Ana moves Raider to Quarry\n/,
    );
    assert.equal((await outcomes()).length, 0);
    assert.match(exploring.message(), /^The scenario has changed\./);
  });

  it('fills as it finds them, is stopped at once, and says where nothing can be explored', async () => {
    const { exploring } = await riftbench();
    const document = await openUntitled(MANY);
    putCursorOn(document, 'turn Ana');
    const whole = vscode.commands.executeCommand('riftbench.exploreFromHere');
    await until('some are found', () => exploring.children().length > 3);
    assert.ok(exploring.isRunning());
    assert.match(exploring.message(), /^Exploring: \d+ outcomes so far, \d+ positions examined…$/);
    await vscode.commands.executeCommand('riftbench.stopExploring');
    await whole;
    assert.ok(!exploring.isRunning());
    assert.match(exploring.message(), /^\d+ outcomes so far: stopped\.$/);
    assert.ok(exploring.children().length > 3);
    await explored(RAID.slice(0, RAID.indexOf('  turn Ana')), 'base Ana');
    assert.match(exploring.message(), /^Nothing can be explored here:/);
    assert.equal(exploring.children().length, 0);
  });
});
