// npm run mutations [SET …]: drops each ability of each card, and lists those that no scenario would miss (scripts/mutations.ts).
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundleScript } from './lib/bundled.mjs';
import { ROOT } from './lib/setup.mjs';

const FILE = 'test/mutations/held.json';

const outfile = await bundleScript('scripts/mutations.ts');
const { status } = spawnSync(process.execPath, [outfile, ROOT, path.join(ROOT, FILE), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
