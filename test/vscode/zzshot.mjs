// npm run screenshot: the README's pictures, taken from the packaged extension, light and dark: a mistake with its hover,
// a ruling's page beside the rule book, the board at a waiting decision, and a stop of the debugger.
//   npm run screenshot [-- FOLDER FILE]
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/setup.mjs';
import { bad, good } from '../../scripts/lib/terminal.mjs';
import { THEMES, withWorkbench } from './ui.mjs';

const IMAGES = '/tmp/hc';
const [folder = path.join(ROOT, 'examples'), named] = process.argv.slice(2);

/** Where damage has to be assigned. */
const BOARD = { file: 'damage-1.4.rift', line: 41 };
/** Where a spell waits on the chain below another. */
const CHAIN = { file: 'chain.rift', line: 16 };

mkdirSync(IMAGES, { recursive: true });
try {
  const file = named ?? firstMistake(folder);
  for (const name of ['light high contrast']) {
    const theme = THEMES[name];
    const [mistake, ruling, board, stepping] = ['squiggle', 'ruling', 'board', 'stepping'].map(what =>
      path.join(IMAGES, `${what}-hc.png`),
    );
    const options = { folder, file, theme, viewport: { width: 1200, height: 760 }, scale: 2, settings: settings() };
    await withWorkbench(options, async ({ ui }) => {
      await ui.editor();
      const squiggle = await ui.squiggle();
      await ui.problems();
      await ui.hover(squiggle);
      await ui.picture(mistake);
    });
    good(path.relative(ROOT, mistake));
    await withWorkbench({ ...options, scale: 1.5 }, async ({ ui }) => {
      await ui.editor();
      await ui.squiggle();
      await ui.command('Riftbench: Focus on Rule Book View');
      await ui.lookUp('kind:ruling open showdown converts');
      await ui.picture(ruling);
    });
    good(path.relative(ROOT, ruling));
    await withWorkbench({ ...options, file: BOARD.file, scale: 1.5 }, async ({ page, ui }) => {
      await ui.editor();
      await page.keyboard.press('Control+B');
      await ui.goTo(BOARD.line);
      await ui.board();
      await ui.picture(board);
    });
    good(path.relative(ROOT, board));
    const besides = { ...settings(), 'workbench.sideBar.location': 'left' };
    await withWorkbench({ ...options, file: CHAIN.file, scale: 1.5, settings: besides }, async ({ ui }) => {
      await ui.editor();
      await ui.goTo(CHAIN.line);
      await ui.stepThrough(6);
      await ui.picture(stepping);
    });
    good(path.relative(ROOT, stepping));
  }
} catch (error) {
  bad(error.message);
  process.exitCode = 1;
}

/** The picture is of the text, not of what stands around it. */
function settings() {
  return {
    'editor.fontSize': 14,
    'editor.minimap.enabled': false,
    'workbench.activityBar.location': 'hidden',
    'workbench.layoutControl.enabled': false,
    'workbench.sideBar.location': 'right',
    'window.menuBarVisibility': 'hidden',
  };
}

function firstMistake(examples) {
  const mistakes = path.join(examples, 'mistakes');
  const [first] = existsSync(mistakes)
    ? readdirSync(mistakes)
        .filter(name => name.endsWith('.rift'))
        .sort()
    : [];
  if (first === undefined) throw new Error('examples/mistakes/ holds no scenario to take a picture of.');
  return path.join('mistakes', first);
}
