/** What a folder may hold that is no scenario: made as far as the system has such things. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Windows has no such files; there, what stands for them is the network path that its devices have. */
const HAS_DEVICES = process.platform !== 'win32';

/** A device without an end, by its path. */
export const DEVICE = HAS_DEVICES ? '/dev/zero' : '\\\\.\\NUL';
export const DEVICE_TOLD = HAS_DEVICES ? 'this is a device' : 'a network share';

/** A path that nobody writes to who reads from it; what is said of it. */
export const makePipe = (folder: string, name: string): { readonly path: string; readonly told: string } => {
  if (!HAS_DEVICES) return { path: `\\\\.\\pipe\\${name}`, told: 'a network share' };
  const path = join(folder, name);
  execFileSync('mkfifo', [path]);
  return { path, told: 'this is a pipe' };
};

/** Entries of a folder that cannot be read, each with what is said of it. */
export const fillWithHostile = (folder: string): Readonly<Record<string, string>> => {
  symlinkSync('loop.rift', join(folder, 'loop.rift'));
  writeFileSync(join(folder, 'big.rift'), '\n'.repeat(5_000_001));
  const told = { 'big.rift': 'the limit is 5 MB', 'loop.rift': 'the links are circular' };
  if (!HAS_DEVICES) return told;
  makePipe(folder, 'pipe.rift');
  symlinkSync('pipe.rift', join(folder, 'to-pipe.md'));
  symlinkSync(DEVICE, join(folder, 'zero.md'));
  mkdirSync(join(folder, 'settings'));
  symlinkSync(DEVICE, join(folder, 'settings', 'riftbench.json'));
  return { ...told, 'pipe.rift': 'this is a pipe', 'to-pipe.md': 'this is a pipe', 'zero.md': 'this is a device' };
};
