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
    await page.getByRole('button', { name: 'Hint (1 of 2)' }).click();
    await page.locator('#hints li', { hasText: 'Giant' }).waitFor(PATIENCE);
    await stumblesOverNothing(page, 'a puzzle');
    await page.getByRole('button', { name: 'Take Back' }).click();
    await stands('Which act begins it?');
    await page.getByRole('button', { name: 'Ana moves Scout to Meadow' }).waitFor(PATIENCE);
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
};
