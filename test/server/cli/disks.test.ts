/** Disks that are full, read-only or forbidden, as the file system tells of them: nothing is half written, and what it is is said. */
import fs, { existsSync, readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type MigratedFile, writeAll } from '../../../server/cli/migrate/write.ts';
import { withLock } from '../../../server/hosts/node/library/lock.ts';
import { whyUnwritable, writeWhole } from '../../../server/hosts/node/writing.ts';
import { folderOf } from './fixture.ts';

type Call = 'writeFileSync' | 'renameSync' | 'mkdirSync';

/** What the disk answers to a call; `after`: so many go well first. */
const fail = (call: Call, code: string, after = 0): void => {
  const real = fs[call] as (...given: unknown[]) => unknown;
  let left = after;
  vi.spyOn(fs, call).mockImplementation(((...given: unknown[]) => {
    if (left-- <= 0) throw Object.assign(new Error(code), { code });
    return real(...given);
  }) as never);
  // What imports it by its name has it, too.
  syncBuiltinESMExports();
};

const diskIsWell = (): void => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
};

afterEach(diskIsWell);

const FULL = 'the disk is full. Nothing can be written until there is room on it.';
const DISKS = [
  ['ENOSPC', FULL],
  ['EROFS', 'the disk is read-only.'],
  ['EACCES', 'writing there is not permitted.'],
] as const;

const said = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing';
};

const migrated = (folder: string): readonly MigratedFile[] =>
  ['a.md', 'b.md'].map(path => ({
    path,
    absolute: join(folder, path),
    text: 'old',
    after: 'new',
    migration: {} as MigratedFile['migration'],
  }));

describe.each(DISKS)('a disk that answers %s', (code, why) => {
  it('keeps the old file whole, and nothing beside it', () => {
    const folder = folderOf({ 'a.svg': 'old' });
    fail('writeFileSync', code);
    let told = '';
    try {
      writeWhole(join(folder, 'a.svg'), 'new');
    } catch (error) {
      told = whyUnwritable(error);
    }
    expect([told, readFileSync(join(folder, 'a.svg'), 'utf8'), readdirSync(folder)]).toEqual([why, 'old', ['a.svg']]);
  });

  it.each([0, 1, 2])('has migrate change no file, and leave nothing behind, after %i writes', after => {
    const folder = folderOf({ 'a.md': 'old', 'b.md': 'old' });
    fail('writeFileSync', code, after);
    const message = said(() => writeAll(migrated(folder)));
    expect(message).toContain(why.slice(0, 20));
    expect(message).toContain('No file is changed.');
    expect(['a.md', 'b.md'].map(path => readFileSync(join(folder, path), 'utf8'))).toEqual(['old', 'old']);
    diskIsWell();
    expect(readdirSync(folder).sort()).toEqual(['a.md', 'b.md']);
  });

  it('is told at once by the library, which blames no other program', async () => {
    const folder = join(folderOf({}), 'library');
    fail('mkdirSync', code);
    const error = await withLock(folder, () => 'done', 60_000).catch((reason: unknown) => reason);
    expect([whyUnwritable(error), existsSync(folder)]).toEqual([why, false]);
  });
});
