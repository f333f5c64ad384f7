// From an empty folder to a proven ruling, without a line of the language being typed: by mouse, then by keyboard.
//   node test/vscode/e2e/ruling.mjs [mouse|keyboard] [--pictures FOLDER] [--width PIXELS] [--theme THEME] [--times N]
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GifReader } from 'omggif';
import { bad, good } from '../../../scripts/lib/terminal.mjs';
import { packageQuietly } from '../../../scripts/package.mjs';
import { THEMES, withWorkbench } from '../ui.mjs';
import { boardWindow, keyboard, mouse } from './pointing.mjs';
import { assertNothingToStep, assertReadable } from './reading.mjs';
import { assertListsStay } from './staying.mjs';

const BEGIN = 'New Scenario on the Board';
const PATIENCE = { timeout: 40_000 };

const WAYS = {
  mouse: {
    hand: mouse,
    begin: newFileByMenu,
    toBoard: async () => {},
  },
  keyboard: {
    hand: keyboard,
    async begin(page) {
      await page.keyboard.press('F1');
      await page.keyboard.type(`Riftbench: ${BEGIN}`);
      await page.locator('.quick-input-list .monaco-list-row.focused', { hasText: BEGIN }).waitFor(PATIENCE);
      await page.keyboard.press('Enter');
    },
    toBoard: page => page.keyboard.press('Control+2'),
  },
};

/** What a person would have written. */
const TEXT = readFileSync(new URL('./tankFirst.rift', import.meta.url), 'utf8');

async function ruling(name, { page }, folder, pictures) {
  const { hand: handOf, begin, toBoard } = WAYS[name];
  const board = boardWindow(page);
  const hand = handOf(page, board);
  const shot = what => (pictures ? page.screenshot({ path: path.join(pictures, `${name}-${what}.png`) }) : undefined);

  // The extension's commands are there as soon as its view is.
  await page.locator('.activitybar [aria-label^="Riftbench"]').first().waitFor(PATIENCE);
  await page.waitForTimeout(2000);
  await begin(page);
  await board.frame.locator('#picture svg').waitFor(PATIENCE);
  await toBoard(page);

  await hand.type('Card, or name and Might, at Base of Ana', 'Raider 6');
  await board.part('Raider').waitFor(PATIENCE);
  await hand.press('Raider: Might: one more than 6');
  await board.part('Raider, unit of Ana, Might 7').waitFor(PATIENCE);
  await hand.type('Card, or name and Might, at Base of Ana', 'Scout 1');
  await board.part('Scout').waitFor(PATIENCE);
  await hand.choose('Whose, at Quarry', 'Ben');
  await hand.type('Card, or name and Might, at Quarry', 'Wall 3 tank');
  await board.part('Wall').waitFor(PATIENCE);
  await hand.type('Card, or name and Might, at Quarry', 'Soldier 3');
  await board.part('Soldier').waitFor(PATIENCE);
  await hand.choose('Who controls Quarry', 'controlled by Ben');
  await board.part('Battlefield Quarry, controlled by Ben').waitFor(PATIENCE);
  await shot('set-up');
  for (const place of ['Battlefield Grove', 'Battlefield Quarry']) {
    await hand.moveBoth('Wall', 'Soldier', place);
    await board.part(place).locator('[aria-label^="Soldier"]').waitFor(PATIENCE);
  }

  await hand.press('turn Ana');
  await board.says('Written: turn Ana');
  await hand.moveBoth('Raider', 'Scout', 'Battlefield Quarry');
  await board.says('Written: Ana moves Raider, Scout to Quarry');
  await hand.press('Take back: Ana moves Raider, Scout to Quarry');
  await board.part('Ana, 0 of').locator('[aria-label^="Scout"]').waitFor(PATIENCE);
  await hand.move('Raider', 'Battlefield Quarry');
  await board.says('Written: Ana moves Raider to Quarry');
  await hand.press('all pass');
  await board.says('Written: all pass');
  for (let point = 0; point < 3; point += 1) await hand.press('One more to Wall');
  for (let point = 0; point < 3; point += 1) await hand.press('One more to Soldier');
  await board.frame.getByText('6 of 7').waitFor(PATIENCE);
  await shot('damage');
  await assertReadable(page);
  await hand.press('Nearest Legal');
  await hand.press('Ana assigns 3 to Wall, 4 to Soldier');
  await board.says('Written: Ana assigns');
  await hand.press('expect Wall is dead');
  await board.says('Written: expect Wall is dead');
  await hand.press('expect Ana controls Quarry');
  await board.says('Written: expect Ana controls Quarry');
  await shot('proven');
  await assertListsStay(page, board);
  await toBoard(page);

  await hand.menu('Share', 'Copy as Ruling');
  await board.says('Copied as a ruling');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /Wall is dead/);
  assert.match(copied, /expect Ana controls Quarry/);
  for (const kind of ['SVG', 'PNG']) {
    await hand.menu('Share', `Save as ${kind}…`);
    await page.locator('.quick-input-widget input').waitFor(PATIENCE);
    await page.keyboard.press('Enter');
    await board.says(`Saved: new-scenario.${kind.toLowerCase()}`);
  }
  assert.match(readFileSync(path.join(folder, 'new-scenario.svg'), 'utf8'), /^<svg /);
  assert.equal(readFileSync(path.join(folder, 'new-scenario.png')).toString('latin1', 1, 4), 'PNG');
  await hand.menu('Share', 'Save Moving Picture…');
  await page.locator('.quick-input-widget input').waitFor(PATIENCE);
  await page.keyboard.press('Enter');
  await board.says('Saved: new-scenario.gif');
  const gif = new GifReader(readFileSync(path.join(folder, 'new-scenario.gif')));
  assert.ok(gif.numFrames() > 8 && gif.width === 800, `${gif.numFrames()} frames, ${gif.width} px wide`);
  await asEachForm(page, board, hand, shot);
  for (const type of pictures ? ['svg', 'png', 'gif'] : [])
    copyFileSync(path.join(folder, `new-scenario.${type}`), path.join(pictures, `${name}-saved.${type}`));

  await expectFromList(page);
  // Undone before it is saved: for VS Code a file that has just got its name begins with all its text as one edit.
  await toText(page);
  await page.keyboard.press('Control+Z');
  const undone = page.locator('.editor-group-container .view-line', { hasText: /expect.Ana.controls/ });
  await undone.waitFor({ ...PATIENCE, state: 'detached' });
  const file = path.join(folder, 'new-scenario.rift');
  // It is there before what is written into it is.
  await saved(page, () => existsSync(file) && readFileSync(file, 'utf8') !== '');
  assert.equal(readFileSync(file, 'utf8'), TEXT.replace('  expect Ana controls Quarry\n', ''));
  await assertNothingToStep(board);
}

/** "Copy Verdict As…" keeps the form: "Copy Verdict" has it from then on. */
async function asEachForm(page, board, hand, shot) {
  const copiedAs = async form => {
    await hand.menu('Share', 'Copy Verdict As…');
    const row = page.locator('.quick-input-list .monaco-list-row', { hasText: form }).first();
    await row.waitFor(PATIENCE);
    if (form === 'Short Answer') await shot('forms');
    await row.click(PATIENCE);
  };
  await copiedAs('Short Answer');
  await board.says('Verdict copied');
  const short = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(short, /^Yes: [^\n]*\bCR [\d.a-z]+ \(1\.5\)\.$/);
  await copiedAs('Picture with Its Link');
  await board.says('The picture is copied.');
  const kinds = () => page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
  assert.deepEqual(await kinds(), ['image/png']);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await hand.menu('Share', 'Copy Verdict');
  // The window says it still, from before.
  for (let looks = 0; looks < 100 && (await kinds()).join() !== 'image/png'; looks += 1) await page.waitForTimeout(100);
  assert.deepEqual(await kinds(), ['image/png']);
}

/**
 * Gone again until it is heard, as below: a menu that has just opened takes no click yet, lest the one that opened it
 * choose as well, and on a busy machine even one that is half a second old may swallow it.
 */
async function newFileByMenu(page) {
  const row = page.locator('.quick-input-list .monaco-list-row', { hasText: BEGIN });
  for (let tries = 0; tries < 8 && (await row.count()) === 0; tries += 1) {
    // What an earlier try left open is closed.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'Application Menu' }).click(PATIENCE);
    await page.getByRole('menuitem', { name: 'File', exact: true }).hover(PATIENCE);
    const newFile = page.getByRole('menuitem', { name: /^New File\.\.\./ });
    await newFile.hover(PATIENCE);
    await page.waitForTimeout(500 * (tries + 1));
    await newFile.click(PATIENCE);
    await row.waitFor({ timeout: 5000 }).catch(() => {});
  }
  await row.click(PATIENCE);
}

/** By the list of what has become so: what is picked of it stands in the text, as one edit that is undone at once. */
async function expectFromList(page) {
  await toText(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('F1');
  const title = 'Riftbench: Add the Expectation';
  await page.locator('.quick-input-widget input').fill(`>${title}`);
  // Before what is typed has come through, another command stands first.
  await page.locator('.quick-input-list .monaco-list-row.focused', { hasText: title }).waitFor(PATIENCE);
  await page.keyboard.press('Enter');
  const fact = 'expect Soldier is dead';
  await page.locator('.quick-input-list .monaco-list-row', { hasText: fact }).click(PATIENCE);
  await page.locator('.quick-input-widget input').press('Enter');
  const line = page.locator('.editor-group-container .view-line', { hasText: /expect.Soldier.is.dead/ });
  await line.waitFor(PATIENCE);
  await toText(page);
  await page.keyboard.press('Control+Z');
  await line.waitFor({ ...PATIENCE, state: 'detached' });
}

/**
 * Pressed again until it is heard: what had the focus before, a dialog that closes, may still take the key, or the focus
 * back. Only while the text's group is the active one does the list of commands have those of its language.
 */
async function toText(page) {
  const text = page.locator('.editor-group-container.active .monaco-editor.focused');
  let seen = 0;
  for (let tries = 0; tries < 20; tries += 1) {
    if (seen === 0) await page.keyboard.press('Control+1');
    await page.waitForTimeout(500);
    seen = (await text.count()) > 0 ? seen + 1 : 0;
    if (seen === 2) return;
  }
  throw new Error('the text does not get the focus');
}

/** Pressed again until it is heard, as above. */
async function saved(page, isThere) {
  for (let tries = 0; tries < 10; tries += 1) {
    await page.keyboard.press('Control+S');
    for (let looks = 0; looks < 40; looks += 1) {
      if (isThere()) return;
      await page.waitForTimeout(100);
    }
  }
  throw new Error('the file is not saved');
}

/** `theme` is one of `THEMES`. Packages the extension once, and goes each way `times` times. Returns `{ passed, failed }`. */
export async function runEndToEnd({ pictures, settings, only, theme, width = 1400, times = 1 } = {}) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'rift-e2e-'));
  const vsix = path.join(temporary, 'riftbench.vsix');
  let [passed, failed] = [0, 0];
  try {
    await packageQuietly({ packagePath: vsix });
    const names = Object.keys(WAYS).filter(each => only === undefined || each === only);
    for (const name of Array.from({ length: times }, () => names).flat()) {
      const what = `from an empty folder to a proven ruling by ${name}, ${width} px wide`;
      try {
        await oneWay(name, { vsix, pictures, viewport: { width, height: 1000 }, theme: THEMES[theme], settings });
        good(what);
        passed += 1;
      } catch (error) {
        bad(`${what}: ${error.message}`);
        failed += 1;
      }
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return { passed, failed };
}

async function oneWay(name, { pictures, ...workbench }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rift-e2e-'));
  try {
    await withWorkbench({ folder, ...workbench }, async opened => {
      try {
        await ruling(name, opened, folder, pictures);
      } catch (error) {
        if (pictures) await opened.page.screenshot({ path: path.join(pictures, `${name}-failed.png`) }).catch(() => {});
        throw error;
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: {
      pictures: { type: 'string' },
      width: { type: 'string' },
      theme: { type: 'string' },
      times: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [only] = positionals;
  const width = values.width === undefined ? undefined : Number(values.width);
  const times = Number(values.times ?? 1);
  const { failed } = await runEndToEnd({ pictures: values.pictures, only, theme: values.theme, width, times });
  process.exitCode = failed === 0 ? 0 : 1;
}
