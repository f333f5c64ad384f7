// npm run coverage: writes docs/coverage.md and docs/rulings.md anew, from the code and the scenarios.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './lib/setup.mjs';
import { good } from './lib/terminal.mjs';

const outfile = path.join(ROOT, 'out', 'coverage.mjs');
await build({
  entryPoints: [path.join(ROOT, 'scripts/cover/documents.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  loader: { '.rift': 'text' },
  logLevel: 'error',
});
const { made } = await import(pathToFileURL(outfile).href);
for (const { file, text } of made(ROOT)) {
  writeFileSync(path.join(ROOT, file), text);
  good(file);
}
