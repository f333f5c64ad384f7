import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import {
  closeAll,
  codeOf,
  deleteFile,
  diagnosticWith,
  inWorkspace,
  openFile,
  openUntitled,
  riftbench,
  UNFINISHED_WALL,
  until,
  withoutEdition,
  writeFile,
} from '../support.ts';

describe('the edition in use', () => {
  afterEach(async () => {
    await settings().update('edition', undefined, vscode.ConfigurationTarget.Global);
    await closeAll();
  });

  it("stands in the status bar: the scenario's own first", async () => {
    await openUntitled(UNFINISHED_WALL.replace('edition 1.5', 'edition 1.2, 1.3'));
    await statusIs('Core rules 1.2, 1.3');
  });

  it('is the newest where nothing names one', async () => {
    await openUntitled(withoutEdition(UNFINISHED_WALL));
    await statusIs('Core rules 1.5');
  });

  it('follows the setting in files outside any folder, and so do the rules', async () => {
    const document = await openUntitled(withoutEdition(UNFINISHED_WALL));
    await diagnosticWith(document.uri, 'assign/lethal-first');
    await settings().update('edition', '1.1', vscode.ConfigurationTarget.Global);
    await statusIs('Core rules 1.1');
    await until('the link leads to edition 1.1', async () => {
      const diagnostic = await diagnosticWith(document.uri, 'assign/lethal-first');
      return codeOf(diagnostic).target?.startsWith('riftbench:/1.1/rule/');
    });
  });

  it('follows riftbench.json in its folder, and not the setting', async () => {
    await settings().update('edition', '1.1', vscode.ConfigurationTarget.Global);
    await openFile('in-folder.rift', withoutEdition(UNFINISHED_WALL));
    await statusIs('Core rules 1.5');
    await writeFile('riftbench.json', '{"edition": "1.3"}');
    await statusIs('Core rules 1.3');
    await deleteFile('riftbench.json');
    await statusIs('Core rules 1.5');
    await deleteFile('in-folder.rift');
  });

  it('is written where Choose Edition… is told to', async () => {
    const document = await openFile('chosen.rift', withoutEdition(UNFINISHED_WALL));
    await vscode.commands.executeCommand('riftbench.chooseEdition', '1.2', 'scenario');
    assert.match(document.getText(), /^scenario .*\n {2}edition 1\.2\n/);
    await vscode.commands.executeCommand('riftbench.chooseEdition', '1.3', 'scenario');
    assert.equal(document.getText().match(/edition/g)?.length, 1);
    await statusIs('Core rules 1.3');

    await writeFile('riftbench.json', '{"edition": "1.0", "other": [1]}');
    await vscode.commands.executeCommand('riftbench.chooseEdition', '1.1', 'folder');
    const bytes = await vscode.workspace.fs.readFile(inWorkspace('riftbench.json'));
    assert.deepEqual(JSON.parse(new TextDecoder().decode(bytes)), { edition: '1.1', other: [1] });

    await vscode.commands.executeCommand('riftbench.chooseEdition', '1.0', 'setting');
    assert.equal(settings().get('edition'), '1.0');
    await document.save();
    await deleteFile('riftbench.json');
    await closeAll();
    await deleteFile('chosen.rift');
  });
});

const settings = () => vscode.workspace.getConfiguration('riftbench');

async function statusIs(text: string): Promise<void> {
  const { status } = await riftbench();
  await until(`the status bar says "${text}"`, () => status.text() === text);
}
