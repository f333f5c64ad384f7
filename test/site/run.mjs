// The project's own site in Chromium, as readers use it: its pages without scripts, and the page that runs the rules on a desk, on a phone, from a link, without a network, by keyboard, and against a hostile link.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { GifReader } from 'omggif';
import { chromium } from 'playwright-core';
import { run as runProgram } from '../../scripts/lib/run.mjs';
import { ROOT } from '../../scripts/lib/setup.mjs';
import { bad, good } from '../../scripts/lib/terminal.mjs';
import { needChromium } from '../vscode/harness/install.mjs';
import { PLAYING } from './playing.mjs';
import { CARD, DESK, PATIENCE, PHONE, PLACE, SMALLEST, stumblesOverNothing } from './reader.mjs';
import { serveFolder } from './serving.mjs';

/** A page of each kind that a site has, below its address; each is there. */
const KINDS = [
  'index.html',
  'article.html',
  'scoring.rift.html',
  'cards/house.rift.html',
  'book/index.html',
  'book/1.5.html',
  'book/faq.html',
  'book/cards.html',
  'book/rules/combat.assign.lethal-first.html',
  'book/rules/1.0/burn-out.looking.html',
  'book/faq/equal-might.html',
  'book/rulings/tank-in-full.html',
  'book/keywords/tank.html',
  'book/cards/nine-tailed-fox.html',
  'book/changes/1.4..1.5-300.html',
  'book/lists/1.0-entries-rule-563.html',
  'book/tournament-rules/index.html',
  'book/tournament-rules/204.5.a.1.html',
  'book/about.html',
];

/** In bytes: what a page may have, without pictures and data. */
const MOST_BYTES = 100_000;

/**
 * Each gets `{ open, read, address, folder, serving }`: `open(viewport, fragment?)` answers the page on which scenarios are tried with the
 * board drawn, `read(path, viewport, options)` any page of the site.
 */
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
    const step = page.locator('#step');
    const before = Number(await step.getAttribute('max'));
    await page.getByRole('button', { name: 'Ana ends turn' }).click();
    await page.locator('.cm-line', { hasText: 'Ana ends turn' }).waitFor(PATIENCE);
    await page.waitForFunction(most => Number(document.querySelector('#step').max) > most, before, PATIENCE);
    await step.focus();
    await page.keyboard.press('Home');
    await page.locator('#step-text', { hasText: /^0 of/ }).waitFor(PATIENCE);
    await page.keyboard.press('ArrowRight');
    await page.locator('#step-text', { hasText: /^1 of .*\(CR [\d.a-z]+\)/ }).waitFor(PATIENCE);
  },

  'plays units by mouse, by touch and by keys, and says why one cannot go somewhere': async ({ open, read }) => {
    const desk = await open(DESK);
    await desk.locator('.cm-line', { hasText: /^ *turn Ana$/ }).click();
    await desk.getByRole('button', { name: 'Ana moves Raider to Meadow' }).waitFor(PATIENCE);
    await drag(desk, CARD('Raider'), PLACE('Meadow'));
    await desk.locator('.cm-line', { hasText: 'Ana moves Raider to Meadow' }).waitFor(PATIENCE);
    // It is exhausted now.
    await desk.locator('#board .card[aria-label*=exhausted]').first().waitFor(PATIENCE);
    await desk.locator('#acts button').first().waitFor(PATIENCE);
    await drag(desk, CARD('Raider'), PLACE('Quarry'));
    await desk.locator('#status', { hasText: /\(\d{3}\.[\d.a-z]+\)/ }).waitFor(PATIENCE);
    await desk.close();

    const phone = await read('try/index.html', PHONE, { hasTouch: true });
    await phone.locator('#problems li').first().waitFor(PATIENCE);
    await phone.locator('.cm-line', { hasText: /^ *turn Ana$/ }).tap();
    await phone.getByRole('button', { name: 'Ana moves Raider to Meadow' }).waitFor(PATIENCE);
    await phone
      .locator(PLACE('Meadow'))
      .first()
      .evaluate(place => place.scrollIntoView());
    await dragByTouch(phone, CARD('Raider'), PLACE('Meadow'));
    await phone.locator('.cm-line', { hasText: 'Ana moves Raider to Meadow' }).waitFor(PATIENCE);
    await phone.close();

    const keys = await read('try/index.html', DESK);
    await keys.locator('#problems li').first().waitFor(PATIENCE);
    await keys.locator('.cm-line', { hasText: /^ *base Ana$/ }).click();
    await keys.locator('#board .card[role=button]').first().waitFor(PATIENCE);
    // On the board's own lines, the line of the unit moves.
    await keys.locator(CARD('Raider')).focus();
    await keys.keyboard.press('Enter');
    await keys.locator('#board .legal').first().waitFor(PATIENCE);
    await keys.locator(PLACE('Meadow')).focus();
    await keys.keyboard.press('Enter');
    await keys.locator('.cm-line', { hasText: /^ *Ana: Raider might 5$/ }).waitFor(PATIENCE);
  },

  'shows the board under each edition that a scenario is played under': async ({ open }) => {
    const page = await open(PHONE);
    const edition = page.getByLabel('Edition');
    assert.equal(await edition.isVisible(), false, 'one edition is nothing to choose from');
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+Home');
    await page.locator('.cm-line', { hasText: /^ *edition 1\.5$/ }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(', 1.3');
    await edition.waitFor(PATIENCE);
    assert.deepEqual(await edition.locator('option').allTextContents(), ['1.3', '1.5']);
    await edition.selectOption('1.3');
    await page.locator('#board', { hasText: 'Edition 1.3' }).waitFor(PATIENCE);
    await page.locator('#status', { hasText: 'by the rules 1.3' }).waitFor(PATIENCE);
    await page.locator('#step').focus();
    await page.keyboard.press('Home');
    await page.locator('#step-text', { hasText: /^0 of/ }).waitFor(PATIENCE);
    assert.match(await page.locator('#board').textContent(), /Edition 1\.3/);
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

  'copies the answer in the form that is chosen, and keeps the form': async ({ open, address }) => {
    const page = await open(DESK);
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('  expect Archer is alive');
    await page.locator('#verdict', { hasText: 'Archer is alive' }).waitFor(PATIENCE);
    const copyAs = async (form, said) => {
      await page.locator('#form').selectOption(form);
      await page.locator('#copy-answer').click();
      await page.locator('#status', { hasText: said }).waitFor(PATIENCE);
    };
    const text = () => page.evaluate(() => navigator.clipboard.readText());
    await copyAs('short', 'Answer copied.');
    const short = await text();
    assert.match(short, /^Yes: Archer is alive[^\n]*\.$/);
    await copyAs('markdown', 'Ruling copied.');
    assert.match(await text(), /^# [^\n]+\n\nCore rules .*\n/s);
    await copyAs('frame', 'Frame copied.');
    assert.match(await text(), /^<iframe src="[^"#]+embed\.html#1[\w-]+" title="[^"]+" [^<>]*><\/iframe>$/);
    await copyAs('picture', 'Picture copied.');
    const kinds = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
    assert.deepEqual(kinds, ['image/png']);
    const downloading = page.waitForEvent('download', PATIENCE);
    await copyAs('path', /^Moving picture saved: .*\.gif$/);
    const gif = new GifReader(readFileSync(await (await downloading).path()));
    assert.ok(gif.width === 800 && gif.numFrames() > 3, `${gif.numFrames()} frames, ${gif.width} px wide`);
    await copyAs('link', 'Answer copied.');
    assert.ok((await text()).startsWith(`${short} ${address}#1`), await text());
    await page.reload();
    await page.locator('#copy-answer:enabled').waitFor(PATIENCE);
    assert.equal(await page.locator('#form').inputValue(), 'link');
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
        await stumblesOverNothing(page, `${viewport.width} ${colorScheme}`);
        await page.close();
      }
  },

  'looks up in words, without telling the host': async ({ read, serving }) => {
    const page = await read('index.html', DESK);
    await page.getByRole('searchbox').fill('can a stunned unit defend');
    await page.getByRole('button', { name: 'Look Up' }).click();
    await page.locator('#found li').first().waitFor(PATIENCE);
    assert.ok(
      serving.asked().every(url => !url.includes('stunned')),
      'the host was told',
    );
    await stumblesOverNothing(page, 'looking up');
    await page.locator('#words').fill('467.2.c.3');
    await page.locator('#found li', { hasText: 'Lethal damage first' }).first().waitFor(PATIENCE);
    await page.locator('#found a').first().click();
    await page.locator('h1', { hasText: 'Lethal damage first' }).waitFor(PATIENCE);
    assert.match(page.url(), /book\/rules\/combat\.assign\.lethal-first\.html$/);
  },

  'can be read without scripts': async ({ read }) => {
    const page = await read('article.html', PHONE, { javaScriptEnabled: false });
    assert.ok((await page.locator('figure.scenario .board svg').count()) > 0, 'no board');
    assert.match(await page.locator('figure.scenario').first().textContent(), /passed, \d of \d expectations hold/);
    for (const viewport of [DESK, PHONE, SMALLEST]) {
      await page.setViewportSize(viewport);
      const figure = page.locator('figure.scenario').first();
      const scrolls = await figure
        .locator('.board')
        .first()
        .evaluate(each => each.scrollWidth > each.clientWidth);
      assert.equal(scrolls, viewport !== DESK, `at ${viewport.width} pixels`);
      assert.equal(await figure.locator('.sideways').isVisible(), scrolls, `a hint at ${viewport.width} pixels`);
    }
    await page.setViewportSize(PHONE);
    await page.locator('a', { hasText: '467.2.c.4' }).first().click();
    await page.locator('h1', { hasText: '467.2.c.4' }).waitFor(PATIENCE);
  },

  'steps through a scenario of an article, and plays on, on its page': async ({ read }) => {
    const page = await read('article.html', DESK);
    const figure = page.locator('figure.scenario').first();
    await figure.getByRole('button', { name: 'Step through it here' }).click();
    const frame = figure.frameLocator('iframe');
    await frame
      .locator('#verdict li', { hasText: /^Yes: / })
      .first()
      .waitFor(PATIENCE);
    await frame.locator('#step').focus();
    await page.keyboard.press('Home');
    await frame.locator('#step-text', { hasText: /^0 of/ }).waitFor(PATIENCE);
    await frame.locator('#acts button').first().click();
    await frame.getByRole('button', { name: 'Start Again' }).and(frame.locator(':enabled')).waitFor(PATIENCE);
    const inside = page.frames().find(each => each.url().includes('embed.html'));
    await stumblesOverNothing(inside, 'the frame');
    await figure.getByRole('button', { name: 'Back to the pictures' }).click();
    assert.ok(await figure.locator('.board').first().isVisible());
  },

  'has pages of every kind that fit and are read aloud, by day and by night': async ({ read }) => {
    for (const [at, path] of KINDS.entries()) {
      const viewport = [DESK, PHONE, SMALLEST][at % 3];
      for (const colorScheme of ['light', 'dark']) {
        const page = await read(path, viewport, { colorScheme });
        await stumblesOverNothing(page, `${path} ${viewport.width} ${colorScheme}`);
        await page.close();
      }
    }
  },

  'leads to nothing that is not there, and has no page that is too heavy': async ({ folder }) => {
    const pages = readdirSync(folder, { recursive: true }).filter(name => name.endsWith('.html'));
    assert.ok(pages.length > 5000, `${pages.length} pages`);
    const texts = new Map(pages.map(name => [path.join(folder, name), readFileSync(path.join(folder, name), 'utf8')]));
    const anchors = new Map();
    const hasAnchor = (file, id) => {
      if (!anchors.has(file))
        anchors.set(file, new Set([...(texts.get(file) ?? '').matchAll(/ id="([^"]*)"/g)].map(([, each]) => each)));
      return anchors.get(file).has(id);
    };
    const wrong = [];
    for (const [file, text] of texts) {
      if (Buffer.byteLength(text) > MOST_BYTES) wrong.push(`${file}: ${Buffer.byteLength(text)} bytes`);
      for (const [, , target] of text.matchAll(/ (href|src|action)="([^"]*)"/g)) {
        if (/^(https?|mailto):/.test(target)) continue;
        const [way, fragment = ''] = target.replaceAll('&#39;', "'").replaceAll('&amp;', '&').split('#');
        const found = way === '' ? file : path.join(path.dirname(file), decodeURIComponent(way));
        const isThere = texts.has(found) || existsSync(found);
        // Behind the sign of the page on which it is tried comes a scenario, not a place.
        const isPlace = fragment === '' || found.includes(`${path.sep}try${path.sep}`) || hasAnchor(found, fragment);
        if (!isThere || !isPlace) wrong.push(`${file}: ${target.slice(0, 100)}`);
      }
    }
    assert.deepEqual(wrong.slice(0, 10), [], `${wrong.length} of them`);
  },

  ...PLAYING,
};

/** At the same time: one reader waits while the other's page loads the rules. */
const READERS = Math.min(2, availableParallelism());

/** Answers `{ passed, failed }`. */
export async function runSite() {
  const executablePath = await needChromium();
  const folder = mkdtempSync(path.join(tmpdir(), 'riftbench-site-'));
  try {
    const args = ['site', 'examples', '--output', folder, '--title', 'Riftbench'];
    const made = await runProgram(path.join(ROOT, 'dist/cli.js'), args, { cwd: ROOT, quiet: true });
    if (made.status !== 0) throw new Error(`riftbench site: ${made.output}`);
    const results = { passed: 0, failed: 0 };
    const waiting = Object.entries(CASES);
    const reader = () => tried(waiting, { executablePath, folder, results });
    // All to their ends, so that nobody reads any more when the folder goes.
    const ends = await Promise.allSettled(Array.from({ length: READERS }, reader));
    const failure = ends.find(({ status }) => status === 'rejected');
    if (failure) throw failure.reason;
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One case after the other of those that wait, in a browser and from a host of their own: with its clipboard, and no network at times. */
async function tried(waiting, { executablePath, folder, results }) {
  let browser;
  let serving;
  try {
    serving = await serveFolder(folder);
    browser = await chromium.launch({ executablePath, headless: true, args: ['--no-sandbox', '--disable-gpu'] });
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, run] = next;
      const why = await outcomeOf(run, { browser, folder, serving });
      if (why === undefined) good(name);
      else bad(`${name}: ${why}`);
      results[why === undefined ? 'passed' : 'failed'] += 1;
    }
  } finally {
    await browser?.close();
    await serving?.close();
  }
}

/** The middle of what is to be seen of it. */
async function middleOf(page, selector) {
  const { x, y, width, height } = await page.locator(selector).first().boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page, from, to) {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

async function dragByTouch(page, from, to) {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  const protocol = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => protocol.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
  await touch('touchEnd');
}

/** Why it failed; undefined where it did not. */
async function outcomeOf(run, { browser, folder, serving }) {
  const contexts = [];
  const wrong = [];
  const newPage = async (options = {}) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
    contexts.push(context);
    context.on('request', request => {
      if (!request.url().startsWith(serving.address)) wrong.push(`a request to ${request.url()}`);
    });
    // Of every page in it, those that the pages open as well.
    context.on('page', page => {
      page.on('pageerror', error => wrong.push(error.message));
      page.on('console', message => {
        if (message.type() === 'error' && /Content Security|Refused/.test(message.text())) wrong.push(message.text());
      });
    });
    return context.newPage();
  };
  const address = `${serving.address}try/`;
  // Pages of one case know of each other, as those of one reader: what is kept for later, and what was being written.
  let kept;
  const open = async (viewport, fragment = '', colorScheme = 'light') => {
    kept ??= await newPage();
    const page = await kept.context().newPage();
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.goto(`${address}${fragment}`);
    await page.locator('#board svg').waitFor(PATIENCE);
    await page.locator('#problems li').first().waitFor(PATIENCE);
    await page.locator('#status:not(:text("Loading the rules"))').waitFor(PATIENCE);
    return page;
  };
  const read = async (name, viewport, options) => {
    const page = await newPage({ viewport, ...options });
    const response = await page.goto(`${serving.address}${name}`);
    assert.equal(response.status(), 200, name);
    return page;
  };
  try {
    await run({ open, read, folder, serving, address });
    return wrong.length === 0 ? undefined : wrong.join('; ');
  } catch (error) {
    return [error.message, ...wrong].join('; ');
  } finally {
    for (const context of contexts) await context.close();
  }
}
