import assert from 'node:assert/strict';
import * as vscode from 'vscode';

const EXTENSION = 'riftbench.riftbench';

describe('the extension', () => {
  it('is installed', () => {
    assert.ok(vscode.extensions.getExtension(EXTENSION), `${EXTENSION} is not among the extensions`);
  });

  it('starts with a scenario', async () => {
    const [file] = await vscode.workspace.findFiles('**/*.rift', undefined, 1);
    assert.ok(file, 'the workspace of the tests has no .rift file');
    const document = await vscode.workspace.openTextDocument(file);
    await vscode.window.showTextDocument(document);
    assert.equal(document.languageId, 'rift');
    await vscode.extensions.getExtension(EXTENSION)?.activate();
    assert.equal(vscode.extensions.getExtension(EXTENSION)?.isActive, true);
  });
});
