/** A check in four processes at once, as four machines of a build service share it. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FAILING, folderOf, GOOD, INVALID } from '../server/cli/fixture.ts';
import { installed } from './installed.ts';

const KINDS = [GOOD, GOOD, FAILING, GOOD, INVALID];

it('makes the report of the whole of four shards', async () => {
  const files = Array.from(
    { length: 50 },
    (_, at) => [`${at % 7}/${at}.rift`, KINDS[at % KINDS.length] ?? GOOD] as const,
  );
  const [folder, reports] = [folderOf(Object.fromEntries(files)), folderOf({})];
  const program = await installed();
  const riftbench = async (...args: readonly string[]) => {
    const child = spawn('riftbench', args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: `${program}${path.delimiter}${process.env.PATH}` },
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    const status = await new Promise<number | null>(resolve => child.on('close', resolve));
    return { status, out: Buffer.concat(parts).toString('utf8') };
  };
  const shards = [1, 2, 3, 4].map(index => ({ shard: `${index}/4`, report: path.join(reports, `${index}.json`) }));
  await Promise.all(shards.map(({ shard, report }) => riftbench('check', '.', '--shard', shard, '--report', report)));
  const merged = await riftbench('check', '--merge', ...shards.map(each => each.report), '--format', 'json');
  expect(merged).toEqual(await riftbench('check', '.', '--format', 'json'));
  expect([merged.status, JSON.parse(merged.out).files.length]).toEqual([1, 50]);
});
