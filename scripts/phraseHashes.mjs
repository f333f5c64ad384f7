// npm run phrase-hashes: hashes of the official texts' word runs, for the check that none of them is repeated (scripts/phraseHashes.ts).
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importBundled } from './lib/bundled.mjs';
import { ROOT } from './lib/setup.mjs';
import { bad, good } from './lib/terminal.mjs';

const FILE = 'test/official/phraseHashes.bin';

process.env.RIFTBENCH_TEXTS ??= path.join(ROOT, '../shared');
if (existsSync(process.env.RIFTBENCH_TEXTS)) {
  const { packedHashes } = await importBundled('scripts/phraseHashes.ts');
  const packed = packedHashes();
  writeFileSync(path.join(ROOT, FILE), packed);
  good(`${FILE}: ${(packed.length / 1000).toFixed(0)} kB`);
} else {
  bad('The published texts are needed: beside the project as ../shared, or where RIFTBENCH_TEXTS says.');
  process.exitCode = 1;
}
