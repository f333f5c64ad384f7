// The programs as they are shipped: made once of the same sources, for the package and for who tests either.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundlePrograms } from '../../esbuild.mjs';
import { ROOT } from './setup.mjs';
import { upToDate } from './upToDate.mjs';

const [FOLDER, FACTS] = ['out/released', 'out/released.json'];

/** `{ folder, bundles }`: where they are, to be copied and not to be changed, and what `bundlePrograms` tells of each. */
export async function releasedPrograms() {
  await upToDate({ root: ROOT, name: 'released', outputs: [FOLDER, FACTS], make });
  const facts = path.join(ROOT, FACTS);
  return { folder: path.join(ROOT, FOLDER), bundles: JSON.parse(readFileSync(facts, 'utf8')) };
}

/** In a folder of its own first: whoever copies meanwhile finds all of it or nothing. */
async function make() {
  const [folder, beside] = [path.join(ROOT, FOLDER), path.join(ROOT, `${FOLDER}-${process.pid}`)];
  try {
    const bundles = await bundlePrograms({ outdir: beside, production: true });
    writeFileSync(path.join(ROOT, FACTS), JSON.stringify(bundles));
    rmSync(folder, { recursive: true, force: true });
    renameSync(beside, folder);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  return true;
}
