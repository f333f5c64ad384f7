// The same work by mouse alone and by keyboard alone. Everything is found by its role and name, as a screen reader has it.

const PATIENCE = { timeout: 40_000 };

/** The board's window. */
export const boardWindow = page => {
  const frame = page.frameLocator('iframe.webview').frameLocator('iframe');
  return {
    frame,
    /** A part of the picture, by the beginning of its sentence. */
    part: label => frame.locator(`#picture [aria-label^="${label}"]`).first(),
    button: name => frame.getByRole('button', { name, exact: true }).first(),
    field: name => frame.getByLabel(name, { exact: true }).first(),
    item: name => frame.getByRole(/^(Pin|Compare)/.test(name) ? 'menuitemcheckbox' : 'menuitem', { name, exact: true }),
    /** Until the window says so, aloud. */
    says: text => frame.locator('#why').filter({ hasText: text }).waitFor(PATIENCE),
  };
};

export const mouse = (page, board) => ({
  press: name => board.button(name).click(PATIENCE),
  async type(name, text) {
    await board.field(name).click(PATIENCE);
    await page.keyboard.type(text);
    await board.button(`Add: ${name}`).click(PATIENCE);
  },
  choose: (name, label) => board.field(name).selectOption({ label }, PATIENCE),
  async move(unit, place) {
    const [a, b] = await bothBoxes(page, board.part(unit), board.part(place));
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + 20, { steps: 8 });
    await page.mouse.up();
  },
  /** Both at once: one is clicked, the other with Ctrl, and one of them is dragged. */
  async moveBoth(one, other, place) {
    await board.part(one).click(PATIENCE);
    await board.part(other).click({ ...PATIENCE, modifiers: ['Control'] });
    await board.says('2 picked up.');
    await mouse(page, board).move(other, place);
  },
  async menu(name, item) {
    await board.button(name).click(PATIENCE);
    await board.item(item).click(PATIENCE);
  },
});

/** Where two parts of the picture stand at the same time: looked for anew until two looks agree, as a board that is drawn anew has neither. */
async function bothBoxes(page, from, to) {
  let before = '';
  for (let looks = 0; looks < 100; looks += 1) {
    await to.scrollIntoViewIfNeeded(PATIENCE);
    await from.scrollIntoViewIfNeeded(PATIENCE);
    const boxes = [await from.boundingBox(), await to.boundingBox()];
    const seen = JSON.stringify(boxes);
    if (!boxes.includes(null) && seen === before) return boxes;
    before = seen;
    await page.waitForTimeout(50);
  }
  throw new Error(`${from} and ${to} do not come to rest`);
}

export const keyboard = (page, board) => {
  /** Which way the focus has to go to come to an element: none where it is there. One step each, as a redraw may move it. */
  const wayTo = element => {
    const now = document.activeElement;
    if (now === element) return 'there';
    const isBefore = now !== document.body && (element.compareDocumentPosition(now) & 4) !== 0;
    return isBefore ? 'Shift+Tab' : 'Tab';
  };
  /** An outline, or the thick frame that parts of the picture have. */
  const isSeenFocused = element => {
    const frame = element.querySelector(':scope > rect');
    return (
      getComputedStyle(element).outlineStyle !== 'none' || (frame && getComputedStyle(frame).strokeWidth === '3px')
    );
  };
  const reach = async locator => {
    await locator.waitFor(PATIENCE);
    for (let tries = 0; tries < 150; tries += 1) {
      const way = await locator.evaluate(wayTo);
      if (way === 'there') {
        if (!(await locator.evaluate(isSeenFocused))) throw new Error(`the focus cannot be seen on ${locator}`);
        return;
      }
      await page.keyboard.press(way);
    }
    throw new Error(`the keyboard does not come to ${locator}`);
  };
  return {
    async press(name) {
      await reach(board.button(name));
      await page.keyboard.press('Enter');
    },
    async type(name, text) {
      await reach(board.field(name));
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    async choose(name, label) {
      await reach(board.field(name));
      await page.keyboard.type(label);
      await page.keyboard.press('Enter');
    },
    async move(unit, place) {
      await reach(board.part(unit));
      await page.keyboard.press('Enter');
      await reach(board.part(place));
      await page.keyboard.press('Enter');
    },
    async moveBoth(one, other, place) {
      for (const unit of [one, other]) {
        await reach(board.part(unit));
        await page.keyboard.press('Space');
      }
      await board.says('2 picked up.');
      await reach(board.part(place));
      await page.keyboard.press('Enter');
    },
    async menu(name, item) {
      await reach(board.button(name));
      await page.keyboard.press('ArrowUp');
      for (let tries = 0; tries < 10; tries += 1) {
        if ((await board.item(item).evaluate(wayTo)) === 'there') return page.keyboard.press('Enter');
        await page.keyboard.press('ArrowUp');
      }
      throw new Error(`the keyboard does not come to ${item} in ${name}`);
    },
  };
};
