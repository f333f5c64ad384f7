import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import {
  closeAll,
  codeOf,
  diagnosticWith,
  errorsOf,
  openUntitled,
  riftbench,
  UNFINISHED_WALL,
  until,
} from '../support.ts';

describe('the server', () => {
  afterEach(closeAll);

  it('comes back after it was killed, and the text is checked again', async () => {
    const { server } = await riftbench();
    const document = await openUntitled(UNFINISHED_WALL);
    await diagnosticWith(document.uri, 'assign/lethal-first');
    const before = server.processId();
    assert.ok(before, 'the server has no process');
    process.kill(before, 'SIGKILL');
    await until('another process runs', () => {
      const now = server.processId();
      return now !== undefined && now !== before && server.state() === 'running';
    });
    await spoilSum(document);
    await diagnosticWith(document.uri, 'assign/total');
  });

  it('is restarted by its command', async () => {
    const { server } = await riftbench();
    const document = await openUntitled(UNFINISHED_WALL);
    await diagnosticWith(document.uri, 'assign/lethal-first');
    const before = server.processId();
    await vscode.commands.executeCommand('riftbench.restartServer');
    assert.equal(server.state(), 'running');
    assert.notEqual(server.processId(), before);
    await spoilSum(document);
    await diagnosticWith(document.uri, 'assign/total');
    assert.ok(
      !errorsOf(document.uri).some(each => codeOf(each).value === 'assign/lethal-first'),
      'the old one stands still',
    );
  });
});

/** 4 + 2 is more than the 5 that there are. */
async function spoilSum(document: vscode.TextDocument): Promise<void> {
  const editor = await vscode.window.showTextDocument(document);
  const at = document.positionAt(document.getText().indexOf('3 to Wall'));
  await editor.edit(builder => builder.replace(new vscode.Range(at, at.translate(0, 1)), '4'));
}
