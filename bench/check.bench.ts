/**
 * How many scenarios a second the command line checks: read, parsed, run and printed as JSON, on one core.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '../server/cli/check/command.ts';
import type { Io, Stream } from '../server/cli/io.ts';
import { readOptions } from '../server/cli/options.ts';
import { randomScenarios } from './scenarios.ts';
import { type Benchmark, processorSeconds } from './support.ts';

const SCENARIOS = 2000;

export const benchmarks: readonly Benchmark[] = [
  { name: 'check, 2,000 scenarios in one file', unit: 'scenarios/s', run: () => checked(oneFile) },
  { name: 'check, 2,000 files of one scenario', unit: 'scenarios/s', run: () => checked(manyFiles) },
];

type LayOut = (folder: string, scenarios: readonly string[]) => void;

const oneFile: LayOut = (folder, scenarios) => writeFileSync(join(folder, 'all.rift'), scenarios.join('\n'));

/** A hundred to a folder. */
const manyFiles: LayOut = (folder, scenarios) =>
  scenarios.forEach((scenario, at) => {
    const below = join(folder, `${Math.floor(at / 100)}`);
    mkdirSync(below, { recursive: true });
    writeFileSync(join(below, `${at}.rift`), scenario);
  });

async function checked(layOut: LayOut): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'riftbench-bench-'));
  try {
    layOut(folder, randomScenarios(SCENARIOS));
    // The first round warms up; of the others the best counts: whatever else the machine does can only slow one down.
    const rates: number[] = [];
    for (let round = 0; round < 6; round++) rates.push(await checkOnce(folder));
    return Math.max(...rates.slice(1));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function checkOnce(folder: string): Promise<number> {
  let printed = 0;
  const stream: Stream = {
    write: text => {
      printed += text.length;
    },
    isTerminal: false,
    hasColours: false,
    width: 100,
  };
  const io: Io = {
    out: stream,
    err: stream,
    cwd: folder,
    readInput: () => ({ bytes: new Uint8Array() }),
    now: () => 0,
  };
  const since = processorSeconds();
  const status = await check.run(readOptions(check, ['.', '--format', 'json']), io);
  const seconds = processorSeconds() - since;
  if (status !== 0 || printed === 0) throw new Error('The scenarios of the benchmark have to pass.');
  return SCENARIOS / seconds;
}
