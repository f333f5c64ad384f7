// npm run editions: writes anew what is made from the rows of the editions (engine/game/state/editions/) and the list of keywords
// (engine/keywords.ts).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importBundled } from './lib/bundled.mjs';
import { ROOT } from './lib/setup.mjs';
import { good } from './lib/terminal.mjs';

const { madeFiles } = await importBundled('scripts/editions/files.ts');
for (const { file, make } of madeFiles(ROOT)) {
  const before = readFileSync(path.join(ROOT, file), 'utf8');
  const after = make(before);
  if (after === before) continue;
  writeFileSync(path.join(ROOT, file), after);
  good(file);
}
