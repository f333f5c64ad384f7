// npm run coverage: writes docs/coverage.md and docs/rulings.md anew, from the code and the scenarios.
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
