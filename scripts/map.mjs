// npm run map: which concept each rule of a new edition is. Bundles scripts/map.ts and runs it with the arguments given.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';

const outfile = path.join(import.meta.dirname, '..', 'out', 'map.mjs');
await build({
  entryPoints: [path.join(import.meta.dirname, 'map.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  loader: { '.rift': 'text' },
  sourcemap: 'inline',
  logLevel: 'error',
});
const { status } = spawnSync(process.execPath, ['--enable-source-maps', outfile, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
