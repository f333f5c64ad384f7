import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, riftbench, until } from '../support.ts';

describe('the rule book in the side bar', () => {
  afterEach(closeAll);

  it('goes down from chapters to rules, and opens their pages', async () => {
    const { pages, ruleBook } = await riftbench();
    await vscode.commands.executeCommand('riftbench.ruleBook.focus');
    const roots = await ruleBook.children();
    assert.deepEqual(
      roots.map(({ id }) => id),
      ['rules', 'book-tournament-rules', 'entries', 'keywords', 'cards'],
    );
    assert.match(ruleBook.description() ?? '', /^Core rules \d\.\d$/);
    const chapters = await ruleBook.children(roots[0]);
    const playing = chapters.find(({ label }) => label === '300');
    assert.ok(playing?.hasChildren && playing.uri !== undefined, JSON.stringify(chapters.slice(0, 5)));
    await vscode.commands.executeCommand('riftbench.openPage', playing.uri);
    await until('its page is in front', () => pages.active() === playing.uri);
    await vscode.commands.executeCommand('riftbench.copyCitation', playing);
    assert.equal(await vscode.env.clipboard.readText(), playing.citation);
  });

  it('is filtered, and whole again', async () => {
    const { ruleBook } = await riftbench();
    await ruleBook.setFilter('zenith blade');
    const found = await ruleBook.children();
    const labels = JSON.stringify(found);
    assert.match(labels, /Zenith Blade/);
    assert.ok(found.every(({ children }) => children !== undefined));
    assert.match(ruleBook.description() ?? '', /“zenith blade”$/);
    await vscode.commands.executeCommand('riftbench.clearRuleBookFilter');
    assert.equal((await ruleBook.children()).length, 5);
  });

  it('is shown by the command that filters it', async () => {
    const { ruleBook } = await riftbench();
    await vscode.commands.executeCommand('workbench.view.explorer');
    await until('it is hidden', () => !ruleBook.isVisible());
    await vscode.commands.executeCommand('riftbench.filterRuleBook');
    await until('it is shown', () => ruleBook.isVisible());
    await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
  });
});
