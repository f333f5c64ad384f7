import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { MigrateResult } from '../../../server/protocol.ts';
import { closeAll, codeOf, deleteFile, inWorkspace, openFile, rangeOf, until } from '../support.ts';

const ARTICLE = `---
riftbench: 1.2
---
# Damage

Lethal damage first (rule 443.1.d.3), and a combat opens a showdown (CR 442.1).
The chain's end: rule 442.1.e. Wrong: rule 460.2.c.3.
`;

/** Which edition it is carried over from, the article says itself: nobody is asked. */
const migrateToNewer = async (): Promise<MigrateResult | undefined> =>
  vscode.commands.executeCommand<MigrateResult | undefined>('riftbench.migrateCitations', { scope: 'file', to: '1.4' });

describe('citations in an article', () => {
  // A file for each test: of one that is written again under the same name VS Code may have the text of before.
  let name = '';
  let files = 0;
  beforeEach(() => {
    files += 1;
    name = `rulings on damage ${files}.md`;
  });
  afterEach(async () => {
    await closeAll();
    await deleteFile(name);
  });

  const told = (uri: vscode.Uri): readonly string[] =>
    vscode.languages.getDiagnostics(uri).map(each => `${codeOf(each).value} ${each.range.start.line}`);

  it('are checked, shown and linked', async () => {
    const document = await openFile(name, ARTICLE);
    const problems = await until('the wrong number is told', () => told(document.uri).length > 0 && told(document.uri));
    assert.deepEqual(problems, ['cite/other-edition 6']);
    const at = rangeOf(document, '443.1.d.3').start;
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      document.uri,
      at,
    );
    const shown = hovers.flatMap(({ contents }) =>
      contents.map(each => (typeof each === 'string' ? each : each.value)),
    );
    assert.match(shown.join('\n'), /Lethal damage first/);
    const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
      'vscode.executeLinkProvider',
      document.uri,
    );
    const targets = links.map(({ target }) => String(target));
    assert.ok(targets.includes('riftbench:/1.2/rule/443.1.d.3.md'), targets.join(' | '));
  });

  it('are carried over to another edition by the command, after everybody has seen how', async () => {
    const document = await openFile(name, ARTICLE);
    await until('it is checked', () => told(document.uri).length > 0);
    const result = await migratedWithPreview(document);
    // What groups the preview by meaning, so that its first row has a label.
    assert.ok((await vscode.commands.getCommands(true)).includes('refactorPreview.groupByType'));
    assert.deepEqual([result?.moved, result?.changed, result?.gone], [1, 1, 1]);
    assert.equal(
      document.getText(),
      ARTICLE.replace('riftbench: 1.2', 'riftbench: 1.4')
        .replace('443.1.d.3', '465.2.c.3')
        .replace('442.1)', '464.2)')
        .replace('442.1.e', '442.1.e (1.2)'),
    );
  });

  const isMigrated = (document: vscode.TextDocument) => document.getText().includes('riftbench: 1.4');

  /**
   * Nothing happens before the preview is confirmed; while there is none, confirming does nothing. VS Code gives a preview
   * up where it takes the file for changed in the meantime: then the command is given once more, as a user would.
   */
  async function migratedWithPreview(document: vscode.TextDocument): Promise<MigrateResult | undefined> {
    const ends: string[] = [];
    for (let tries = 0; tries < 2; tries += 1) {
      let isOver = false;
      const migrated = migrateToNewer().finally(() => {
        isOver = true;
      });
      await until('the preview is there and applied', async () => {
        await vscode.commands.executeCommand('refactorPreview.apply').then(undefined, () => undefined);
        return isOver || isMigrated(document);
      });
      const result = await migrated;
      if (isMigrated(document)) return result;
      ends.push(JSON.stringify(result));
    }
    throw new Error(`the article is as it was, and the command ended with ${ends.join(', then with ')}`);
  }

  it('are found from one another, in articles and scenarios', async () => {
    const document = await openFile(name, ARTICLE);
    const scenario = inWorkspace('cites.rift');
    const text = 'scenario "x"\n  edition 1.4\n  cites 465.2.c.3\n';
    await vscode.workspace.fs.writeFile(scenario, new TextEncoder().encode(text));
    try {
      await until('it is checked', () => told(document.uri).length > 0);
      const at = rangeOf(document, '443.1.d.3').start;
      // The server is told of the file that is not open a moment after it is written. The articles of the tests before are
      // deleted, but VS Code still has them open for a while.
      const places = async () => {
        const found = await vscode.commands.executeCommand<vscode.Location[]>(
          'vscode.executeReferenceProvider',
          document.uri,
          at,
        );
        return found
          .map(({ uri, range }) => `${uri.path.split('/').at(-1)}:${range.start.line}`)
          .filter(each => each.startsWith(name) || each.startsWith('cites.rift'))
          .sort();
      };
      const found = await until('both are found', async () => {
        const all = await places();
        return all.length === 2 && all;
      });
      assert.deepEqual(found, ['cites.rift:2', `${name}:5`]);
    } finally {
      await deleteFile('cites.rift');
    }
  });
});
