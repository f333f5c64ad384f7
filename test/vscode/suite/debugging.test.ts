import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, openFile, openUntitled, rangeOf, riftbench, UNFINISHED_WALL, until } from '../support.ts';

describe('stepping through a scenario', () => {
  afterEach(async () => {
    vscode.debug.removeBreakpoints(vscode.debug.breakpoints);
    await vscode.debug.stopDebugging();
    await until('the session is over', () => vscode.debug.activeDebugSession === undefined);
    await closeAll();
  });

  const frame = async (): Promise<{ readonly name: string; readonly line: number } | undefined> => {
    const session = vscode.debug.activeDebugSession;
    const stack = await session?.customRequest('stackTrace', { threadId: 1 }).then(
      answer => answer,
      () => undefined,
    );
    return stack?.stackFrames[0];
  };
  const stoppedAt = (line: number) =>
    until(`it stops at line ${line}`, async () => (await frame())?.line === line && frame());

  it('begins at the cursor without a launch.json, goes forward and back, and the board follows', async () => {
    const { board, debugging } = await riftbench();
    const document = await openUntitled(UNFINISHED_WALL);
    const turn = rangeOf(document, 'turn Ana').start.line;
    await vscode.commands.executeCommand('riftbench.openBoard');
    assert.equal(await vscode.commands.executeCommand('riftbench.stepThrough'), true);
    await stoppedAt(turn + 1);
    await until('the board shows the beginning', () => board.shown()?.stop === 0);

    await vscode.commands.executeCommand('workbench.action.debug.stepOver');
    await stoppedAt(turn + 2);
    await until('the board goes along', () => board.shown()?.stop === debugging.stop()?.stop);
    assert.ok((debugging.stop()?.stop ?? 0) > 0);

    await vscode.commands.executeCommand('workbench.action.debug.stepBack');
    await stoppedAt(turn + 1);
    await until('the board goes back', () => board.shown()?.stop === 0);
  });

  it('stops at breakpoints on lines and rules, and the console answers', async () => {
    await riftbench();
    const document = await openFile('stepped.rift', UNFINISHED_WALL);
    const assigns = rangeOf(document, 'Ana assigns').start.line;
    vscode.debug.addBreakpoints([
      new vscode.SourceBreakpoint(
        new vscode.Location(document.uri, new vscode.Position(assigns, 0)),
        true,
        'Wall is alive',
      ),
      new vscode.FunctionBreakpoint('344.1'),
    ]);
    await until('both are set', () => vscode.debug.breakpoints.length === 2);
    assert.ok(await vscode.commands.executeCommand('riftbench.stepThrough', document.uri, 0));
    await until('it has begun', () => vscode.debug.activeStackItem);
    await vscode.commands.executeCommand('workbench.action.debug.continue');
    await until('it stops behind the step of the rule', async () => (await frame())?.name.endsWith('CR 344.1'));
    await vscode.commands.executeCommand('workbench.action.debug.continue');
    await stoppedAt(assigns + 1);
    const session = vscode.debug.activeDebugSession;
    const answer = await session?.customRequest('evaluate', { expression: "Wall's might", context: 'repl' });
    assert.equal(answer.result, '4');
    await vscode.commands.executeCommand('workbench.action.debug.reverseContinue');
    await until('it is back at the rule', async () => (await frame())?.name.endsWith('CR 344.1'));
  });
});
