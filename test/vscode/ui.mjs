// Drives the workbench of the packaged extension as a hand would: for pictures, and for looking at it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageQuietly } from '../../scripts/package.mjs';
import { openPage } from './harness/browser.mjs';
import { remoteUri, startCodeServer, workbenchUrl } from './harness/code-server.mjs';
import { needChromium, needCodeServer } from './harness/install.mjs';

const PATIENCE = { timeout: 60_000 };
export const THEMES = {
  light: 'Default Light Modern',
  dark: 'Default Dark Modern',
  'light high contrast': 'Default High Contrast Light',
  'dark high contrast': 'Default High Contrast',
};

/**
 * Opens `folder` with `file` in it, if one is named, and hands the page to `work({ page, ui })`; everything is gone afterwards.
 * `vsix` is the packaged extension; without it, it is packaged first.
 * `ui` has `editor()`, `squiggle(severity, index)`, `goTo(line, column?)`, `hover(locator)`, `command(title)`,
 * `lookUp(words)`, `board()`, `stepThrough(lines)`, `problems()` and `picture(file)`.
 */
export async function withWorkbench({ folder, file, theme = THEMES.dark, viewport, scale, settings, vsix }, work) {
  const executablePath = await needChromium();
  const codeServer = await needCodeServer();
  const temporary = mkdtempSync(path.join(tmpdir(), 'rift-ui-'));
  const packagePath = vsix ?? path.join(temporary, 'riftbench.vsix');
  let server;
  let browser;
  try {
    if (vsix === undefined) await packageQuietly({ packagePath });
    server = await startCodeServer({
      ...codeServer,
      vsix: packagePath,
      settings: { 'workbench.colorTheme': theme, ...settings },
    });
    const opened = await openPage({ executablePath, viewport, scale });
    browser = opened.browser;
    const payload = file === undefined ? [] : [['openFile', remoteUri(server.host, path.resolve(folder, file))]];
    await opened.page.goto(workbenchUrl(server.host, { folder: path.resolve(folder), payload }), { timeout: 120_000 });
    return await work({ page: opened.page, ui: hands(opened.page) });
  } finally {
    await browser?.close();
    await server?.stop();
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Where it is drawn; asked again for a while, as the editor draws its lines anew when something comes in above them. */
async function boxOf(page, locator) {
  for (let times = 0; times < 50; times += 1) {
    const box = await locator.boundingBox();
    if (box !== null) return box;
    await page.waitForTimeout(100);
  }
  throw new Error('what is to be hovered is not to be seen');
}

function hands(page) {
  const widget = page.locator('.quick-input-widget input');
  return {
    /** The text, once it is there. */
    async editor() {
      await page.locator('.monaco-editor .view-line').first().waitFor(PATIENCE);
    },

    /** An underline of a severity (`error`, `warning`, `info`, `hint`), counted from 0 among those to be seen. */
    async squiggle(severity = 'error', index = 0) {
      const found = page.locator(`.monaco-editor .squiggly-${severity}`).nth(index);
      await found.waitFor(PATIENCE);
      return found;
    },

    /** Both count from 1. */
    async goTo(line, column = 1) {
      await page.keyboard.press('Control+G');
      await widget.fill(`:${line}:${column}`);
      await page.keyboard.press('Enter');
    },

    /** Rests the mouse there until the hover has its text, which is the answer. */
    async hover(locator) {
      const box = await boxOf(page, locator);
      // The second movement is what the editor takes for a rest.
      await page.mouse.move(box.x + Math.min(12, box.width / 2), box.y + box.height / 2);
      await page.mouse.move(box.x + Math.min(14, box.width / 2 + 2), box.y + box.height / 2);
      const hover = page.locator('.monaco-hover:visible .hover-contents').first();
      await hover.waitFor(PATIENCE);
      return (await page.locator('.monaco-hover:visible').allInnerTexts()).join('\n');
    },

    /** Runs a command by its title, as the palette shows it. */
    async command(title) {
      await page.keyboard.press('F1');
      await widget.fill(`>${title}`);
      // Before what is typed has come through, another command stands first.
      await page.locator('.quick-input-list .monaco-list-row.focused', { hasText: title }).waitFor(PATIENCE);
      await page.keyboard.press('Enter');
    },

    /** Looks words up and opens the page of what is found first. */
    async lookUp(words) {
      await this.command('Riftbench: Look Up a Rule or Ruling');
      await page.locator('.quick-input-title:has-text("Look up")').waitFor(PATIENCE);
      await widget.fill(words);
      await page.locator('.quick-input-list .monaco-list-row.focused').first().waitFor(PATIENCE);
      await page.keyboard.press('Enter');
      await page.frameLocator('iframe.webview').frameLocator('iframe').locator('h1').first().waitFor(PATIENCE);
    },

    /** Opens the board, and leaves the editor what it shows alone. */
    async board() {
      await this.command('Riftbench: Open Board');
      await page.frameLocator('iframe.webview').frameLocator('iframe').locator('#picture svg').waitFor(PATIENCE);
    },

    /** Starts the debugger with the scenario at the cursor, and steps over lines. */
    async stepThrough(lines) {
      await this.command('View: Show Run and Debug');
      await this.command('Riftbench: Step Through Scenario');
      await page.locator('.debug-toolbar').waitFor(PATIENCE);
      for (let line = 0; line < lines; line += 1) {
        await page.keyboard.press('F10');
        await page.waitForTimeout(1000);
      }
      await page.locator('.debug-call-stack .monaco-list-row').first().waitFor(PATIENCE);
    },

    /** Opens the Problems panel; the answer is its rows. */
    async problems() {
      await page.keyboard.press('Control+Shift+M');
      const rows = page.locator('.markers-panel .monaco-list-row');
      await rows.first().waitFor(PATIENCE);
      return rows.allInnerTexts();
    },

    /** A picture after the workbench has come to rest. */
    async picture(file) {
      await page.waitForTimeout(700);
      await page.screenshot({ path: file });
    },
  };
}
