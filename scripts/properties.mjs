// npm run properties -- --minutes 10: the property tests with another seed each round, until one fails or time is up.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asked } from './lib/asked.mjs';
import { ROOT } from './lib/setup.mjs';

const { values } = asked({
  usage: 'npm run properties [-- --minutes N] [--seed N]',
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } },
});
const first = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const until = Date.now() + Number(values.minutes) * 60_000;
if (!Number.isSafeInteger(first) || Number.isNaN(until)) {
  console.error('--seed and --minutes have to be numbers.');
  process.exit(2);
}

const files = readdirSync(path.join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.test.ts') && !file.startsWith(`vscode${path.sep}`))
  .map(file => path.join('test', file))
  .filter(file => readFileSync(path.join(ROOT, file), 'utf8').includes('fc.assert'));
const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');

let seed = first;
do {
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, RIFTBENCH_SEED: String(seed) },
  });
  if (status !== 0) {
    console.error(
      `${stdout}${stderr}\nSeed ${seed}: a property does not hold. To try it again: RIFTBENCH_SEED=${seed} npx vitest run FILE`,
    );
    process.exit(1);
  }
  console.log(`Seed ${seed}: ${files.length} files of properties hold.`);
  seed++;
} while (Date.now() < until);
