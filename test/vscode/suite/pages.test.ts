import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, deleteFile, errorsOf, isOnDisk, riftbench, until, writeFile } from '../support.ts';

const LETHAL_FIRST = 'riftbench:/1.5/rule/467.2.c.3.md';
const EQUAL_MIGHT = 'riftbench:/1.5/faq/equal-might.md';
const SUMMING = 'riftbench:/1.5/rule/467.2.c.md';

describe('rule pages', () => {
  afterEach(closeAll);

  it('open where a link leads to one', async () => {
    await vscode.commands.executeCommand('vscode.open', vscode.Uri.parse(LETHAL_FIRST));
    const html = await pageShown(LETHAL_FIRST, /467\.2\.c\.3/);
    const { input, label } = vscode.window.tabGroups.activeTabGroup.activeTab ?? {};
    assert.ok(input instanceof vscode.TabInputCustom, 'the page is not in a page editor');
    assert.equal(input.viewType, 'riftbench.page');
    assert.match(label ?? '', /467\.2\.c\.3/);
    assert.match(html, /<h1 /);
  });

  it('run no script but their own, load nothing, and link to each other', async () => {
    await vscode.commands.executeCommand('riftbench.openPage', SUMMING);
    const html = await pageShown(SUMMING, /467\.2\.c/);
    assert.match(html, /default-src 'none'; style-src 'nonce-([0-9a-f-]{36})'; script-src 'nonce-\1'"/);
    assert.doesNotMatch(html, /https?:\/\/|<img/i);
    assert.deepEqual(html.match(/<script[^>]*>/g)?.length, 1);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    const pages = links.filter(href => href.startsWith('command:riftbench.openPage?'));
    assert.ok(pages.length > 0, links.join(' | '));
    assert.deepEqual(
      links.filter(href => !href.startsWith('command:riftbench.')),
      [],
    );
  });

  it('follow one another in one tab, back and forward', async () => {
    const { pages } = await riftbench();
    const inFront = (uri: string) => until(`${uri} is in front`, () => pages.active() === uri);
    // The tab that is left goes a moment after the other has come.
    const inOneTab = () => until('there is one tab', () => vscode.window.tabGroups.activeTabGroup.tabs.length === 1);
    for (const uri of [LETHAL_FIRST, SUMMING, EQUAL_MIGHT]) {
      await vscode.commands.executeCommand('riftbench.openPage', uri);
      await inFront(uri);
    }
    await inOneTab();
    await vscode.commands.executeCommand('riftbench.pageBack');
    await inFront(SUMMING);
    await vscode.commands.executeCommand('riftbench.pageBack');
    await inFront(LETHAL_FIRST);
    await vscode.commands.executeCommand('riftbench.pageForward');
    await inFront(SUMMING);
    await inOneTab();
  });

  it('show a card with links to its rules', async () => {
    await vscode.commands.executeCommand('riftbench.openPage', 'riftbench:/1.5/card/Abandon.md');
    const html = await pageShown('riftbench:/1.5/card/Abandon.md', /<h1 id="abandon">Abandon<\/h1>/);
    assert.match(html, new RegExp(`openPage\\?${encodeURIComponent('["riftbench:/1.5/rule/426.md"]')}`));
  });

  it("run a ruling's scenario, and open it as a file that is checked", async () => {
    await vscode.commands.executeCommand('riftbench.openPage', EQUAL_MIGHT);
    const html = await pageShown(EQUAL_MIGHT, /openScenario/);
    const [, args = ''] = /command:riftbench\.openScenario\?([^"]+)/.exec(html) ?? [];
    const [id] = JSON.parse(decodeURIComponent(args));
    const uri = vscode.Uri.parse(`riftbench:/1.5/scenario/${encodeURIComponent(id)}.md`).toString();
    await vscode.commands.executeCommand('riftbench.openPage', uri);
    await pageShown(uri, /✓ passed/);
    await vscode.commands.executeCommand('riftbench.openScenario', id);
    const document = await until('the scenario is in front', () => {
      const found = vscode.window.activeTextEditor?.document;
      return found?.languageId === 'rift' && found.isUntitled && found;
    });
    assert.match(document.getText(), /^(?:# |card "|scenario ")/);
    if (isOnDisk()) {
      assert.match(document.uri.path, /\/[a-z0-9-]+\.rift$/);
      assert.equal(vscode.window.tabGroups.activeTabGroup.activeTab?.label, document.uri.path.split('/').at(-1));
    }
    assert.deepEqual(errorsOf(document.uri), []);
    const edited = document.getText().replace(/expect [^\n]+/, 'expect Nobody is alive');
    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, new vscode.Range(0, 0, document.lineCount, 0), edited);
    await vscode.workspace.applyEdit(edit);
    await until('a mistake is found in it', () => errorsOf(document.uri).length > 0);
  });

  it('tell where the workspace cites the rule, and lead there', async () => {
    await writeFile('cited here.rift', 'scenario "Cited"\n  edition 1.2\n  cites 443.1.d.3\n');
    await vscode.commands.executeCommand('riftbench.openPage', LETHAL_FIRST);
    const html = await pageShown(LETHAL_FIRST, /cited here\.rift:3/);
    const places = [...html.matchAll(/command:riftbench\.openPlace\?([^"]+)/g)].map(([, args = '']) =>
      JSON.parse(decodeURIComponent(args)),
    );
    const [place] = places.find(([uri]) => uri.includes('cited%20here')) ?? [];
    await vscode.commands.executeCommand('riftbench.openPlace', place);
    const editor = await until('the file is in front', () => vscode.window.activeTextEditor);
    assert.match(editor.document.uri.path, /cited here\.rift$/);
    assert.equal(editor.selection.active.line, 2);
    await deleteFile('cited here.rift');
  });

  it('compare two editions', async () => {
    const { pages } = await riftbench();
    await vscode.commands.executeCommand('riftbench.compareEditions', '1.3', '1.4', '464.2.c');
    const uri = await until('the comparison is in front', () => pages.active());
    assert.equal(uri, 'riftbench:/1.3..1.4/diff/464.2.c.md');
    const html = await pageShown(uri, /Changed in meaning/);
    assert.match(html, /<del>[^<]+<\/del>/);
  });

  it('say so where there is no such rule', async () => {
    const nowhere = 'riftbench:/1.5/rule/999.9.z.md';
    await vscode.commands.executeCommand('riftbench.openPage', nowhere);
    await pageShown(nowhere, /No such page/);
  });

  it('give their citation to the clipboard', async () => {
    const { pages } = await riftbench();
    await vscode.commands.executeCommand('riftbench.openPage', LETHAL_FIRST);
    await until('the page is in front', () => pages.active() === LETHAL_FIRST);
    await vscode.commands.executeCommand('riftbench.copyCitation');
    assert.equal(await vscode.env.clipboard.readText(), 'CR 467.2.c.3 (1.5)');
  });

  it('can be read as text', async () => {
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(LETHAL_FIRST));
    assert.match(document.getText(), /467\.2\.c\.3/);
  });
});

async function pageShown(uri: string, what: RegExp): Promise<string> {
  const { pages } = await riftbench();
  return until(`${uri} shows ${what}`, () => {
    const html = pages.shown().get(uri);
    return html !== undefined && what.test(html) && html;
  });
}
