/** Folders that others made: hostile names, links in a circle and out of the folder, pipes and devices, for every command. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FORMAT_NAMES } from '../../../server/cli/formats/formats.ts';
import { oneIn, pick, type Random } from '../../engine/game/random/chance.ts';
import { costlyAsync } from '../cost.ts';
import type { Target } from '../target.ts';
import { anyFile } from '../texts/texts.ts';
import { faultsOfSaid, runIn } from './cliRun.ts';

/** A line of a case. */
interface Entry {
  readonly name: string;
  readonly text?: string;
  readonly linkTo?: string;
  readonly special?: 'pipe' | 'folder';
}

export const folders: Target = {
  name: 'folders',
  make: random => Array.from({ length: 2 + random(6) }, (_, at) => JSON.stringify(anyEntry(random, at))).join('\n'),
  async faultsOf(text) {
    const outside = mkdtempSync(path.join(tmpdir(), 'riftbench fuzz '));
    try {
      const inside = path.join(outside, 'in');
      mkdirSync(inside);
      writeFileSync(path.join(outside, 'secret.md'), SECRET);
      const made = text.split('\n').flatMap(line => madeOf(inside, line));
      const faults: string[] = [];
      for (const args of commandsOn(made)) {
        const work = async (): Promise<void> => {
          const said = await runIn(inside, args);
          faults.push(...faultsOfSaid(args.join(' '), said, [0, 1, 2]), ...foreignCommands(args, said.out));
        };
        faults.push(...(await costlyAsync(args.join(' '), work)));
      }
      if (readFileSync(path.join(outside, 'secret.md'), 'utf8') !== SECRET)
        faults.push('migrate --write has changed a file outside of the folder');
      return [...new Set(faults)];
    } finally {
      rmSync(outside, { recursive: true, force: true });
    }
  },
};

/** What a migration would change. */
const SECRET = '---\nriftbench: 1.2\n---\nBy rule 443.1.d.3 of 1.2, it is so.\n';

const NAMES = [
  ...[
    'a',
    'b c',
    '::error title=x::y',
    '\u001b]0;x\u0007',
    '\u009b31m',
    'x\ny',
    '![i](x)',
    '<b>',
    '%0A::warning::z',
    '-h',
    '--write',
  ],
  ...['\u202e', 'é', '"', "'", '$(x)', '`x`', ' '],
];

const anyEntry = (random: Random, at: number): Entry => {
  const name = `${pick(random, NAMES) ?? 'a'}${oneIn(random, 2) ? at : ''}${oneIn(random, 3) ? '.md' : '.rift'}`;
  if (oneIn(random, 2)) return { name, text: anyFile(random).slice(0, 3_000) };
  if (oneIn(random, 4)) return { name, special: oneIn(random, 2) ? 'pipe' : 'folder' };
  const linkTo = pick(random, ['.', '..', name, '/dev/zero', '../secret.md', 'gone', 'a.rift', '/proc/self/mem']);
  return { name: oneIn(random, 5) ? 'riftbench.json' : name, linkTo: linkTo ?? '.' };
};

/**
 * The name of an entry that could be made; a file system has its own mind about some. One whose name is taken is none:
 * writing would wait for whoever reads a pipe, or follow a link.
 */
const madeOf = (folder: string, line: string): readonly string[] => {
  const { name, text, linkTo, special } = JSON.parse(line) as Entry;
  const file = path.join(folder, name);
  try {
    if (text !== undefined) writeFileSync(file, text, { flag: 'wx' });
    else if (linkTo !== undefined) symlinkSync(linkTo, file);
    else if (special === 'pipe') execFileSync('mkfifo', ['--', file]);
    else mkdirSync(file);
    return [name];
  } catch {
    return [];
  }
};

const commandsOn = (names: readonly string[]): readonly (readonly string[])[] => [
  ...FORMAT_NAMES.map(form => ['check', '.', '--format', form]),
  ['migrate', '.', '--to', '1.4', '--write'],
  ...names.slice(0, 3).flatMap(name => [
    ['check', `./${name}`],
    ['trace', `./${name}`],
    ['migrate', `./${name}`, '--to', '1.3'],
    ['import', `./${name}`, '--dry-run'],
  ]),
];

/** A line that a workflow would take for a command, of what has been asked for none. */
const foreignCommands = (args: readonly string[], out: string): readonly string[] => {
  const told = out.split('\n').filter(line => line.startsWith('::'));
  const wrong = args.includes('github')
    ? told.filter(line => !/^::(?:error|warning|notice) file=[^\r\n]*?::[^\r\n]+$/.test(line))
    : told;
  return wrong.map(line => `${args.join(' ')}: a workflow command: ${line}`);
};
