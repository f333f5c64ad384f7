// The site's page in Chromium, as readers use it: on a desk, on a phone, from a link, without a network, by keyboard, and against a hostile link.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { writeSite } from '../../scripts/lib/site.mjs';
import { bad, good } from '../../scripts/lib/terminal.mjs';
import { needChromium } from '../vscode/harness/install.mjs';
import { serveFolder } from './serving.mjs';

const PATIENCE = { timeout: 60_000 };
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 640 };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** Each gets `{ open, address, serving }`: `open(viewport, fragment?)` answers a page with the board drawn. */
const CASES = {
  'draws the board and says how it came out': async ({ open }) => {
    const page = await open(DESK);
    assert.match(await page.locator('#status').textContent(), /^“Tank first” passed, by the rules 1\.\d\.$/);
    assert.match(await page.locator('#verdict').textContent(), /Wall is dead/);
    assert.equal(await page.locator('#problems').textContent(), 'None.');
  },

  'underlines what is wrong as it is typed, and mends it at a tap': async ({ open }) => {
    const page = await open(PHONE);
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('  expect Wall is alive');
    await page.locator('#problems .error').waitFor(PATIENCE);
    assert.ok((await page.locator('.cm-lintRange-error').count()) > 0, 'nothing is underlined');
    await page.locator('#problems .error button').first().click();
    await page.locator('#problems .error').waitFor({ state: 'detached', ...PATIENCE });
  },

  'plays on by what may be done, and walks the path by keys': async ({ open }) => {
    const page = await open(DESK);
    await page.getByRole('button', { name: 'Ana ends turn' }).click();
    await page.locator('.cm-line', { hasText: 'Ana ends turn' }).waitFor(PATIENCE);
    const step = page.locator('#step');
    await step.focus();
    await page.keyboard.press('Home');
    await page.locator('#step-text', { hasText: /^0 of/ }).waitFor(PATIENCE);
    await page.keyboard.press('ArrowRight');
    await page.locator('#step-text', { hasText: /^1 of .*\(CR [\d.a-z]+\)/ }).waitFor(PATIENCE);
  },

  'completes and explains words': async ({ open }) => {
    const page = await open(DESK);
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('  Ana mo');
    await page.keyboard.press('Control+Space');
    await page.locator('.cm-tooltip-autocomplete').getByText('moves').first().waitFor(PATIENCE);
    await page.keyboard.press('Escape');
    await page.locator('.cm-line', { hasText: 'battlefield Quarry' }).getByText('Quarry').hover();
    await page.locator('.cm-tooltip-hover .said').waitFor(PATIENCE);
  },

  'makes a link that opens the same on a phone': async ({ open, address }) => {
    const page = await open(DESK);
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('  expect Archer is alive');
    await page.locator('#verdict', { hasText: 'Archer is alive' }).waitFor(PATIENCE);
    await page.locator('#copy-link').click();
    await page.locator('#status', { hasText: 'Link copied' }).waitFor(PATIENCE);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(link.startsWith(`${address}#1`), link);
    const phone = await open(PHONE, link.slice(link.indexOf('#')));
    await phone.locator('#verdict', { hasText: 'Archer is alive' }).waitFor(PATIENCE);
  },

  'finds out what is claimed of all that can come, and keeps what is written': async ({ open }) => {
    const page = await open(DESK);
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('  expect it is impossible that Archer is dead');
    await page.locator('#verdict li', { hasText: /^(Yes|No): .*possible that Archer is dead/ }).waitFor(PATIENCE);
    await page.reload();
    await page.locator('.cm-line', { hasText: 'impossible that Archer' }).waitFor(PATIENCE);
  },

  'says in a sentence what is wrong with a link, and runs nothing of it': async ({ open }) => {
    for (const fragment of ['#hello', '#1abcdefghij', '#9zzzz', `#1${'A'.repeat(3000)}`]) {
      const page = await open(DESK, fragment);
      await page.locator('#status', { hasText: /^This link|^This is no link/ }).waitFor(PATIENCE);
      await page.close();
    }
  },

  'works without a network once it was there': async ({ open, serving }) => {
    const page = await open(DESK);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => (await (await caches.open('riftbench')).keys()).length > 15, PATIENCE);
    await page.context().setOffline(true);
    await serving.pause();
    await page.reload();
    await page.locator('#board svg').waitFor(PATIENCE);
    await serving.goOn();
    await page.context().setOffline(false);
  },

  'fits three widths, by day and by night, with nothing that a screen reader stumbles over': async ({ open }) => {
    for (const viewport of [DESK, PHONE, SMALLEST])
      for (const colorScheme of ['light', 'dark']) {
        const page = await open(viewport, '', colorScheme);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(wide <= 0, `${viewport.width}: ${wide} pixels too wide`);
        await page.evaluate(AXE);
        const { violations } = await page.evaluate(() => globalThis.axe.run(document));
        const told = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' · ')}`,
        );
        assert.deepEqual(told, [], `${viewport.width} ${colorScheme}`);
        await page.close();
      }
  },
};

/** Answers `{ passed, failed }`. */
export async function runSite() {
  const executablePath = await needChromium();
  const folder = mkdtempSync(path.join(tmpdir(), 'riftbench-site-'));
  let browser;
  let serving;
  try {
    await writeSite(folder);
    serving = await serveFolder(folder);
    browser = await chromium.launch({ executablePath, headless: true, args: ['--no-sandbox', '--disable-gpu'] });
    const results = { passed: 0, failed: 0 };
    for (const [name, run] of Object.entries(CASES)) {
      const why = await outcomeOf(run, { browser, serving });
      if (why === undefined) good(name);
      else bad(`${name}: ${why}`);
      results[why === undefined ? 'passed' : 'failed'] += 1;
    }
    return results;
  } finally {
    await browser?.close();
    await serving?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Why it failed; undefined where it did not. */
async function outcomeOf(run, { browser, serving }) {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const wrong = [];
  context.on('request', request => {
    if (!request.url().startsWith(serving.address)) wrong.push(`a request to ${request.url()}`);
  });
  const open = async (viewport, fragment = '', colorScheme = 'light') => {
    const page = await context.newPage();
    page.on('pageerror', error => wrong.push(error.message));
    page.on('console', message => {
      if (message.type() === 'error' && /Content Security|Refused/.test(message.text())) wrong.push(message.text());
    });
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.goto(`${serving.address}${fragment}`);
    await page.locator('#board svg').waitFor(PATIENCE);
    await page.locator('#problems li').first().waitFor(PATIENCE);
    return page;
  };
  try {
    await run({ open, serving, address: serving.address });
    return wrong.length === 0 ? undefined : wrong.join('; ');
  } catch (error) {
    return [error.message, ...wrong].join('; ');
  } finally {
    await context.close();
  }
}
