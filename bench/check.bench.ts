/**
 * How many scenarios a second the command line checks: read, parsed, run and printed as JSON, on one core. The boards come
 * from a fixed seed; each is legal, holds what it expects, and is 25 lines long.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '../server/cli/check/command.ts';
import type { Io, Stream } from '../server/cli/io.ts';
import { readOptions } from '../server/cli/options.ts';
import { type Benchmark, type Random, randomFrom, SEED } from './support.ts';

const SCENARIOS = 4000;

export const benchmarks: readonly Benchmark[] = [
  { name: 'check, 4,000 scenarios in one file', unit: 'scenarios/s', run: () => checked(oneFile) },
  { name: 'check, 4,000 files of one scenario', unit: 'scenarios/s', run: () => checked(manyFiles) },
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
    const random = randomFrom(SEED);
    layOut(
      folder,
      Array.from({ length: SCENARIOS }, (_, at) => scenario(at, random)),
    );
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
  const start = performance.now();
  const status = await check.run(readOptions(check, ['.', '--format', 'json']), io);
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0 || printed === 0) throw new Error('The scenarios of the benchmark have to pass.');
  return SCENARIOS / seconds;
}

/** Raider attacks; Wall is first in line, takes it all, and survives it or not. */
function scenario(at: number, random: Random): string {
  const wall = 1 + random(7);
  const soldier = 1 + random(5);
  const raider = 1 + random(wall);
  return `scenario "Board ${at}"
  edition 1.4
  cites 465.2.c.6

  player Ana points ${random(7)}
  player Ben points ${random(7)}

  battlefield "Sunken Temple" controlled by Ben
    Ben: Wall might ${wall} tank
    Ben: Soldier might ${soldier}
  battlefield Grove
  base Ana
    Raider might ${raider}
    Scout might ${1 + random(4)}

  turn Ana
  Ana moves Raider to "Sunken Temple"
  all pass
  expect Ana cannot assign ${raider} to Soldier because 465.2.c.6
  Ana assigns ${raider} to Wall
  Ben assigns ${wall + soldier} to Raider
  expect Wall is ${raider === wall ? 'dead' : 'alive'}
  expect Raider is dead
  expect Ben controls "Sunken Temple"
  expect Ben wins the combat
`;
}
