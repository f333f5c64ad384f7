/** How long the rulings take, all of them, and how long the programs take to start. Of the built command line: `npm run build -- --production` first. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { type Benchmark, median, times } from './support.ts';

const CLI = 'dist/cli.js';

export const benchmarks: readonly Benchmark[] = [
  {
    name: 'all rulings, every edition, with start-up',
    unit: 's',
    ceiling: 5,
    run: () => seconds(['check', 'test/rulings']),
  },
  { name: 'command line starts: --version', unit: 'ms', run: () => seconds(['--version']) * 1000 },
  {
    name: 'command line starts: one file without cards',
    unit: 'ms',
    run: () => seconds(['check', 'examples/damage.rift']) * 1000,
  },
  ...['dist/cli.js', 'dist/server.cjs', 'dist/client.cjs'].map(
    (file): Benchmark => ({ name: `${file}, as it was built last`, unit: 'kB', run: () => kilobytes(file) }),
  ),
];

const seconds = (args: readonly string[]): number => {
  kilobytes(CLI);
  const run = () => spawnSync(process.execPath, [CLI, ...args], { stdio: 'ignore' });
  return median(times(run, 5)) / 1000;
};

const kilobytes = (file: string): number => {
  if (!existsSync(file)) throw new Error(`There is no ${file}; build it first: npm run build.`);
  return statSync(file).size / 1000;
};
