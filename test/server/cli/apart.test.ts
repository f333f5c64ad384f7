/** Commands that play scenarios: what takes long goes to a thread, and what is too much there is left out by the next one. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NotInTime } from '../../../server/analysis/document/host.ts';
import { clockFor, placeOf, runApart } from '../../../server/cli/apart.ts';
import type { ApartJob, ApartMessage } from '../../../server/cli/apartJob.ts';
import type { Command, CommandOptions } from '../../../server/cli/command.ts';
import { CannotWork, type Io } from '../../../server/cli/io.ts';
import { run } from '../../../server/cli/run.ts';
import { folderOf, GOOD } from './fixture.ts';

const OPTIONS: CommandOptions = { words: [], has: () => false, value: () => undefined, values: () => [] };
const ARGS = ['trace', 'a.rift'];
const PLACE = placeOf('a.rift', { offset: 7 });

const command = (work: Command['run']): Command => ({
  name: 'trace',
  summary: '',
  takes: '',
  options: [],
  about: [],
  examples: [],
  statuses: { 0: '', 1: '' },
  run: work,
});

const setting = () => {
  const said: string[] = [];
  const stream = (name: string) => ({
    write: (text: string) => void said.push(`${name} ${text}`),
    isTerminal: false,
    hasColours: false,
    width: 100,
  });
  const io: Io = {
    out: stream('out'),
    err: stream('err'),
    cwd: '/',
    readInput: () => ({ bytes: new Uint8Array([1]) }),
    now: () => 0,
  };
  const jobs: ApartJob[] = [];
  const threads: { tell: (message: ApartMessage) => void; die: (why: string) => void; ended: number }[] = [];
  let look = (): void => undefined;
  const start = (job: ApartJob) => {
    jobs.push(job);
    const heard: (typeof threads)[number] = { tell: () => undefined, die: () => undefined, ended: 0 };
    threads.push(heard);
    return {
      onMessage: (listener: (message: ApartMessage) => void) => {
        heard.tell = listener;
      },
      onDeath: (listener: (why: string) => void) => {
        heard.die = listener;
      },
      end: () => void heard.ended++,
    };
  };
  const watch = (looked: () => void) => {
    look = looked;
    return () => undefined;
  };
  /** Does the work here, or finds that it takes too long after it has said something. */
  const go = (work: Command['run'], ends: 'here' | 'too late') =>
    runApart(command(work), OPTIONS, io, {
      args: ARGS,
      start,
      watch,
      end: (_, does) => {
        const result = does();
        if (ends === 'too late') throw new NotInTime();
        return result;
      },
    });
  return { said, io, jobs, threads, go, wait: (looks: number) => Array.from({ length: looks }, () => look()) };
};

const saying: Command['run'] = (_, io) => {
  io.err.write('first');
  io.readInput();
  io.out.write('here');
  return 1;
};

describe('a command that plays scenarios', () => {
  it('is done here if it is soon done, and says why it cannot be after what it has said', async () => {
    const soon = setting();
    expect(await soon.go(saying, 'here')).toBe(1);
    expect(soon.said).toEqual(['err first', 'out here']);
    expect(soon.jobs).toEqual([]);
    const failing = setting();
    const fails: Command['run'] = (options, io) => {
      saying(options, io);
      throw new CannotWork('no');
    };
    await expect(failing.go(fails, 'here')).rejects.toThrow('no');
    expect(failing.said).toEqual(['err first', 'out here']);
  });

  it('says only what the thread says where it takes long, and keeps what standard input held', async () => {
    const { said, jobs, threads, go } = setting();
    const status = go(saying, 'too late');
    await new Promise(resolve => setImmediate(resolve));
    expect(jobs).toMatchObject([{ args: ARGS, cwd: '/', input: { bytes: new Uint8Array([1]) }, leftOut: {} }]);
    threads[0]?.tell({ kind: 'out', text: 'there' });
    threads[0]?.tell({ kind: 'done', status: 0 });
    expect(await status).toBe(0);
    expect(said).toEqual(['out there']);
    expect(threads[0]?.ended).toBe(1);
  });

  it('goes on in a new thread without the scenario at which one has died, and gives up where that does not help', async () => {
    const { jobs, threads, go } = setting();
    const status = go(saying, 'too late');
    await new Promise(resolve => setImmediate(resolve));
    threads[0]?.tell({ kind: 'at', place: PLACE });
    threads[0]?.die('it needs more than 1,024 MB of memory');
    expect(jobs[1]?.leftOut).toEqual({ [PLACE]: 'it needs more than 1,024 MB of memory' });
    threads[1]?.tell({ kind: 'at', place: PLACE });
    threads[1]?.die('it needs more than 1,024 MB of memory');
    await expect(status).rejects.toThrow(new CannotWork('a.rift: it needs more than 1,024 MB of memory.'));
  });

  it('ends a thread in which nothing moves', async () => {
    const { threads, go, wait } = setting();
    const status = go(saying, 'too late');
    await new Promise(resolve => setImmediate(resolve));
    wait(280);
    threads[0]?.tell({ kind: 'out', text: 'moved' });
    wait(280);
    expect(threads[0]?.ended).toBe(0);
    wait(1);
    expect(threads[0]?.ended).toBe(1);
    await expect(status).rejects.toThrow(/^trace: it took longer than 70 seconds/);
  });
});

/** As in a thread that was told to leave a scenario out. */
const leavingOut = async (args: readonly string[], path: string, offset: number) => {
  const { said, io } = setting();
  const cwd = folderOf({ 'a.rift': `${GOOD}\n${GOOD.replace('A trade', 'Another')}` });
  writeFileSync(join(cwd, 'b.rift'), GOOD);
  const leftOut = { [placeOf(path, { offset })]: 'it needs more than 1,024 MB of memory' };
  const status = await run(args, { ...io, cwd, leftOut });
  return { status, said: said.join('') };
};

describe('a scenario that is too much', () => {
  it.each([['trace'], ['picture']])('is named by %s', async name => {
    const { status, said } = await leavingOut([name, 'a.rift'], 'a.rift', 0);
    expect(status).toBe(2);
    expect(said).toBe('err riftbench: a.rift: "A trade": it needs more than 1,024 MB of memory.\n');
  });

  it('is named by audit, which goes on with the others', async () => {
    const { status, said } = await leavingOut(['audit', '.'], 'a.rift', 0);
    expect(status).toBe(2);
    expect(said).toContain('a.rift not audited: "A trade": it needs more than 1,024 MB of memory.');
    expect(said).toContain('none of 2 scenarios');
    expect(said).toContain('err riftbench: a.rift: "A trade": it needs more than 1,024 MB of memory.');
  });
});

it('gives work here more of the clock where other programs have the processor, within bounds', () => {
  expect(clockFor(800, { passed: 500, used: 500 })).toBe(800);
  expect(clockFor(800, { passed: 1_000, used: 500 })).toBe(1_600);
  expect(clockFor(800, { passed: 100, used: 500 })).toBe(800);
  expect(clockFor(800, { passed: 90_000, used: 500 })).toBe(4_000);
});
