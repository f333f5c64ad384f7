import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ImportResult } from '../../../server/protocol.ts';
import { closeAll, deleteFile, riftbench, until, writeFile } from '../support.ts';

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
    const uri = 'riftbench:/1.4/document/TR%20601.1.md';
    await vscode.commands.executeCommand('riftbench.openPage', uri);
    const html = await until('the page of the rule', () =>
      [...pages.shown().values()].find(each => each.includes('marmots')),
    );
    assert.match(html, /TR 601\.1/);
    await deleteFile('tournament rules.txt');
  });

  it('says why a text is refused', async () => {
    await riftbench();
    const file = await writeFile('shopping.txt', 'Apples and pears.');
    const result = await vscode.commands.executeCommand<ImportResult>('riftbench.importTexts', [file]);
    assert.equal(result.kind, 'refused');
    assert.match(result.kind === 'refused' ? (result.refused[0]?.why ?? '') : '', /no rules text/);
    await deleteFile('shopping.txt');
  });
});
