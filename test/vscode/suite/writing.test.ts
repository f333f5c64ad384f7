import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, diagnosticWith, openUntitled, rangeOf, UNFINISHED_WALL } from '../support.ts';

describe('reading and writing a scenario', () => {
  afterEach(closeAll);

  it('a hover on a unit tells its might', async () => {
    const document = await openChecked(UNFINISHED_WALL);
    const hover = await hoverOn(document, 'Wall, 2 to Archer');
    assert.match(hover, /Wall/);
    assert.match(hover, /might/i);
    assert.match(hover, /4/);
  });

  it('a hover on a rule number links to its page by a command, as VS Code follows no other link there', async () => {
    const document = await openChecked(
      UNFINISHED_WALL.replace('  edition 1.5\n', '  edition 1.5\n  cites 467.2.c.3\n'),
    );
    const hover = await hoverOn(document, '467.2.c.3');
    assert.match(hover, /467\.2\.c\.3/);
    assert.match(hover, /\]\(command:riftbench\.openPage\?/);
    assert.doesNotMatch(hover, /\]\(riftbench:/);
  });

  it('completion offers the places that a move can go to', async () => {
    const document = await openChecked(
      `${UNFINISHED_WALL.replace('3 to Wall, 2', '4 to Wall, 1')}  Ana moves Vanguard to \n`,
    );
    const end = rangeOf(document, 'moves Vanguard to ').end;
    const labels = await completionAt(document, end);
    assert.ok(labels.includes('Grove'), labels.slice(0, 20).join(' | '));
  });

  it('completion offers snippets for statements', async () => {
    const document = await openChecked(`${UNFINISHED_WALL}  expect`);
    const labels = await completionAt(document, document.positionAt(document.getText().length));
    assert.ok(
      labels.some(label => label.startsWith('expect')),
      labels.slice(0, 20).join(' | '),
    );
  });

  it('a card is completed within its quotes, and Enter is left to accept it', async () => {
    const document = await openChecked(UNFINISHED_WALL.replace('    Ben: Wall', '    Ben: "Ahri, All\n    Ben: Wall'));
    const end = rangeOf(document, '"Ahri, All').end;
    const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      end,
    );
    const card = items.find(({ label }) => typeof label !== 'string' && label.label === 'Ahri, Alluring');
    assert.deepEqual(card?.label, { label: 'Ahri, Alluring', description: 'champion unit' });
    assert.equal(card.insertText, '"Ahri, Alluring"');
    const editor = vscode.workspace.getConfiguration('editor', { uri: document.uri, languageId: 'rift' });
    assert.equal(editor.get('acceptSuggestionOnEnter'), 'on');
  });

  it('formatting lays the scenario out', async () => {
    const flat = UNFINISHED_WALL.replace(/^ +/gm, '');
    const document = await openChecked(flat);
    const edits = await vscode.commands.executeCommand<vscode.TextEdit[]>(
      'vscode.executeFormatDocumentProvider',
      document.uri,
      { tabSize: 2, insertSpaces: true },
    );
    const edit = new vscode.WorkspaceEdit();
    edit.set(document.uri, edits);
    assert.ok(await vscode.workspace.applyEdit(edit));
    assert.equal(document.getText(), UNFINISHED_WALL);
  });

  it('the outline names the scenario', async () => {
    const document = await openChecked(UNFINISHED_WALL);
    const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    assert.deepEqual(
      symbols.map(({ name }) => name),
      ['Lethal before the next'],
    );
  });

  it('rule numbers in the text are links to their pages', async () => {
    const document = await openChecked(
      UNFINISHED_WALL.replace('  edition 1.5\n', '  edition 1.5\n  cites 467.2.c.3\n'),
    );
    const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
      'vscode.executeLinkProvider',
      document.uri,
    );
    assert.ok(
      links.some(({ target }) => target?.toString() === 'riftbench:/1.5/rule/467.2.c.3.md'),
      links.map(({ target }) => String(target)).join(' | '),
    );
  });
});

/** Opens it and waits until the server has read it. */
async function openChecked(text: string): Promise<vscode.TextDocument> {
  const document = await openUntitled(text);
  if (/assigns 3 to Wall, 2/.test(text)) await diagnosticWith(document.uri, 'assign/lethal-first');
  return document;
}

async function hoverOn(document: vscode.TextDocument, text: string): Promise<string> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    rangeOf(document, text).start,
  );
  const contents = hovers.flatMap(hover => hover.contents);
  return contents
    .map(content => (content instanceof vscode.MarkdownString ? content.value : String(content)))
    .join('\n');
}

async function completionAt(document: vscode.TextDocument, position: vscode.Position): Promise<readonly string[]> {
  const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
    'vscode.executeCompletionItemProvider',
    document.uri,
    position,
  );
  return items.map(({ label }) => (typeof label === 'string' ? label : label.label));
}
