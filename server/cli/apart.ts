/**
 * Commands that play scenarios by themselves: done here if they are soon done, and otherwise from the beginning in a thread, which
 * may use up its time and memory. What that thread was at when it had to be ended, or died, is left out by the next one.
 */

import { NotInTime } from '../analysis/document/host.ts';
import { DEFAULT_TIMEOUT, whyEnded } from '../analysis/document/timeLimit.ts';
import { everyLook, looksIn, type Watch } from '../analysis/document/watch.ts';
import type { FileBytes } from '../hosts/node/files.ts';
import { within } from '../hosts/node/within.ts';
import type { ApartJob, StartApart, StreamLook } from './apartJob.ts';
import type { Command, CommandOptions, ExitStatus } from './command.ts';
import { CannotWork, type Io, type Stream } from './io.ts';
import { sinceStart } from './sinceStart.ts';

/** In milliseconds of the processor: several times what all the work takes that a file may make (`BOUNDS.workOfFile`), so that hardly anything is done twice. */
const MOST_HERE = 8_000;

/**
 * V8 ends work by the clock alone. How much of that the processor was this program's own, its start has shown: where several
 * programs share it, more of the clock is given, so that what is done here does not hang on the others.
 */
export const clockFor = (processor: number, { passed, used }: SinceStart): number =>
  Math.round(processor * Math.min(MOST_SHARED, Math.max(1, passed / used)));

const MOST_SHARED = 5;

/** In milliseconds: by the clock, and of the processor. */
interface SinceStart {
  readonly passed: number;
  readonly used: number;
}

const spentSinceStart = (): SinceStart => {
  const { user, system } = process.cpuUsage();
  return { passed: sinceStart(), used: (user + system) / 1_000 };
};

/** So many scenarios are left out before the command gives up. */
const MOST_LEFT_OUT = 10;

/** A scenario has a time limit of its own, for all its runs. */
const MOST_STILL = 7 * DEFAULT_TIMEOUT;

export interface ApartOptions {
  readonly args: readonly string[];
  readonly start: StartApart;
  readonly end?: typeof within;
  readonly watch?: Watch;
}

/** Nothing is printed of what was begun here and has to be done again. */
export const runApart = async (
  command: Command,
  options: CommandOptions,
  io: Io,
  { args, start, end = within, watch = everyLook }: ApartOptions,
): Promise<ExitStatus> => {
  const said: (() => void)[] = [];
  const held = (stream: Stream): Stream => ({ ...stream, write: text => void said.push(() => stream.write(text)) });
  let input: FileBytes | undefined;
  const readInput = (): FileBytes => {
    input ??= io.readInput();
    return input;
  };
  const here: Io = { ...io, out: held(io.out), err: held(io.err), readInput };
  try {
    return await end(clockFor(MOST_HERE, spentSinceStart()), () => command.run(options, here));
  } catch (error) {
    if (!(error instanceof NotInTime)) throw error;
    said.length = 0;
    const { cwd, library, out, err } = io;
    const job = { args, cwd, library, input, out: lookOf(out), err: lookOf(err), leftOut: {} };
    return await inThread(job, io, start, watch);
  } finally {
    for (const say of said) say();
  }
};

const lookOf = ({ isTerminal, hasColours, width }: Stream): StreamLook => ({ isTerminal, hasColours, width });

const inThread = (job: ApartJob, io: Io, start: StartApart, watch: Watch): Promise<ExitStatus> =>
  new Promise((resolve, reject) => {
    const thread = start(job);
    let place: string | undefined;
    let looks = 0;
    const settle = (): void => {
      unwatch();
      thread.end();
    };
    const endedBy = (why: string): void => {
      settle();
      const { leftOut } = job;
      if (place === undefined) return reject(new CannotWork(`${job.args[0]}: ${why}.`));
      if (place in leftOut || Object.keys(leftOut).length >= MOST_LEFT_OUT)
        return reject(new CannotWork(`${fileOfPlace(place)}: ${why}.`));
      resolve(inThread({ ...job, leftOut: { ...leftOut, [place]: why } }, io, start, watch));
    };
    const unwatch = watch(() => {
      looks += 1;
      if (looks > looksIn(MOST_STILL)) endedBy(`it ${whyEnded(MOST_STILL)}`);
    });
    thread.onDeath(endedBy);
    thread.onMessage(message => {
      looks = 0;
      if (message.kind === 'at') place = message.place;
      else if (message.kind === 'done') {
        settle();
        resolve(message.status);
      } else io[message.kind].write(message.text);
    });
  });

export const placeOf = (path: string, { offset }: { readonly offset: number }): string => `${path}\n${offset}`;

const fileOfPlace = (place: string): string => place.slice(0, place.lastIndexOf('\n'));
