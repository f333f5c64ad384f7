/** The program as it is shipped: one bundle, started by Node. */
import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProgram } from '../program.ts';
import { FAILING, folderOf, GOOD } from './fixture.ts';

const outdir = mkdtempSync(join(tmpdir(), 'riftbench-bundle-'));
const program = join(outdir, 'cli.mjs');

beforeAll(async () => {
  await buildProgram(program);
});
afterAll(() => rmSync(outdir, { recursive: true }));

const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], { cwd, encoding: 'utf8', input: GOOD });

describe('the bundled command', () => {
  it('prints one JSON object and nothing else', () => {
    const { status, stdout, stderr } = run(folderOf({ 'a b.rift': GOOD }), 'check', '.', '--format', 'json');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout).files.map((file: { path: string }) => file.path)).toEqual(['a b.rift']);
  });

  it('reads standard input, and has no colours in a pipe', () => {
    const { status, stdout } = run(folderOf({}), 'check', '-', '--verbose');
    expect(status).toBe(0);
    expect(stdout).not.toContain('\u001b');
  });

  it('ends with 2 and one line where a file is missing', () => {
    const { status, stdout, stderr } = run(folderOf({}), 'check', 'gone.rift');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe('riftbench: gone.rift: there is no such file or folder.\n');
  });

  it('writes all of a long answer into a pipe before it ends', () => {
    const scenarios = Array.from({ length: 400 }, (_, at) => GOOD.replace('A trade', `A trade ${at}`)).join('\n');
    const { stdout } = run(folderOf({ 'a.rift': scenarios }), 'check', 'a.rift', '--format', 'json');
    expect(JSON.parse(stdout).files[0].scenarios).toHaveLength(400);
  });

  it('says in one line that standard output cannot be written, and ends with 2', () => {
    const file = join(outdir, 'read-only');
    writeFileSync(file, '');
    const opened = openSync(file, 'r');
    const stdio: StdioOptions = ['ignore', opened, 'pipe'];
    const { status, stderr } = spawnSync(process.execPath, [program, '--help'], { stdio, encoding: 'utf8' });
    closeSync(opened);
    expect([status, stderr]).toEqual([2, 'riftbench: standard output: it cannot be written (EBADF).\n']);
  });

  it('leaves V8 little to optimize in a check that is over soon', () => {
    const scenarios = Array.from({ length: 600 }, (_, at) => GOOD.replace('A trade', `A trade ${at}`)).join('\n');
    const cwd = folderOf({ 'a.rift': scenarios });
    const optimized = (...flags: string[]): number => {
      const args = ['--trace-opt', ...flags, program, 'check', 'a.rift'];
      const { stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
      return stdout.match(/completed optimizing.*TURBOFAN/g)?.length ?? 0;
    };
    // Older versions of Node lack what the program asks for V8 with.
    const byV8 = optimized('--import', 'data:text/javascript,process.getBuiltinModule = undefined');
    expect(byV8).toBeGreaterThan(50);
    expect(optimized()).toBeLessThan(byV8 / 2);
  });

  it('tells the same with several files at once, in the same order', () => {
    const some = Array.from({ length: 12 }, (_, at) => [`${at}.rift`, at % 3 === 0 ? FAILING : GOOD] as const);
    const folder = folderOf(Object.fromEntries([...some, ['long.rift', `${GOOD}\n`.repeat(50)], ['bad.md', 'none']]));
    for (const format of ['json', 'text']) {
      const one = run(folder, 'check', '.', 'gone.rift', '--jobs', '1', '--format', format);
      const many = run(folder, 'check', '.', 'gone.rift', '--jobs', '3', '--format', format);
      expect(many).toMatchObject({ status: one.status, stdout: one.stdout, stderr: one.stderr });
    }
    const { status, stdout } = run(folder, 'check', '.', '--jobs', '3', '--format', 'json');
    expect([status, JSON.parse(stdout).files.length]).toEqual([1, 13]);
  });

  const counted = (...asked: readonly string[]) => {
    const boards = readFileSync(new URL('../../engine/game/explore/boards.rift', import.meta.url), 'utf8');
    const unspecified = boards.replace(
      'points 0 energy 3 hand Rally, Cheer, Bolt',
      'points 0 energy 3 hand Rally, Cheer, Bolt, Twins',
    );
    return run(folderOf({ 'boards.rift': unspecified }), 'explore', 'boards.rift', '--scenario', ...asked);
  };

  it.each([
    ['the outcomes', '29 '],
    ['numbers alone', '33 ', '--count'],
    ['as JSON, to a depth', '33 ', '--json', '--depth', '6'],
    ['outcomes of a chain', '35 '],
  ])('counts the same in several threads: %s', (_, ...asked) => {
    const one = counted(...asked, '--limit', '500', '--jobs', '1');
    const many = counted(...asked, '--limit', '500', '--jobs', '3');
    expect(many).toMatchObject({ status: one.status, stdout: one.stdout, stderr: one.stderr });
    expect(one.stdout).not.toBe('');
  });

  it('says once what is wrong, with several threads', () => {
    const wrong = counted('none of these', '--jobs', '3');
    expect([wrong.status, wrong.stderr.trimEnd().split('\n').length]).toEqual([2, 1]);
  });

  it('serves an editor over stdio, and ends when told to', async () => {
    const server = spawn(process.execPath, [program, 'lsp', '--stdio'], { cwd: folderOf({}) });
    const ended = new Promise<number | null>(resolve => server.once('exit', resolve));
    const answered = answerTo(server, 1);
    send(server, { id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
    const answer = await answered;
    expect(answer).toContain('"serverInfo":{"name":"riftbench"');
    const stopped = answerTo(server, 2);
    send(server, { id: 2, method: 'shutdown' });
    await stopped;
    send(server, { method: 'exit' });
    expect(await ended).toBe(0);
  });
});

const send = ({ stdin }: ChildProcess, message: object): void => {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
};

/** What the server has said up to and with its answer of this id. */
const answerTo = ({ stdout }: ChildProcess, id: number): Promise<string> =>
  new Promise(resolve => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString('utf8');
      if (!said.includes(`"id":${id},`)) return;
      stdout?.off('data', listen);
      resolve(said);
    };
    stdout?.on('data', listen);
  });
