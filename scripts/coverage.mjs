// npm run coverage: writes anew the pages that are made from the code, the scenarios and the cards: docs/coverage.md and others.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importBundled } from './lib/bundled.mjs';
import { ROOT } from './lib/setup.mjs';
import { good } from './lib/terminal.mjs';

const { made } = await importBundled('scripts/cover/documents.ts');
for (const { file, text } of made(ROOT)) {
  writeFileSync(path.join(ROOT, file), text);
  good(file);
}
