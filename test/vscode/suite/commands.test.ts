import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { CheckSummary } from '../../../client/commands/checkAll.ts';
import {
  closeAll,
  deleteFile,
  diagnosticWith,
  errorsOf,
  inWorkspace,
  isOnDisk,
  openUntitled,
  rangeOf,
  riftbench,
  UNFINISHED_WALL,
  until,
  writeFile,
} from '../support.ts';

describe('commands', () => {
  afterEach(closeAll);

  /** Only links and code lenses run them. */
  const OF_LINKS = [
    'riftbench.openPage',
    'riftbench.openPlace',
    'riftbench.openScenario',
    'riftbench.runScenario',
    'riftbench.showLine',
  ];

  it('all that the manifest names are there, and no other', async () => {
    await riftbench();
    const manifest: { readonly contributes: { readonly commands: readonly { readonly command: string }[] } } =
      vscode.extensions.getExtension('riftbench.riftbench')?.packageJSON;
    const named = manifest.contributes.commands.map(({ command }) => command);
    const there = (await vscode.commands.getCommands(true)).filter(name => /^riftbench\.[a-z]+$/i.test(name));
    assert.deepEqual(there.filter(name => !name.endsWith('.focus')).sort(), [...named, ...OF_LINKS].sort());
  });

  it('New Scenario opens a board that is legal as it stands', async () => {
    await vscode.commands.executeCommand('riftbench.newScenario');
    const document = vscode.window.activeTextEditor?.document;
    assert.ok(document);
    assert.equal(document.uri.scheme, 'untitled');
    assert.equal(document.languageId, 'rift');
    assert.match(document.getText(), /^scenario "New scenario"\n {2}player Ana\n/);
    // The name that it is saved under: not its first line, where there is a disk.
    assert.match(activeTabName(), isOnDisk() ? /^new-scenario(-\d+)?\.rift$/ : /^scenario "New scenario"$/);
    const verdict = await until('it has a verdict', () => copyVerdict());
    assert.match(verdict, /^(Yes|No): /);
    assert.deepEqual(vscode.languages.getDiagnostics(document.uri), []);
  });

  it('Copy Verdict As… keeps the form, and knows where what the Test Explorer lists is written', async () => {
    const document = await openUntitled(UNFINISHED_WALL);
    const as = (form: string, given?: unknown) =>
      vscode.commands.executeCommand<string | undefined>('riftbench.copyVerdictAs', given, form);
    const short = await until('there is a short answer', () => as('short'));
    assert.match(short, /^[^\n]+ CR [\d.a-z]+ \([\d.]+\)\.$/);
    assert.equal(await vscode.env.clipboard.readText(), short);
    assert.equal(await copyVerdict(), short);
    const link = await as('link');
    assert.ok(link?.startsWith(`${short} vscode://riftbench.riftbench/open#1`), link);
    const { testing } = await riftbench();
    const uri = await writeFile('listed.rift', `# a comment\n\n${UNFINISHED_WALL}`);
    await testing.refresh();
    const item = await until('it is listed', async () => {
      for (const [, each] of testing.controller.items.get(uri.toString())?.children ?? []) return each;
      return undefined;
    });
    assert.equal(await as('short', item), short.replace('line 15', 'line 17'));
    assert.match((await as('markdown', item)) ?? '', /^# [^\n]+\n\nCore rules /);
    assert.equal(await as('lines', { uri: document.uri, line: 0 }), await copyVerdict());
    await deleteFile('listed.rift');
  });

  it('New Puzzle opens one that is solved by one first act as it stands', async () => {
    await vscode.commands.executeCommand('riftbench.newPuzzle');
    const document = vscode.window.activeTextEditor?.document;
    assert.ok(document);
    assert.match(document.getText(), /^puzzle "New puzzle"\n {2}player Ana points 0 hand nothing\n/);
    assert.match(activeTabName(), isOnDisk() ? /^new-puzzle(-\d+)?\.rift$/ : /^puzzle "New puzzle"$/);
    await until('its goal is explored', async () => {
      const all = new vscode.Range(0, 0, document.lineCount, 0);
      const hints = await vscode.commands.executeCommand<readonly vscode.InlayHint[]>(
        'vscode.executeInlayHintProvider',
        document.uri,
        all,
      );
      return hints.some(({ label }) => /^1 of \d+ first acts$/.test(`${label}`));
    });
    assert.deepEqual(vscode.languages.getDiagnostics(document.uri), []);
  });

  it('Paste a Card writes the block at the cursor, as one edit, and marks what is not understood', async () => {
    const document = await openUntitled('card "Old Lamp" gear\n  cost 1\n');
    const before = document.getText();
    await vscode.env.clipboard.writeText('Name: New Lamp\nType: gear\n[T]: Draw 1.\n[T]: Draw 1 and juggle two lamps.');
    const editor = await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(1, 2, 1, 2);
    await vscode.commands.executeCommand('riftbench.pasteCard');
    const block = 'card "New Lamp" gear\n  exhaust me: Draw 1.\n  exhaust me: Draw 1 and juggle two lamps.\n';
    assert.match(document.getText(), new RegExp(`^card "Old Lamp" gear\n  cost 1\n\n${block.replaceAll('.', '\\.')}`));
    await until('the word is marked', async () =>
      vscode.languages.getDiagnostics(document.uri).find(({ range }) => document.getText(range) === 'juggle'),
    );
    await vscode.commands.executeCommand('undo');
    assert.equal(document.getText(), before);
  });

  it('Copy Verdict puts the answer to read out on the clipboard', async () => {
    const document = await openUntitled(UNFINISHED_WALL);
    await diagnosticWith(document.uri, 'assign/lethal-first');
    const at = rangeOf(document, '3 to Wall, 2').start;
    const editor = await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(at, at);
    await vscode.commands.executeCommand('riftbench.copyVerdict');
    const copied = await vscode.env.clipboard.readText();
    assert.match(copied, /^No: Ana cannot assign 3 to Wall, 2 to Archer\. .* CR 467\.2\.c\.3 \(1\.5\)\.$/);
  });

  it('Copy Link makes a link that Open Link opens again, with the board', async () => {
    const document = await openUntitled(UNFINISHED_WALL);
    await diagnosticWith(document.uri, 'assign/lethal-first');
    const at = rangeOf(document, '3 to Wall, 2').start;
    const editor = await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(at, at);
    const link = await vscode.commands.executeCommand<string | undefined>('riftbench.copyLink');
    assert.match(link ?? '', /^vscode:\/\/riftbench\.riftbench\/open#1[\w-]+$/);
    assert.equal(await vscode.env.clipboard.readText(), link);
    const opened = await vscode.commands.executeCommand<vscode.TextDocument | undefined>('riftbench.openLink', link);
    assert.ok(opened);
    assert.notEqual(`${opened.uri}`, `${document.uri}`);
    assert.match(opened.getText(), /^scenario .*\n {2}edition 1\.5\n/);
    await diagnosticWith(opened.uri, 'assign/lethal-first');
    assert.equal(await vscode.commands.executeCommand('riftbench.openLink', link?.slice(0, -4)), undefined);
  });

  it('Show Verdict in Large Type opens it as a tab', async () => {
    const document = await openUntitled(UNFINISHED_WALL);
    await diagnosticWith(document.uri, 'assign/lethal-first');
    await vscode.commands.executeCommand('riftbench.showVerdict');
    await until('the verdict is in front', () => {
      const { input, label } = vscode.window.tabGroups.activeTabGroup.activeTab ?? {};
      return (
        input instanceof vscode.TabInputWebview && input.viewType.endsWith('riftbench.large') && label === 'Verdict'
      );
    });
  });

  it('Copy Citation cites the rule at the cursor', async () => {
    const document = await openUntitled(
      UNFINISHED_WALL.replace('  edition 1.5\n', '  edition 1.5\n  cites 467.2.c.4\n'),
    );
    const at = rangeOf(document, '467.2.c.4').start;
    const editor = await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(at, at);
    await vscode.commands.executeCommand('riftbench.copyCitation');
    assert.equal(await vscode.env.clipboard.readText(), 'CR 467.2.c.4 (1.5)');
  });

  it('Check All Scenarios counts files that are not open, and shows their problems', async () => {
    const before = await checkAll();
    await writeFile('unopened.rift', UNFINISHED_WALL);
    await writeFile(
      'article.md',
      `# A ruling\n\n\`\`\`rift\n${UNFINISHED_WALL.replace('3 to Wall, 2', '4 to Wall, 1')}\`\`\`\n`,
    );
    await writeFile('plain.md', '# Nothing to check\n');
    const after = await checkAll();
    assert.deepEqual(
      {
        files: after.files - before.files,
        passed: after.passed - before.passed,
        failed: after.failed - before.failed,
        untested: after.untested - before.untested,
      },
      // That of the article expects and asks nothing.
      { files: 2, passed: 0, failed: 1, untested: 1 },
    );
    assert.deepEqual(after.unreadable, []);
    await diagnosticWith(inWorkspace('unopened.rift'), 'assign/lethal-first');
    for (const name of ['unopened.rift', 'article.md', 'plain.md']) await deleteFile(name);
    await until('what is gone has no problems', () => errorsOf(inWorkspace('unopened.rift')).length === 0);
  });
});

function copyVerdict(): Thenable<string | undefined> {
  return vscode.commands.executeCommand<string | undefined>('riftbench.copyVerdict');
}

async function checkAll(): Promise<CheckSummary> {
  const summary = await vscode.commands.executeCommand<CheckSummary | undefined>('riftbench.checkAll');
  assert.ok(summary, 'there was nothing to check');
  return summary;
}

const activeTabName = (): string => vscode.window.tabGroups.activeTabGroup.activeTab?.label ?? '';
