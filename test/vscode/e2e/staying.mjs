// Lists that are opened from the list of commands while the board has the focus: they stay, and what is typed comes to them.
import assert from 'node:assert/strict';

const PATIENCE = { timeout: 40_000 };
const LISTS = [
  { command: 'Riftbench: Look Up a Rule or Ruling', title: /Look up a rule/ },
  { command: 'Riftbench: Combat', title: /Combat:/ },
];

/**
 * Throws where one closes by itself, or leaves the keys to the board. VS Code gives the board its focus back some time after
 * the list of commands has closed: here that comes when the list is there, as on a slow machine.
 */
export async function assertListsStay(page, board) {
  const list = page.locator('.quick-input-widget:visible');
  const input = page.locator('.quick-input-widget input');
  for (const { command, title } of LISTS) {
    await board.frame.locator('#name').click(PATIENCE);
    await page.keyboard.press('F1');
    await input.fill(`>${command}`);
    await page.locator('.quick-input-list .monaco-list-row.focused', { hasText: command }).waitFor(PATIENCE);
    await page.keyboard.press('Enter');
    const opened = page.locator('.quick-input-title:visible', { hasText: title });
    await opened.waitFor(PATIENCE);
    await board.frame.locator('body').evaluate(() => window.focus());
    await page.waitForTimeout(2000);
    assert.equal(await opened.count(), 1, `${command} stays open`);
    await page.keyboard.type('7 vs 3');
    assert.equal(await input.inputValue(), '7 vs 3', `what is typed comes to ${command}`);
    await page.keyboard.press('Escape');
    await list.waitFor({ ...PATIENCE, state: 'hidden' });
  }
}
