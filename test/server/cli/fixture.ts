/** Runs the command line in a folder of its own, and catches all that it says. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import type { Io, Stream } from '../../../server/cli/io.ts';
import { run } from '../../../server/cli/run.ts';

export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Terminal {
  readonly isTerminal?: boolean;
  readonly hasColours?: boolean;
  readonly width?: number;
  /** What standard input holds. */
  readonly input?: string;
  /** The folder of the user's imports. */
  readonly library?: string;
  /** What changes. */
  readonly watch?: () => AsyncIterable<void>;
  /** Milliseconds from one look at the clock to the next. */
  readonly tick?: number;
  /** What carries out parts of a count. */
  readonly startPart?: Io['startPart'];
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder with these files; a path that ends in a slash is an empty folder. */
export const folderOf = (files: Readonly<Record<string, string | Uint8Array>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'riftbench cli '));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    const at = join(folder, path);
    mkdirSync(path.endsWith('/') ? at : dirname(at), { recursive: true });
    if (!path.endsWith('/')) writeFileSync(at, content);
  }
  return folder;
};

export const cli = async (cwd: string, args: readonly string[], terminal: Terminal = {}): Promise<Outcome> => {
  const said = { out: '', err: '' };
  const {
    isTerminal = false,
    hasColours = false,
    width = 100,
    input = '',
    library,
    watch,
    tick = 1,
    startPart,
  } = terminal;
  const stream = (name: 'out' | 'err'): Stream => ({
    write: text => {
      said[name] += text;
    },
    isTerminal,
    hasColours,
    width,
  });
  let time = 0;
  const io: Io = {
    out: stream('out'),
    err: stream('err'),
    cwd,
    ...(library === undefined ? {} : { library }),
    ...(watch === undefined ? {} : { watch }),
    ...(startPart === undefined ? {} : { startPart }),
    readInput: () => ({ bytes: new TextEncoder().encode(input) }),
    now: () => {
      time += tick;
      return time;
    },
  };
  const status = await run(args, io);
  return { status, ...said };
};

export const GOOD = `scenario "A trade"
  edition 1.4
  player Ana
  player Ben
  battlefield Temple controlled by Ben
    Ben: Wall might 3
  battlefield Grove
  base Ana
    Raider might 3
  turn Ana
  Ana moves Raider to Temple
  all pass
  expect Wall, Raider are dead
`;

/** Wall lives by what is expected; line 12 from 0. */
export const FAILING = GOOD.replace('A trade', 'Not so').replace('Wall, Raider are dead', 'Wall is alive');

/** Raider is exhausted; the move on line 10 from 0 is refused. */
export const INVALID = GOOD.replace('A trade', 'Tired').replace('Raider might 3', 'Raider might 3 exhausted');
