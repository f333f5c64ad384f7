import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { PuzzleShown } from '../../../server/puzzling/shown.ts';
import { closeAll, openUntitled, riftbench, until } from '../support.ts';

const PUZZLE = `puzzle "The strong against the weak"
  edition 1.5
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 4
  battlefield Meadow controlled by Ben
    Ben: Guard might 3
  base Ana
    Giant might 4
    Raider might 3
    Scout might 2

  turn Ana
  goal Ana can force Ana has 2 points
  hint "Not one point to spare."

  solution
    Ana moves Giant to Meadow
    all pass
    Ana moves Raider, Scout to Quarry
    all pass
    what if "Ben kills the Raider"
      Ben assigns 3 to Raider, 1 to Scout
    back
    what if "Ben kills the Scout"
      Ben assigns 2 to Raider, 2 to Scout
`;

const BOTH = `puzzle "Both at once"
  edition 1.5
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
    Ben: Guard might 2
  battlefield Meadow controlled by Ben
    Ben: Dragon might 9
  base Ana
    Raider might 4
    Scout might 2
    Page might 1

  turn Ana
  goal Ana can force Wall, Guard are dead and Scout is alive
`;

describe('a puzzle on the board', () => {
  afterEach(closeAll);

  const puzzleThat = async (what: string, matches: (puzzle: PuzzleShown) => boolean): Promise<PuzzleShown> => {
    const { board } = await riftbench();
    return until(what, () => {
      const puzzle = board.puzzle();
      return puzzle !== null && matches(puzzle) && puzzle;
    });
  };
  const play = async (line: string): Promise<void> => {
    const { board } = await riftbench();
    await until(`"${line}" is offered`, () =>
      board
        .openings()
        ?.openings.players.some(({ groups }) => groups.some(group => group.openings.some(each => each.line === line))),
    );
    board.request({ kind: 'write', line });
  };

  it('opens without its solution, judges each act, and writes nothing', async () => {
    const { board } = await riftbench();
    const document = await openUntitled(PUZZLE);
    const editor = vscode.window.activeTextEditor;
    assert.ok(editor);
    editor.selection = new vscode.Selection(0, 0, 0, 0);
    await vscode.commands.executeCommand('riftbench.openBoard');
    const begun = await puzzleThat('it has begun', ({ goal }) => goal !== '');
    assert.equal(begun.goal, 'Ana can force Ana has 2 points');
    assert.deepEqual(begun.hints, ['Not one point to spare.']);
    assert.equal(begun.stands, 'open');
    assert.ok(board.shown()?.stops.every(({ text }) => !text.includes('Giant')));

    await play('Ana moves Raider to Quarry');
    const slip = await puzzleThat('it has slipped', ({ stands }) => stands === 'lost');
    assert.match(slip.text, /^This lets it slip: /);
    board.request({ kind: 'takeBack' });
    await puzzleThat('it is taken back', ({ played }) => played.length === 0);

    await play('Ana moves Giant to Meadow');
    const kept = await puzzleThat('it is kept', ({ stands }) => stands === 'kept');
    assert.match(kept.text, /^Still solved: it can be forced with /);
    await play('Ana moves Raider, Scout to Quarry');
    await puzzleThat('Ben chooses', ({ replier }) => replier === 'Ben');
    board.request({ kind: 'puzzle', do: 'reply' });
    const solved = await puzzleThat('it is solved', ({ stands }) => stands === 'solved');
    assert.equal(solved.played.length, 3);
    assert.equal(document.getText(), PUZZLE);

    board.request({ kind: 'puzzle', do: 'again' });
    await puzzleThat('it begins again', ({ played, goal }) => played.length === 0 && goal !== '');
    board.request({ kind: 'puzzle', do: 'leave' });
    await until('the board follows the cursor again', () => board.puzzle() === null && board.shown()?.stop === 0);
  });

  it('shows how a wrong act is refuted', async () => {
    const { board } = await riftbench();
    await openUntitled(BOTH);
    await vscode.commands.executeCommand('riftbench.playPuzzle');
    await puzzleThat('it has begun', ({ goal }) => goal !== '');
    await play('Ana moves Raider, Scout to Quarry');
    const slip = await puzzleThat('it can be refuted', ({ isRefuted }) => isRefuted);
    assert.match(slip.text, /^This lets it slip: refuted by “Ana assigns .+”, “Ben assigns .*Scout/);
    board.request({ kind: 'puzzle', do: 'refute' });
    const shown = await puzzleThat('the refutation is played', ({ played }) => played.length === 2);
    assert.ok(shown.played[1]?.lines.some(line => line.startsWith('Ben assigns ')));
    const lost = await puzzleThat('it is lost for good', ({ text }) => text.startsWith('It can no longer be forced'));
    assert.equal(lost.isRefuted, false);
  });

  it('is played from where its command is given, and left where the cursor goes elsewhere', async () => {
    const { board } = await riftbench();
    const other = 'scenario "Another"\n  player Ana\n  player Ben\n  battlefield Grove\n  turn Ana\n\n';
    const document = await openUntitled(`${other}${PUZZLE.slice(0, PUZZLE.indexOf('  solution'))}`);
    const editor = vscode.window.activeTextEditor;
    assert.ok(editor);
    await vscode.commands.executeCommand('riftbench.playPuzzle', document.uri, 6);
    await puzzleThat('it has begun', ({ goal }) => goal !== '');
    editor.selection = new vscode.Selection(8, 0, 8, 0);
    await play('Ana moves Raider to Quarry');
    await puzzleThat('it is still played', ({ played }) => played.length === 1);
    editor.selection = new vscode.Selection(4, 0, 4, 0);
    await until('the board shows the other', () => board.puzzle() === null && board.shown()?.name === 'Another');
  });
});
