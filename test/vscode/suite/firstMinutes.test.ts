import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { closeAll, errorsOf, riftbench, until } from '../support.ts';

describe('the first minutes', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'rift-samples-'));

  before(riftbench);
  afterEach(closeAll);
  after(() => rmSync(parent, { recursive: true, force: true }));

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
    const create = () =>
      vscode.commands.executeCommand<vscode.Uri>('riftbench.createSampleFolder', vscode.Uri.file(parent));
    const [first, second] = [await create(), await create()];
    assert.equal(path.basename(first.fsPath), 'riftbench-samples');
    assert.equal(path.basename(second.fsPath), 'riftbench-samples-2');
    assert.equal(readdirSync(first.fsPath).length, 5);
    assert.deepEqual(readdirSync(second.fsPath), readdirSync(first.fsPath));
    assert.equal(vscode.window.activeTextEditor?.document.uri.fsPath, path.join(second.fsPath, '1-tank-first.rift'));
  });

  it('the walkthrough opens', async () => {
    await vscode.commands.executeCommand('riftbench.openWalkthrough');
    await until('its tab is there', () =>
      vscode.window.tabGroups.all.some(group => group.tabs.some(({ label }) => /walkthrough|welcome/i.test(label))),
    );
  });
});

const nonEmpty = <T>(all: readonly T[]): readonly T[] | undefined => (all.length === 0 ? undefined : all);
