// npm run fuzz: texts, edits, imports, commands and games of chance, looking for faults (scripts/fuzz.ts).
import path from 'node:path';
import { build } from 'esbuild';
import { runBundled } from './lib/bundled.mjs';
import { ROOT } from './lib/setup.mjs';

// What reads PDF is a program beside the one that asks it.
await build({
  entryPoints: [path.join(ROOT, 'server/hosts/node/pdf/process.ts')],
  outfile: path.join(ROOT, 'out/pdf.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
});
await runBundled('fuzz');
