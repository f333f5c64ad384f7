import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, riftbench, until } from '../support.ts';

const LETHAL_FIRST = 'riftbench:/1.4/rule/465.2.c.3.md';
const SUMMING = 'riftbench:/1.4/rule/465.2.c.md';

describe('rule pages', () => {
  afterEach(closeAll);

  it('open where a link leads to one', async () => {
    await vscode.commands.executeCommand('vscode.open', vscode.Uri.parse(LETHAL_FIRST));
    const html = await pageShown(LETHAL_FIRST, /465\.2\.c\.3/);
    const { input, label } = vscode.window.tabGroups.activeTabGroup.activeTab ?? {};
    assert.ok(input instanceof vscode.TabInputCustom, 'the page is not in a page editor');
    assert.equal(input.viewType, 'riftbench.page');
    assert.match(label ?? '', /465\.2\.c\.3/);
    assert.match(html, /<h1>/);
  });

  it('run no script, load nothing, and link to each other', async () => {
    await vscode.commands.executeCommand('riftbench.openPage', SUMMING);
    const html = await pageShown(SUMMING, /465\.2\.c/);
    assert.match(html, /default-src 'none'; style-src 'nonce-[0-9a-f]{32}'"/);
    assert.doesNotMatch(html, /<script|https?:\/\/|<img/i);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    const pages = links.filter(href => href.startsWith('command:riftbench.openPage?'));
    assert.ok(pages.length > 0, links.join(' | '));
    assert.deepEqual(
      links.filter(href => !href.startsWith('command:riftbench.')),
      [],
    );
  });

  it('follow one another, and Go Back returns', async () => {
    const { pages } = await riftbench();
    await vscode.commands.executeCommand('riftbench.openPage', LETHAL_FIRST);
    await until('the first page is in front', () => pages.active() === LETHAL_FIRST);
    await vscode.commands.executeCommand('riftbench.openPage', SUMMING);
    await until('the second page is in front', () => pages.active() === SUMMING);
    await vscode.commands.executeCommand('workbench.action.navigateBack');
    await until('the first page is in front again', () => pages.active() === LETHAL_FIRST);
  });

  it('say so where there is no such rule', async () => {
    const nowhere = 'riftbench:/1.4/rule/999.9.z.md';
    await vscode.commands.executeCommand('riftbench.openPage', nowhere);
    await pageShown(nowhere, /No such page/);
  });

  it('give their citation to the clipboard', async () => {
    const { pages } = await riftbench();
    await vscode.commands.executeCommand('riftbench.openPage', LETHAL_FIRST);
    await until('the page is in front', () => pages.active() === LETHAL_FIRST);
    await vscode.commands.executeCommand('riftbench.copyCitation');
    assert.equal(await vscode.env.clipboard.readText(), 'CR 465.2.c.3 (1.4)');
  });

  it('can be read as text', async () => {
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(LETHAL_FIRST));
    assert.match(document.getText(), /465\.2\.c\.3/);
  });
});

async function pageShown(uri: string, what: RegExp): Promise<string> {
  const { pages } = await riftbench();
  return until(`${uri} shows ${what}`, () => {
    const html = pages.shown().get(uri);
    return html !== undefined && what.test(html) && html;
  });
}
