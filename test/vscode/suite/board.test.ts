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

  it('writes nothing where the text is another one than what it shows', async () => {
    const { board } = await riftbench();
    const document = await openUntitled(MARCH);
    const editor = vscode.window.activeTextEditor;
    assert.ok(editor);
    const last = document.lineCount - 2;
    editor.selection = new vscode.Selection(last, 0, last, 0);
    await vscode.commands.executeCommand('riftbench.openBoard');
    await until('the last line can be taken back', () => board.openings()?.after?.text === 'turn Ana');
    // At the moment of the change the board knows the lines of the text before it.
    const watching = vscode.workspace.onDidChangeTextDocument(change => {
      if (change.document !== document) return;
      watching.dispose();
      board.request({ kind: 'takeBack' });
      board.request({ kind: 'write', line: 'all pass' });
      board.request({ kind: 'setUp', step: { do: 'whatIf', name: 'stale' } });
    });
    await editor.edit(builder => builder.insert(new vscode.Position(1, 0), '  # a remark\n'));
    await until('it is up to date', () => board.openings()?.after?.from === last + 1);
    await new Promise(resolve => setTimeout(resolve, 500));
    const remarked = MARCH.replace('\n', '\n  # a remark\n');
    assert.equal(document.getText(), remarked);
    board.request({ kind: 'takeBack' });
    await until('later clicks are heard', () => document.getText() === remarked.replace('\n  turn Ana', ''));
  });

  it('shows a new scenario where it has shown another one, and no text is in front', async () => {
    const { board } = await riftbench();
    await openUntitled(UNFINISHED_WALL);
    await vscode.commands.executeCommand('riftbench.openBoard');
    await until('the board shows a scenario', () => board.shown()?.name === 'Lethal before the next');
    await vscode.commands.executeCommand('riftbench.openWalkthrough');
    await until('no text is in front', () => vscode.window.activeTextEditor === undefined);
    await vscode.commands.executeCommand('riftbench.newBoard');
    await until('the board shows the new one', () => board.shown()?.name === 'New scenario');
  });

  it('commands about the scenario mean the one in use last, from the board and where no text is in front', async () => {
    const { board, last } = await riftbench();
    const document = await openUntitled(UNFINISHED_WALL);
    const editor = vscode.window.activeTextEditor;
    assert.ok(editor);
    editor.selection = new vscode.Selection(document.lineCount - 2, 2, document.lineCount - 2, 2);
    await until('it is noted', () => last.place()?.line === document.lineCount - 2);
    await vscode.commands.executeCommand('riftbench.openWalkthrough');
    await until('no text is in front', () => vscode.window.activeTextEditor === undefined);
    assert.equal(last.place()?.uri.toString(), document.uri.toString());
    const verdict = await vscode.commands.executeCommand<string | undefined>('riftbench.copyVerdict');
    assert.match(verdict ?? '', /^No: Ana cannot assign 3 to Wall, 2 to Archer/);
    await vscode.commands.executeCommand('riftbench.openBoard');
    await until('the board shows it', () => board.shown()?.name === 'Lethal before the next');
    await vscode.env.clipboard.writeText('');
    board.request({ kind: 'verdict', as: 'copy' });
    await until('its menu copies the verdict', async () => /^No: Ana/.test(await vscode.env.clipboard.readText()));
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
