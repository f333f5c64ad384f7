import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { LookUpSession } from '../../../client/commands/lookUp.ts';
import { closeAll, openUntitled, rangeOf, riftbench, UNFINISHED_WALL, until } from '../support.ts';

describe('Look Up a Rule or Ruling…', () => {
  afterEach(async () => {
    (await riftbench()).lookUp.current()?.close();
    await closeAll();
  });

  it('finds a rule by its number, that very rule first', async () => {
    const session = await open();
    session.type('467.2.c.3');
    await until('the rule is first', () => session.labels()[0] === '467.2.c.3');
  });

  it('finds more as more is typed, and shows only the answer to the last words', async () => {
    const session = await open();
    for (const words of ['4', '46', '467', '467.2', '467.2.c', '467.2.c.4']) session.type(words);
    await until('the rule is first', () => session.labels()[0] === '467.2.c.4');
  });

  it('finds by words', async () => {
    const session = await open();
    session.type('lethal damage before next unit');
    const labels = await until('something is found', () => session.labels().length > 3 && session.labels());
    assert.ok(
      labels.some(label => label.startsWith('467.2.c')),
      labels.join(' | '),
    );
  });

  it('opens the page of what is chosen, and remembers the words', async () => {
    const { pages } = await riftbench();
    const session = await open();
    session.type('467.2.c.3');
    await until('the rule is first', () => session.labels()[0] === '467.2.c.3');
    await session.accept(0);
    await until('its page is in front', () => pages.active() === 'riftbench:/1.5/rule/467.2.c.3.md');
    const again = await open();
    assert.ok(again.labels().includes('467.2.c.3'), again.labels().join(' | '));
  });

  it('starts with the rule number under the cursor', async () => {
    const document = await openUntitled(
      UNFINISHED_WALL.replace('  edition 1.5\n', '  edition 1.5\n  cites 467.2.c.6\n'),
    );
    const at = rangeOf(document, '467.2.c.6').start.translate(0, 2);
    const editor = await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(at, at);
    const session = await open();
    await until('the rule is first', () => session.labels()[0] === '467.2.c.6');
  });

  it('says so where nothing is found', async () => {
    const session = await open();
    session.type('qqqqqqqq zzzzzzzz');
    await until('it says so', () => /Nothing found/.test(session.labels()[0] ?? ''));
  });
});

async function open(): Promise<LookUpSession> {
  const { lookUp } = await riftbench();
  await vscode.commands.executeCommand('riftbench.lookUp');
  return until('the pick is open', () => lookUp.current());
}
