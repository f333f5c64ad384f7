// What the page on which scenarios are tried has beside the text: puzzles, what can come, and a combat in one line.
import assert from 'node:assert/strict';
import { CARD, DESK, PATIENCE, PHONE, PLACE, stumblesOverNothing } from './reader.mjs';

/** As in test/site/run.mjs. */
export const PLAYING = {
  'plays a puzzle, judges each step, and keeps the solution to itself': async ({ read }) => {
    const page = await read('puzzles/movement.rift.html', DESK);
    await page.locator('figure.scenario', { hasText: 'Who may ride' }).getByRole('link', { name: 'Try it' }).click();
    const stands = text => page.locator('#standing', { hasText: text }).waitFor(PATIENCE);
    await stands('Ana can force it. Which act begins it?');
    assert.match(await page.locator('#goal').textContent(), /^Goal: Ana can force Wall is dead and/);
    assert.ok(!(await page.locator('#text-part').isVisible()), 'the solution is seen');
    await page.getByRole('button', { name: 'Ana moves Scout to Meadow' }).click();
    await stands('This lets it slip: ');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'standing');
    await page.getByRole('button', { name: 'Hint (1 of 2)' }).click();
    await page.locator('#hints li', { hasText: 'Giant' }).waitFor(PATIENCE);
    await stumblesOverNothing(page, 'a puzzle');
    await page.getByRole('button', { name: 'Take Back' }).click();
    await stands('Which act begins it?');
    await page.getByRole('button', { name: 'Ana moves Scout to Meadow' }).waitFor(PATIENCE);
    // Once the solution is open, what each act comes to is no secret.
    assert.equal(await page.locator('#acts .sign').count(), 0);
    await page.locator('#solution summary').click();
    await page.getByRole('button', { name: 'Ana moves Scout to Meadow: loses it' }).waitFor(PATIENCE);
    await stumblesOverNothing(page, 'a puzzle with its solution');
    await page.locator(CARD('Rider')).focus();
    await page.keyboard.press('Enter');
    await page.locator(CARD('Scout')).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Ana moves Rider, Scout to Meadow' }).waitFor(PATIENCE);
    await page.locator(PLACE('Meadow')).focus();
    await page.keyboard.press('Enter');
    await stands('Solved: Ana has forced it.');
    assert.equal(await page.locator('#puzzle-played li').count(), 1);
    await page.getByRole('button', { name: 'Leave the Puzzle' }).click();
    await page.locator('#verdict li').first().waitFor(PATIENCE);
    assert.equal(await page.locator('.cm-line', { hasText: 'moves Rider, Scout' }).count(), 1, 'it was written');
    await page.close();

    // On a phone, in the page that asks it.
    const phone = await read('puzzles/movement.rift.html', PHONE, { hasTouch: true, colorScheme: 'dark' });
    const figure = phone.locator('figure.scenario', { hasText: 'Who may ride' });
    await figure.getByRole('button', { name: 'Step through it here' }).tap();
    const frame = figure.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Play the Puzzle' }).tap();
    await frame.locator('#standing', { hasText: 'Which act begins it?' }).waitFor(PATIENCE);
    await frame.getByRole('button', { name: 'Ana moves Scout to Meadow' }).tap();
    await frame.locator('#standing', { hasText: 'This lets it slip: ' }).waitFor(PATIENCE);
    const inside = phone.frames().find(each => each.url().includes('embed.html'));
    await stumblesOverNothing(inside, 'a puzzle in the frame');
  },

  'fills a tree of what can come, leads to each board, and is stopped at once': async ({ open }) => {
    const page = await open(DESK);
    await page.locator('.cm-line', { hasText: /^ *turn Ana$/ }).click();
    await page.getByRole('button', { name: 'Ana moves Raider to Meadow' }).waitFor(PATIENCE);
    await page.getByRole('button', { name: 'Explore From Here' }).click();
    await page
      .locator('#explored', { hasText: /^\d+ outcomes up to the end of the turn, after line 13\./ })
      .waitFor(PATIENCE);
    const outcome = page.locator('#outcomes summary', { hasText: /Wall is dead.*ways?\)/ }).first();
    await outcome.focus();
    await page.keyboard.press('Enter');
    const step = page.locator('#outcomes ol button', { hasText: /^Ana moves Raider to Quarry/ });
    await step.focus();
    await page.keyboard.press('Enter');
    await page.locator('#ahead').waitFor(PATIENCE);
    await page.locator(CARD('Raider')).waitFor({ state: 'detached', ...PATIENCE });
    await stumblesOverNothing(page, 'what can come');
    await page.getByRole('button', { name: 'Back to the Scenario' }).click();
    assert.ok(await step.evaluate(one => one === document.activeElement), 'the focus is lost');
    const branches = page.locator('.cm-line', { hasText: 'what if' });
    assert.equal(await branches.count(), 0);
    await page.getByRole('button', { name: 'Write as a Branch' }).first().click();
    await branches.first().waitFor(PATIENCE);
    await page.locator('#outcomes summary').first().waitFor(PATIENCE);
    await page.close();

    // More can come than anybody waits for.
    const phone = await open(PHONE, '', 'dark');
    await phone.locator('.cm-content').click();
    await phone.keyboard.press('Control+A');
    await phone.evaluate(text => navigator.clipboard.writeText(text), MUCH);
    await phone.keyboard.press('Control+V');
    await phone.locator('#status', { hasText: '“Much” untested' }).waitFor(PATIENCE);
    await phone.getByRole('button', { name: 'Explore From Here' }).click();
    await phone.locator('#explored', { hasText: /^Exploring: [1-9]\d* outcomes? so far/ }).waitFor(PATIENCE);
    await phone.locator('#outcomes summary').first().click();
    await phone.getByRole('button', { name: 'Stop' }).click();
    await phone.locator('#explored', { hasText: /^\d+ outcomes so far: stopped\.$/ }).waitFor(PATIENCE);
    await phone.locator('#outcomes li li').first().waitFor(PATIENCE);
    await stumblesOverNothing(phone, 'what can come on a phone');
    // It answers again at once, and what was found holds no more.
    await phone.locator('.cm-content').click();
    await phone.keyboard.press('Control+End');
    await phone.keyboard.type('  Ana ends turn');
    await phone.locator('#explored', { hasText: 'The scenario has changed' }).waitFor(PATIENCE);
    assert.equal(await phone.locator('#outcomes li').count(), 0);
  },

  'settles a combat in one line, the outcome first, and writes its scenario': async ({ open }) => {
    for (const [viewport, colorScheme] of [
      [DESK, 'light'],
      [PHONE, 'dark'],
    ]) {
      const page = await open(viewport, '', colorScheme);
      await page.getByRole('button', { name: 'Combat' }).click();
      await page.keyboard.type('7 assault 2, 3 vs 3 tank, blorp');
      await page.locator('#combat-said', { hasText: /^At “blorp”: / }).waitFor(PATIENCE);
      for (const _ of 'blorp') await page.keyboard.press('Backspace');
      await page.keyboard.type('5');
      const outcomes = page.locator('#combat-said li');
      await outcomes.nth(1).waitFor(PATIENCE);
      assert.match(await outcomes.first().textContent(), /^The 3 Tank.* die; the attacker wins/);
      assert.equal(await page.locator('#combat-line').getAttribute('aria-invalid'), 'false');
      assert.ok(!(await page.locator('#combat-rows').isVisible()), 'the arithmetic is in the way');
      await page.locator('#combat-arithmetic summary').click();
      await page.locator('#combat-rows li', { hasText: /12 to assign/ }).waitFor(PATIENCE);
      await stumblesOverNothing(page, `a combat ${viewport.width} ${colorScheme}`);
      await page.getByRole('button', { name: 'Write All as Branches of a Scenario' }).click();
      await page.locator('.cm-line', { hasText: 'scenario "7 assault 2, 3 vs 3 tank, 5"' }).waitFor(PATIENCE);
      await page.locator('.cm-line', { hasText: 'scenario "Tank first"' }).waitFor(PATIENCE);
      await page.locator('#status', { hasText: /^“7 assault 2, 3 vs 3 tank, 5.*” passed/ }).waitFor(PATIENCE);
      await page.evaluate(() => localStorage.clear());
      await page.close();
    }
  },
};

/** A board of which more can come than is looked at in a minute. */
const MUCH = `scenario "Much"
  edition 1.5
  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 4 tank
    Ben: Archer might 2
    Ben: Guard might 3
    Ben: Sentry might 1
    Ben: Warden might 6
  battlefield Meadow controlled by Ben
    Ben: Keeper might 3
    Ben: Spearman might 2
  base Ana
    Raider might 5
    Scout might 2
    Rider might 3 ganking
    Giant might 4
    Knight might 6 ganking assault 2
    Lancer might 1 ganking
    Herald might 7 shield 3
  turn Ana
`;
