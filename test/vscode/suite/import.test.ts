import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { importPicks } from '../../../client/commands/listImports.ts';
import type { ImportResult } from '../../../server/protocol.ts';
import { closeAll, deleteFile, riftbench, until, writeFile } from '../support.ts';

const NAME = 'riftbound-tournament-rules';

/** An invented document of numbered rules. */
const RULES = [
  'Riftbound Tournament Rules Last Updated: 2031-02-03',
  ...Array.from({ length: 4 }, (_, i) => [
    `${600 + i}. Section ${i}`,
    `${600 + i}.1. Players of round ${i} greet each other like marmots.`,
    `${600 + i}.2. Whoever comes late to round ${i} loses ${i + 1} points.`,
  ]).flat(),
].join('\n');

describe('Import Official Rules', () => {
  afterEach(closeAll);

  it('keeps what was imported in the library of the user, and shows it', async () => {
    const { pages } = await riftbench();
    const file = await writeFile('tournament rules.txt', RULES);
    const result = await vscode.commands.executeCommand<ImportResult>('riftbench.importTexts', [file]);
    assert.equal(result.kind, 'imported');
    assert.deepEqual(result.kind === 'imported' && result.documents.map(({ title, rules }) => [title, rules]), [
      ['Riftbound Tournament Rules', 12],
    ]);
    const uri = 'riftbench:/1.5/document/TR%20601.1.md';
    await vscode.commands.executeCommand('riftbench.openPage', uri);
    const html = await until('the page of the rule', () =>
      [...pages.shown().values()].find(each => each.includes('marmots')),
    );
    assert.match(html, /TR 601\.1/);
    await deleteFile('tournament rules.txt');
  });

  it('lists it in the rule book, takes it away, and puts it back', async () => {
    const { ruleBook, imports, pages } = await riftbench();
    const listed = async () => {
      const group = (await ruleBook.children()).find(({ id }) => id === 'imports');
      return group === undefined ? [] : (await ruleBook.children(group)).map(({ label }) => label);
    };
    assert.deepEqual(await listed(), ['Riftbound Tournament Rules']);
    const uri = `riftbench:/1.5/document/import%20${NAME}.md`;
    await vscode.commands.executeCommand('riftbench.openPage', uri);
    await until('its page says what it is good for', () =>
      /a separate book: 12 rules/i.test(pages.shown().get(uri) ?? ''),
    );
    assert.equal(await imports.remove(NAME), true);
    assert.deepEqual(await listed(), []);
    await until('its page is gone', () => /No such page/.test(pages.shown().get(uri) ?? ''));
    assert.equal(await imports.restore(NAME), true);
    assert.deepEqual(await listed(), ['Riftbound Tournament Rules']);
    await until('its page is there again', () => /a separate book: 12 rules/i.test(pages.shown().get(uri) ?? ''));
    // The rule book is as the other suites expect it.
    assert.equal(await imports.remove(NAME), true);
  });

  it('has buttons to update and to remove each, and a way to import more', () => {
    const found = {
      name: NAME,
      title: 'Riftbound Tournament Rules',
      form: 'rules document',
      date: '2031-02-03',
      file: 'tr.txt',
      uses: ['a separate book: 12 rules'],
      uri: 'riftbench:/1.5/document/x.md',
    };
    const [first, , last] = importPicks([found], []);
    assert.deepEqual(
      [first?.label, first?.description, first?.detail, first?.buttons?.map(({ tooltip }) => tooltip), last?.label],
      [
        'Riftbound Tournament Rules',
        'rules document · 2031-02-03',
        'a separate book: 12 rules',
        ['Update from File', 'Remove…'],
        'Import Official Rules…',
      ],
    );
    const [only] = importPicks([], []);
    assert.match(only?.detail ?? '', /Nothing has been imported yet/);
  });

  it('says why a text is refused', async () => {
    await riftbench();
    const file = await writeFile('shopping.txt', 'Apples and pears.');
    const result = await vscode.commands.executeCommand<ImportResult>('riftbench.importTexts', [file]);
    assert.equal(result.kind, 'refused');
    assert.match(result.kind === 'refused' ? (result.refused[0]?.why ?? '') : '', /kind of rules text/);
    await deleteFile('shopping.txt');
  });
});
