import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BOUNDS } from '../../../engine/bounds.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { editionsIn } from '../../../server/analysis/document/edition.ts';
import type { FileText } from '../../../server/analysis/document/files.ts';
import { usedFiles } from '../../../server/analysis/document/uses.ts';
import { readBytes, readFileText, readTextWithin } from '../../../server/hosts/node/files.ts';
import { nodeFiles, usedOnDisk } from '../../../server/hosts/node/nodeFiles.ts';
import { DEVICE, DEVICE_TOLD, fillWithHostile, makePipe } from './hostile.ts';

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'riftbench files ')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);
const why = (read: FileText): string => ('why' in read ? read.why : `read: ${read.text}`);

describe('a file is read', () => {
  test('as its text, through links, up to the bound', () => {
    writeFileSync(at('a.rift'), '\uFEFFplayer Ana\n');
    symlinkSync('a.rift', at('link.rift'));
    expect(readFileText(at('link.rift'))).toEqual({ text: 'player Ana\n' });
    expect(readBytes(at('a.rift'), 14)).toHaveProperty('bytes.length', 14);
    expect(readBytes(at('a.rift'), 13)).toHaveProperty('why');
  });

  test('also where its size says nothing of what it holds', () => {
    const grown = '/proc/self/environ';
    writeFileSync(at('empty.rift'), '');
    const [path, isEmpty] = existsSync(grown) ? [grown, false] : [at('empty.rift'), true];
    const read = readBytes(path, BOUNDS.fileBytes);
    expect('bytes' in read && (read.bytes.length === 0) === isEmpty).toBe(true);
    if (!isEmpty) expect(readBytes(path, 1)).toEqual({ why: expect.stringContaining('too large') });
  });

  test('only where it is one', () => {
    const pipe = makePipe(folder, 'pipe');
    expect(why(readFileText(pipe.path))).toContain(pipe.told);
    expect(why(readFileText(DEVICE))).toContain(DEVICE_TOLD);
    expect(readFileText(folder)).toEqual({ why: 'this is a folder; a file is needed.', isMissing: true });
    expect(readFileText(at('gone.rift'))).toEqual({ why: 'there is no such file or folder.', isMissing: true });
    for (const [name, told] of Object.entries(fillWithHostile(folder)))
      expect(why(readFileText(at(name)))).toContain(told);
  });

  test.each(['//host/share/a.rift', '\\\\host\\share\\a.rift', '/\\host/a', '\\\\.\\pipe\\x', '\\\\?\\C:\\a'])(
    'never over the network: %s',
    path => {
      expect(why(readFileText(path))).toContain('network share');
      expect(why(readTextWithin(path, ['/', '//host']))).toContain('network share');
    },
  );

  test('only within folders, whatever links lead out of them', () => {
    mkdirSync(at('in/deep'), { recursive: true });
    writeFileSync(at('secret.rift'), 'secret');
    writeFileSync(at('in/a.rift'), 'a');
    symlinkSync(at('secret.rift'), at('in/link.rift'));
    symlinkSync(folder, at('in/up'), 'junction');
    symlinkSync(at('in/a.rift'), at('in/deep/near.rift'));
    const read = (name: string): string => why(readTextWithin(at(name), [at('in')]));
    expect(read('in/a.rift')).toBe('read: a');
    expect(read('in/deep/near.rift')).toBe('read: a');
    for (const name of ['secret.rift', 'in/link.rift', 'in/up/secret.rift', 'in/../secret.rift', 'gone.rift'])
      expect(read(name)).toContain('outside the workspace');
  });
});

test('settings that are a device are a problem, and the newest edition counts', () => {
  fillWithHostile(folder);
  if (!existsSync(at('settings'))) mkdirSync(at('settings/riftbench.json'), { recursive: true });
  const found = editionsIn(nodeFiles).of(at('settings/a.rift'));
  expect(found.from).toBe('newest');
  // Where there are no devices it is a folder, which is no project file.
  expect(found.problem ?? 'a device: a folder').toContain('a device');
});

describe('files that use each other', () => {
  const problemsOf = (text: string): readonly string[] =>
    usedOnDisk()
      .of(parseFile(text).blocks, at('top.rift'))
      .problems.map(({ code, message }) => `${code}: ${message}`);

  test('are followed a bounded number of times', () => {
    for (let n = 0; n < 12_000; n++) writeFileSync(at(`${n}.rift`), `use "${n + 1}.rift"\n`);
    expect(problemsOf('use "0.rift"\n')).toEqual([
      'flow/limit: It uses more than 200 files, directly or indirectly. The others are not read.',
    ]);
  });

  test('have a bounded length in all', () => {
    const text = `# ${'x'.repeat(3_000_000)}\n`;
    for (const name of ['a.rift', 'b.rift']) writeFileSync(at(name), text);
    expect(problemsOf('use "a.rift"\nuse "b.rift"\n')).toEqual([
      expect.stringMatching(/^flow\/limit: "b\.rift" cannot be used: .* more than 5,000,000 characters/),
    ]);
  });

  test('are told of where they are no files', () => {
    const pipe = makePipe(folder, 'pipe.rift');
    const [zero = '', piped = '', network = ''] = problemsOf(
      `use "${DEVICE.replaceAll('\\', '\\\\')}"\nuse "${pipe.path.replaceAll('\\', '\\\\')}"\nuse "//host/share/a.rift"\n`,
    );
    expect(zero).toContain(DEVICE_TOLD);
    expect(piped).toContain(pipe.told);
    expect(network).toContain('a path on a network share');
  });

  test('and fail inside leave the others, and are told', () => {
    const failing = usedFiles(path => {
      if (path.endsWith('bad.rift')) return { text: undefined as unknown as string };
      return { text: 'card "One" spell\n  draw 1\n' };
    }, nodeFiles);
    const { cards, problems } = failing.of(parseFile('use "bad.rift"\nuse "b.rift"\n').blocks, at('top.rift'));
    expect(cards.map(({ path }) => path)).toEqual([at('b.rift')]);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('"bad.rift" cannot be used: Riftbench'),
    ]);
  });
});
