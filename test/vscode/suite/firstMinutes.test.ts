import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, deleteFile, errorsOf, inWorkspace, riftbench, until } from '../support.ts';

describe('the first minutes', () => {
  before(riftbench);
  afterEach(closeAll);

  it('begin with a sample that passes', async () => {
    const { passing } = await riftbench();
    const document = await vscode.commands.executeCommand<vscode.TextDocument>('riftbench.openSample');
    assert.equal(document.languageId, 'rift');
    assert.equal(document.isUntitled, true);
    await until('it passes', () => passing.text() === '1 of 1 pass');
  });

  it('go on with a mistake, and the first quick fix puts it right', async () => {
    const { passing } = await riftbench();
    const document = await vscode.commands.executeCommand<vscode.TextDocument>(
      'riftbench.openSample',
      '2-put-it-right.rift',
    );
    const [wrong] = await until('the mistake is reported', () => nonEmpty(errorsOf(document.uri)));
    assert.ok(wrong);
    await until('the cursor is on it', () =>
      vscode.window.activeTextEditor?.selection.active.isEqual(wrong.range.start),
    );
    const actions = await vscode.commands.executeCommand<readonly vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      wrong.range,
      vscode.CodeActionKind.QuickFix.value,
    );
    const fix = actions.find(({ isPreferred }) => isPreferred) ?? actions[0];
    assert.ok(fix?.edit);
    await vscode.workspace.applyEdit(fix.edit);
    await until('nothing is wrong any more', () => errorsOf(document.uri).length === 0);
    await until('it passes', () => passing.text() === '1 of 1 pass');
  });

  it('a folder of samples is made anew each time', async () => {
    const parent = inWorkspace('samples');
    const create = () => vscode.commands.executeCommand<vscode.Uri>('riftbench.createSampleFolder', parent);
    const [first, second] = [await create(), await create()];
    assert.equal(`${first}`, `${vscode.Uri.joinPath(parent, 'riftbench-samples')}`);
    assert.equal(`${second}`, `${vscode.Uri.joinPath(parent, 'riftbench-samples-2')}`);
    const namesIn = async (folder: vscode.Uri) =>
      (await vscode.workspace.fs.readDirectory(folder)).map(([name]) => name);
    assert.equal((await namesIn(first)).length, 5);
    assert.deepEqual(await namesIn(second), await namesIn(first));
    const shown = vscode.window.activeTextEditor?.document.uri;
    assert.equal(`${shown}`, `${vscode.Uri.joinPath(second, '1-tank-first.rift')}`);
    await deleteFile('samples');
  });

  it('the walkthrough opens', async () => {
    await vscode.commands.executeCommand('riftbench.openWalkthrough');
    await until('its tab is there', () =>
      vscode.window.tabGroups.all.some(group => group.tabs.some(({ label }) => /walkthrough|welcome/i.test(label))),
    );
  });
});

const nonEmpty = <T>(all: readonly T[]): readonly T[] | undefined => (all.length === 0 ? undefined : all);
