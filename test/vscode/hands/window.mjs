// The board's window as a hand or a keyboard meets it: by roles and names alone, as a screen reader has them.
const PATIENCE = { timeout: 20_000 };

export const boardWindow = page => {
  const frame = page.frameLocator('iframe.webview').frameLocator('iframe');
  const told = frame.locator('#why');
  return {
    frame,
    /** The picture's part whose label begins so. */
    part: label => frame.locator(`#picture [aria-label^="${label}"]`).first(),
    button: name => frame.getByRole('button', { name, exact: true }).first(),
    field: name =>
      frame
        .getByRole('combobox', { name, exact: true })
        .or(frame.getByRole('textbox', { name, exact: true }))
        .first(),
    async ready() {
      await frame.locator('#picture svg').waitFor(PATIENCE);
    },
    /** Until it says so. */
    async says(text) {
      await told.filter({ hasText: text }).waitFor(PATIENCE);
    },
    told: () => told.innerText(),
  };
};

/** The text of the editor, as it is on the disk once it is saved. */
export async function saveAs(page, name) {
  await page.keyboard.press('Control+S');
  const input = page.locator('.quick-input-widget input');
  await input.waitFor(PATIENCE);
  await input.fill(name);
  await page.keyboard.press('Enter');
}
