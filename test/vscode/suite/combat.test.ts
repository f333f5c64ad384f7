import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, riftbench, until } from '../support.ts';

describe('Combat…', () => {
  afterEach(async () => {
    (await riftbench()).combat.current()?.close();
    await closeAll();
  });

  it('answers as one types, copies by a key, and makes a scenario that passes', async () => {
    const { combat } = await riftbench();
    await vscode.commands.executeCommand('riftbench.combat');
    const session = await until('the input is open', () => combat.current());
    session.type('7 vs 3 tnak');
    await until('it tells what is wrong', () => /tank/.test(session.labels()[0] ?? ''));
    session.type('6 vs 3 tank, 3');
    await until('it answers', () =>
      session.labels().some(label => /^\$\(debug-step-over\) The 3 Tank, the 3 and the 6 die;/.test(label)),
    );
    const folded = session.labels();
    await session.accept(folded.findIndex(label => label.includes('The arithmetic')));
    assert.ok(session.labels().some(label => /has 6 to assign/.test(label)));
    await session.accept(session.labels().findIndex(label => label.includes('The arithmetic')));
    assert.deepEqual(session.labels(), folded);
    await vscode.env.clipboard.writeText('');
    await vscode.commands.executeCommand('riftbench.copyCombat');
    await until('it is copied', async () => /One legal way to assign/.test(await vscode.env.clipboard.readText()));
    await session.accept(0);
    const editor = await until('the scenario is open', () => vscode.window.activeTextEditor);
    assert.match(editor.document.getText(), /Ana assigns 3 to Defender1, 3 to Defender2/);
    await until('it has been checked', () => vscode.languages.getDiagnostics(editor.document.uri) !== undefined);
    assert.deepEqual(
      vscode.languages
        .getDiagnostics(editor.document.uri)
        .filter(({ severity }) => severity === vscode.DiagnosticSeverity.Error),
      [],
    );
  });

  it('makes a scenario up to a decision that waits before damage, and says there what it is', async () => {
    const { combat } = await riftbench();
    await vscode.commands.executeCommand('riftbench.combat');
    const session = await until('the input is open', () => combat.current());
    session.type('Ahri, Inquisitive vs 3, 4');
    await until('it tells what waits', () =>
      session.labels().some(label => /Before damage is assigned, something has to be decided/.test(label)),
    );
    await session.accept(0);
    const editor = await until('the scenario is open', () => vscode.window.activeTextEditor);
    assert.match(editor.document.getText(), /\n {2}all pass\n {2}# Ana has to choose for Ahri, Inquisitive: [^\n]*\n$/);
    const told = await until('it has been checked', () => {
      const all = vscode.languages.getDiagnostics(editor.document.uri);
      return all.length > 0 ? all : undefined;
    });
    assert.deepEqual(
      told.filter(({ severity }) => severity === vscode.DiagnosticSeverity.Error),
      [],
    );
    assert.match(told[0]?.message ?? '', /Ana has to choose for Ahri, Inquisitive/);
  });
});
