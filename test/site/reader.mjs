// A reader of the site: the windows it is read in, how long there is patience, what is found on a board, and what nobody may stumble over.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const PATIENCE = { timeout: 60_000 };
export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SMALLEST = { width: 320, height: 640 };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

export const CARD = name => `#board .card:has-text("${name}")`;
export const PLACE = name => `#board [data-battlefield]:has-text("${name}")`;

/** Nothing is wider than the window, and axe-core finds nothing. */
export async function stumblesOverNothing(page, where) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, `${where}: ${wide} pixels too wide`);
  await page.evaluate(AXE);
  // Of a picture it reads words that stand apart as one word, which no name has: what it looks for there is looked for below.
  const { violations } = await page.evaluate(async () => {
    const found = await globalThis.axe.run(document);
    const isInPicture = ({ target }) => document.querySelector(target.join(' '))?.closest('svg') != null;
    for (const each of found.violations)
      if (each.id === 'label-content-name-mismatch') each.nodes = each.nodes.filter(node => !isInPicture(node));
    return { violations: found.violations.filter(({ nodes }) => nodes.length > 0) };
  });
  const unnamed = await page
    .locator('svg .card[role=button]')
    .evaluateAll(cards =>
      cards
        .filter(card => !card.getAttribute('aria-label')?.startsWith(card.querySelector('text')?.textContent ?? '?'))
        .map(card => card.outerHTML.slice(0, 120)),
    );
  assert.deepEqual(unnamed, [], `${where}: cards whose name does not begin with what is written on them`);
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' · ')}`);
  assert.deepEqual(told, [], where);
}
