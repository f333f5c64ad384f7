import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, openUntitled, rangeOf, until } from '../support.ts';

const TEXT = `scenario "Spire"
  edition 1.4
  player Ana
  player Ben
  battlefield Spire controlled by Ben
    Ben: Wall might 4
  base Ana
    Raider might 5
  turn Ana
  Ana moves Raider to Spire
`;

describe('what the editor writes and tells for an author', () => {
  afterEach(closeAll);

  it('lights the place in a statement at which the cursor is', async () => {
    const document = await openUntitled(`${TEXT}  Ana moves Raider to `);
    const help = await until('there is help', async () => {
      const found = await vscode.commands.executeCommand<vscode.SignatureHelp | undefined>(
        'vscode.executeSignatureHelpProvider',
        document.uri,
        document.positionAt(document.getText().length),
        ' ',
      );
      return found !== undefined && found.signatures.length > 0 ? found : undefined;
    });
    const { label, parameters } = help.signatures[0] ?? { label: '', parameters: [] };
    const lit = parameters[help.activeParameter]?.label;
    assert.equal(Array.isArray(lit) ? label.slice(lit[0], lit[1]) : lit, '‹place›', label);
  });

  it('writes the rest, as one edit', async () => {
    const document = await openUntitled(TEXT);
    put(document, 'Ana moves');
    const title = await until('it is written', () => vscode.commands.executeCommand<string>('riftbench.writeRest'));
    assert.match(title, /^Write the rest: \d+ lines?, until nothing waits$/);
    assert.equal(document.getText(), `${TEXT}  all pass\n  Ana assigns 5 to Wall\n  Ben assigns 4 to Raider\n`);
    await vscode.commands.executeCommand('undo');
    assert.equal(document.getText(), TEXT);
  });

  it('offers what has become so, to pick from', async () => {
    const document = await openUntitled(`${TEXT}  all pass\n`);
    const place = rangeOf(document, 'all pass').start;
    const titles = await until('it is offered', async () => {
      const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        new vscode.Range(place, place),
        'refactor.riftbench.expect',
      );
      return actions.length > 0 ? actions.map(({ title }) => title) : undefined;
    });
    assert.deepEqual(titles, ['Add the expectation…']);
    await vscode.commands.executeCommand('riftbench.addExpectation', document.uri.toString(), place.line, [
      'expect Ana controls Spire',
      'expect nothing of the kind',
    ]);
    assert.equal(document.getText(), `${TEXT}  all pass\n  expect Ana controls Spire\n`);
  });
});

/** The cursor at the end of the line that has these words. */
function put(document: vscode.TextDocument, words: string): void {
  const editor = vscode.window.activeTextEditor;
  assert.ok(editor);
  const { end } = document.lineAt(rangeOf(document, words).start.line).range;
  editor.selection = new vscode.Selection(end, end);
}
