/**
 * Lets one program at a time change a library. A program that wants to puts down a claim, a file with a name that no
 * other program uses, and then looks: if there is no other claim, the library is its own until it takes the claim back.
 * If two come at once, at least one sees the other. A claim whose program has ended no longer counts, and anyone can
 * remove it, since no other claim ever has its name.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from '../processes.ts';

/** `work` is synchronous: the lock is given back when it returns. Throws if others do not release theirs. */
export const withLock = async <Result>(folder: string, work: () => Result, patience = PATIENCE): Promise<Result> => {
  makeFolder(folder);
  const claims = join(folder, CLAIMS);
  const until = Date.now() + patience;
  for (;;) {
    const claim = claimed(claims);
    if (claim !== undefined) {
      try {
        if (isAlone(claims, claim)) return work();
      } finally {
        takeBack(claims, claim);
      }
    }
    if (Date.now() > until) throw Object.assign(new Error(BUSY), { code: 'EBUSY' });
    // A random delay, so that two programs do not collide again and again.
    await wait(5 + Math.random() * 30);
  }
};

/** One after the other: made at once, folders on a read-only disk are told to be gone. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isThereNow(error)) throw error;
  }
};

const CLAIMS = 'lock';
/** In milliseconds. A change takes some tens of them. */
const PATIENCE = 20_000;
const BUSY = 'another program is changing the library';
/** A claim older than this, of another machine or with the number of a program that has ended, is abandoned. */
const ABANDONED = 60_000;

/** The name of a claim of this program's own; undefined where the folder was cleared away at that moment. */
const claimed = (claims: string): string | undefined => {
  const claim = `${process.pid}.${randomBytes(8).toString('hex')}.${hostname()}`;
  try {
    // Not the folders above it: a read-only disk would then be reported as a folder that is gone.
    if (!existsSync(claims)) mkdirSync(claims);
    writeFileSync(join(claims, claim), '', { flag: 'wx' });
    return claim;
  } catch (error) {
    if (isGone(error) || isThereNow(error)) return undefined;
    throw error;
  }
};

const isAlone = (claims: string, own: string): boolean => {
  const others = readdirSync(claims).filter(name => name !== own);
  const abandoned = others.filter(other => isAbandoned(claims, other, own));
  for (const name of abandoned) rmSync(join(claims, name), { force: true });
  return abandoned.length === others.length;
};

const isAbandoned = (claims: string, other: string, own: string): boolean => {
  const [, pid, host] = /^(\d+)\.[0-9a-f]+\.(.*)$/.exec(other) ?? [];
  if (host === hostname() && !isRunning(Number(pid))) return true;
  // Both by the clock of the disk.
  const made = statSync(join(claims, other), { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && statSync(join(claims, own)).mtimeMs - made > ABANDONED;
};

const takeBack = (claims: string, claim: string): void => {
  rmSync(join(claims, claim), { force: true });
  try {
    rmdirSync(claims);
  } catch {
    // Others have claims in it.
  }
};

const isThereNow = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';
const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
