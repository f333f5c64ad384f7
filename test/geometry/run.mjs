// Draws boards and measures them in Chromium, after it has made sure that planted faults are found.
import { importBundled } from '../../scripts/lib/bundled.mjs';
import { projectFiles } from '../../scripts/lib/files.mjs';
import { ROOT } from '../../scripts/lib/setup.mjs';
import { openPage } from '../vscode/harness/browser.mjs';
import { needChromium } from '../vscode/harness/install.mjs';
import { faultsInPage } from './measure.mjs';
import { PLANTED } from './planted.mjs';

/** Pictures that are handed to the browser at once. */
const BATCH = 60;

/**
 * Each `every`th stop of the files that have one of `words` in their path. `onProgress` is called with the count so far and the faults
 * that are new, after each batch. Returns `{ measured, faults }`.
 */
export async function measureGeometry({ every, words = [], onProgress = () => {} }) {
  const { pictures } = await importBundled('test/geometry/pictures.ts');
  const files = projectFiles(ROOT).filter(file => words.length === 0 || words.some(word => file.includes(word)));
  const { browser, page } = await openPage({ executablePath: await needChromium() });
  try {
    // The font of the machine, in a page without margins.
    await page.setContent('<!DOCTYPE html><html lang="en"><body style="margin:0"></body></html>');
    const faults = await unfound(page, pictures(ROOT, [], { every: 1 }));
    onProgress({ measured: 0, found: faults });
    let measured = 0;
    let batch = [];
    const flush = async () => {
      const inEach = await page.evaluate(faultsInPage, batch);
      const found = batch.flatMap(({ where }, at) => inEach[at].map(fault => `${where}: ${fault}`));
      faults.push(...found);
      measured += batch.length;
      batch = [];
      onProgress({ measured, found });
    };
    for (const picture of pictures(ROOT, files, { every })) {
      batch.push(picture);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    return { measured, faults };
  } finally {
    await browser.close();
  }
}

/** What was planted and not found. */
async function unfound(page, boards) {
  const sound = [...boards].find(({ where }) => where.includes('all states') && where.endsWith('700 px'));
  const spoilt = PLANTED.map(({ spoil }) => ({ ...sound, svg: spoil(sound.svg) }));
  const found = await page.evaluate(faultsInPage, spoilt);
  return PLANTED.flatMap(({ what, finds }, at) =>
    found[at].some(fault => finds.test(fault)) ? [] : [`planted and not found: ${what}`],
  );
}
