// npm run mutations [SET …]: drops each ability of each card, and lists those that no scenario would miss (scripts/mutations.ts).
// npm run mutations counts [WORD …]: gets one rule of the engine wrong after the other (test/mutations/counts.ts), and lists which
// counts of docs/perft.md change; with words, only those that have one of them.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundleScript } from './lib/bundled.mjs';
import { mutateCounts } from './lib/mutated.mjs';
import { ROOT } from './lib/setup.mjs';

const FILE = 'test/mutations/held.json';

const [what, ...words] = process.argv.slice(2);
process.exitCode = what === 'counts' ? await mutateCounts(words) : await dropAbilities();

async function dropAbilities() {
  const outfile = await bundleScript('scripts/mutations.ts');
  const { status } = spawnSync(process.execPath, [outfile, ROOT, path.join(ROOT, FILE), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  return status ?? 1;
}
