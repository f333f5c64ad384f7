/** What is left of a migrate that was ended in the middle, and of files that change while one is at work. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beginJournal, hashOf, type Journal, preparedPath } from '../../../server/cli/migrate/journal.ts';
import { type MigratedFile, writeAll } from '../../../server/cli/migrate/write.ts';
import { cli, folderOf } from './fixture.ts';

const OLD = '---\nriftbench: 1.2\n---\nBy rule 443.1.d.3.\n';
const NEW = '---\nriftbench: 1.4\n---\nBy rule 465.2.c.3.\n';
const JOURNAL = '.riftbench-migration.json';

/** Three files of which the first has been replaced already when the program is killed. */
const ended = (stage: Journal['stage']) => {
  const folder = folderOf({ 'a.md': OLD, 'b.md': OLD, 'c/c.md': OLD });
  const paths = ['a.md', 'b.md', 'c/c.md'].map(path => join(folder, path));
  beginJournal({ stage, files: paths.map(path => ({ path, before: hashOf(Buffer.from(OLD)) })) });
  for (const path of paths) writeFileSync(preparedPath(path), NEW);
  if (stage === 'replacing') renameSync(preparedPath(paths[0] ?? ''), paths[0] ?? '');
  // The number of a program that has ended.
  const journal = join(folder, JOURNAL);
  writeFileSync(journal, readFileSync(journal, 'utf8').replace(/"program": \d+/, '"program": 999999999'));
  return {
    folder,
    texts: () => paths.map(path => readFileSync(path, 'utf8')),
    left: () => [journal, ...paths.map(preparedPath)].filter(each => existsSync(each)),
  };
};

const WRITE = ['migrate', '.', '--from', '1.2', '--to', '1.4', '--write'];

describe('a migrate that was killed', () => {
  it('while it replaced files is finished by the next one, and nothing is migrated twice', async () => {
    const { folder, texts, left } = ended('replacing');
    const { err } = await cli(folder, WRITE);
    expect(err).toContain('its other files are written now (2 of 3)');
    expect(texts()).toEqual([NEW, NEW, NEW]);
    expect(left()).toEqual([]);
  });

  it('before it replaced any has changed nothing, and what it prepared is removed', async () => {
    const { folder, texts, left } = ended('preparing');
    const { err } = await cli(folder, WRITE);
    expect(err).toContain('ended before it changed any file');
    expect(texts()).toEqual([NEW, NEW, NEW]);
    expect(left()).toEqual([]);
  });

  it('is only reported where nothing is to be written', async () => {
    const { folder, texts, left } = ended('replacing');
    const { err } = await cli(folder, WRITE.slice(0, -1));
    expect(err).toContain('the next one with --write finishes it');
    expect(texts()).toEqual([NEW, OLD, OLD]);
    expect(left()).toHaveLength(3);
  });

  it('does not undo what somebody has written since', async () => {
    const { folder, texts } = ended('replacing');
    writeFileSync(join(folder, 'b.md'), 'Something else.\n');
    const { err } = await cli(folder, WRITE);
    expect(err).toContain('Changed since, and left as it is');
    expect(texts()).toEqual([NEW, 'Something else.\n', NEW]);
  });

  it('has to be named whole', async () => {
    const { folder, texts } = ended('replacing');
    const { status, err } = await cli(folder, ['migrate', 'b.md', '--write']);
    expect([status, err]).toEqual([
      2,
      expect.stringMatching(/it changed other files, too: .*a\.md, .*c\.md\. Name them as well/),
    ]);
    expect(texts()).toEqual([NEW, OLD, OLD]);
  });

  it('is waited for while it runs', async () => {
    const { folder } = ended('replacing');
    const journal = join(folder, JOURNAL);
    writeFileSync(journal, readFileSync(journal, 'utf8').replace('999999999', String(process.ppid)));
    const { status, err } = await cli(folder, WRITE);
    expect([status, err]).toEqual([
      2,
      expect.stringContaining(`another migrate is changing these files (process ${process.ppid})`),
    ]);
  });

  it.each(['', 'null', '{"stage": "replacing", "files": [1]}'])(
    'leaves a record that cannot be read: %j',
    async text => {
      const folder = folderOf({ 'a.md': OLD, [JOURNAL]: text });
      const { status, err } = await cli(folder, WRITE);
      expect([status, err]).toEqual([2, expect.stringContaining('look at the files beside it, and remove it')]);
      expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe(OLD);
    },
  );
});

describe('files that change while they are migrated', () => {
  it('are not overwritten, and neither is any other', () => {
    const folder = folderOf({ 'a.md': OLD, 'b.md': 'Saved by somebody.\n' });
    const files = ['a.md', 'b.md'].map(
      path => ({ path, absolute: join(folder, path), text: OLD, after: NEW }) as MigratedFile,
    );
    expect(() => writeAll(files)).toThrow(
      'b.md was changed by another program in the meantime: run this again. No file is changed.',
    );
    expect(['a.md', 'b.md'].map(path => readFileSync(join(folder, path), 'utf8'))).toEqual([
      OLD,
      'Saved by somebody.\n',
    ]);
    expect(existsSync(join(folder, JOURNAL))).toBe(false);
  });
});
