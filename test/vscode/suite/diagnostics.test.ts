import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import {
  closeAll,
  codeOf,
  deleteFile,
  diagnosticWith,
  errorsOf,
  openFile,
  openUntitled,
  UNFINISHED_WALL,
  until,
} from '../support.ts';

describe('what the rules do not allow', () => {
  afterEach(closeAll);

  it('is underlined in a file, with a code that leads to its rule', async () => {
    const document = await openFile('unfinished.rift', UNFINISHED_WALL);
    const diagnostic = await diagnosticWith(document.uri, 'assign/lethal-first');
    assert.equal(codeOf(diagnostic).target, 'riftbench:/1.5/rule/467.2.c.3.md');
    assert.equal(diagnostic.range.start.line, lineOf(document, 'Ana assigns'));
    assert.ok(!diagnostic.range.isEmpty, 'there is nothing to underline');
    assert.equal(errorsOf(document.uri).length, 1);
    await deleteFile('unfinished.rift');
  });

  it('is underlined in a file that is saved nowhere', async () => {
    const document = await openUntitled(UNFINISHED_WALL);
    await diagnosticWith(document.uri, 'assign/lethal-first');
  });

  it('is underlined in a block of Markdown, on its own line', async () => {
    const article = `# A ruling\n\nAna may not do this:\n\n\`\`\`rift\n${UNFINISHED_WALL}\`\`\`\n`;
    const document = await openUntitled(article, 'md');
    const diagnostic = await diagnosticWith(document.uri, 'assign/lethal-first');
    assert.equal(diagnostic.range.start.line, lineOf(document, 'Ana assigns'));
  });

  it('is underlined in a text so long that another thread runs it', async () => {
    const document = await openUntitled(`${'# A remark.\n'.repeat(2_000)}${UNFINISHED_WALL}`);
    const diagnostic = await diagnosticWith(document.uri, 'assign/lethal-first');
    assert.equal(diagnostic.range.start.line, lineOf(document, 'Ana assigns'));
  });

  it('is legal again after the first quick fix', async () => {
    const document = await openUntitled(UNFINISHED_WALL);
    const diagnostic = await diagnosticWith(document.uri, 'assign/lethal-first');
    const actions = await quickFixes(document.uri, diagnostic.range);
    const fix = actions.find(({ isPreferred }) => isPreferred);
    assert.ok(fix?.edit, `no preferred fix among: ${actions.map(({ title }) => title).join(' | ')}`);
    assert.ok(await vscode.workspace.applyEdit(fix.edit));
    assert.match(document.getText(), /Ana assigns 4 to Wall, 1 to Archer/);
    await until('nothing is underlined any more', () => errorsOf(document.uri).length === 0);
  });

  it('comes and goes as the text is typed', async () => {
    const document = await openUntitled(UNFINISHED_WALL.replace('3 to Wall, 2 to Archer', '4 to Wall, 1 to Archer'));
    const editor = await vscode.window.showTextDocument(document);
    const at = document.positionAt(document.getText().indexOf('4 to Wall'));
    await editor.edit(builder => builder.replace(new vscode.Range(at, at.translate(0, 1)), '3'));
    await diagnosticWith(document.uri, 'assign/total');
    await editor.edit(builder => builder.replace(new vscode.Range(at, at.translate(0, 1)), '4'));
    await until('nothing is underlined any more', () => errorsOf(document.uri).length === 0);
  });

  it('offers the verdict to copy beside the fixes', async () => {
    const document = await openUntitled(UNFINISHED_WALL);
    const diagnostic = await diagnosticWith(document.uri, 'assign/lethal-first');
    const titles = (await quickFixes(document.uri, diagnostic.range)).map(({ title }) => title);
    assert.ok(titles.includes('Copy Verdict'), titles.join(' | '));
  });
});

async function quickFixes(uri: vscode.Uri, range: vscode.Range): Promise<readonly vscode.CodeAction[]> {
  return until('there are quick fixes', async () => {
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      uri,
      range,
      vscode.CodeActionKind.QuickFix.value,
    );
    return actions.length > 0 && actions;
  });
}

function lineOf(document: vscode.TextDocument, text: string): number {
  return document.positionAt(document.getText().indexOf(text)).line;
}
