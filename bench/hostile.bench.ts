/**
 * What texts cost that were written to take as much as they can: the processor's time of the whole command, by each of the small
 * texts that multiply and by long ones.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from '../server/cli/audit/command.ts';
import { check } from '../server/cli/check/command.ts';
import type { Command } from '../server/cli/command.ts';
import type { Io, Stream } from '../server/cli/io.ts';
import { readOptions } from '../server/cli/options.ts';
import { HOSTILE } from '../test/engine/scenario/hostile/cases.ts';
import { type Benchmark, processorSeconds } from './support.ts';

const repeated = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('');

const scenario = (script: string): string =>
  `scenario "Long"\n  player Ana\n  player Ben\n  battlefield Quarry controlled by Ben\n    Ben: Wall might 3\n  battlefield Grove\n  base Ana\n    Raider might 7\n  turn Ana\n${script}`;

const EFFECT = '  effect by Ana: deal 1 to all units. give a unit +1 might this turn. draw 1\n';
const LONG_AUDIT = scenario(repeated(9_900, () => EFFECT));
const WRONG_NAMES = scenario(repeated(900, at => `  effect: kill Wal${at}\n`));
const CITATIONS = `---\nriftbench: 1.4\n---\n${repeated(150_000, () => 'CR 465.2.c.3, ')}\n`;

interface Case {
  readonly name: string;
  readonly command: Command;
  readonly file: string;
  readonly text: string;
}

const CASES: readonly Case[] = [
  ...HOSTILE.map(({ name, text }): Case => ({ name, command: check, file: 'a.rift', text })),
  { name: 'audit of 9,900 lines after an open decision', command: audit, file: 'a.rift', text: LONG_AUDIT },
  { name: '900 names that nothing has', command: check, file: 'a.rift', text: WRONG_NAMES },
  { name: 'an article of 150,000 citations', command: check, file: 'a.md', text: CITATIONS },
];

export const benchmarks: readonly Benchmark[] = CASES.map(each => ({
  name: each.name,
  unit: 's',
  ceiling: 2,
  run: () => secondsOf(each),
}));

const SILENT: Stream = { write: () => undefined, isTerminal: false, hasColours: false, width: 100 };

async function secondsOf({ command, file, text }: Case): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'riftbench-bench-'));
  const io: Io = {
    out: SILENT,
    err: SILENT,
    cwd: folder,
    readInput: () => ({ bytes: new Uint8Array() }),
    now: () => performance.now(),
  };
  try {
    writeFileSync(join(folder, file), text);
    const since = processorSeconds();
    await command.run(readOptions(command, [file]), io);
    return processorSeconds() - since;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
