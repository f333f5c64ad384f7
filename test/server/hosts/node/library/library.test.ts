/** The user's library on disk, and what comes into it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { bookWithImports } from '../../../../../server/hosts/node/library/book.ts';
import { decode } from '../../../../../server/hosts/node/library/decode.ts';
import { libraryFolder } from '../../../../../server/hosts/node/library/folder.ts';
import {
  type ImportOutcome,
  type ImportRequest,
  importFiles,
} from '../../../../../server/hosts/node/library/importFiles.ts';
import { readContents, readLibrary, removeFromLibrary } from '../../../../../server/hosts/node/library/store.ts';
import { libraryWatch, stampOf } from '../../../../../server/hosts/node/library/watch.ts';
import { INVENTED_BOOK, published } from '../../../../rules-db/importing/invented.ts';
import { makePdf } from './makePdf.ts';

const root = mkdtempSync(join(tmpdir(), 'riftbench library '));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let at = 0;
let home = '';
let folder = '';
beforeEach(() => {
  at += 1;
  home = join(root, String(at));
  folder = join(home, 'library');
  mkdirSync(home);
});

const RULES = published(undefined, '2026-07-24');
const FAQ = [
  '# Moth FAQ',
  '',
  '### Q: Who catches at a battlefield?',
  '',
  'No unit in a showdown does, whatever runes the chain has.',
].join('\n');
const OTHER = published().replace('Moth and Lantern Core Rules', 'Riftbound Tournament Rules');

test('a folder that cannot be read is reported, and everything else works', () => {
  // A link to itself: nobody may read that, whoever runs the tests.
  symlinkSync(folder, folder);
  const said = {
    marks: [],
    problems: [expect.stringMatching(/library: the links are circular\. What was imported is left out/)],
  };
  expect(readContents(folder)).toEqual(said);
  expect(readLibrary(folder)).toEqual({ documents: [], problems: said.problems });
  const before = libraryWatch(folder);
  expect([stampOf(folder), before()]).toEqual(['ELOOP', false]);
  const problems: string[] = [];
  expect(bookWithImports(folder, problem => void problems.push(problem)).concepts.size).toBeGreaterThan(1000);
  expect(problems).toEqual(said.problems);
});

const put = (name: string, content: string | Uint8Array): string => {
  const path = join(home, name);
  writeFileSync(path, content);
  return path;
};
const load = (paths: readonly string[], more: Partial<ImportRequest> = {}): Promise<ImportOutcome> =>
  importFiles({ paths, folder, data: INVENTED_BOOK, ...more });
/** All that lies in the library, byte by byte. */
const onDisk = (): Readonly<Record<string, string>> => {
  try {
    return Object.fromEntries(readdirSync(folder).map(name => [name, readFileSync(join(folder, name), 'utf8')]));
  } catch {
    return {};
  }
};
const names = (): readonly string[] => readContents(folder).marks.map(({ name }) => name);

describe('an import', () => {
  test('keeps each document, and tells what it came to', async () => {
    const outcome = await load([put('rules.txt', RULES), put('faq.md', FAQ), put('tr.pdf', makePdf(OTHER))]);
    expect(outcome).toMatchObject({
      kind: 'imported',
      reports: [
        { name: 'core-rules-1.4', edition: '1.4', rules: 26, matched: 26, file: 'rules.txt' },
        { name: 'riftbound-tournament-rules', abbreviation: 'TR', rules: 26, matched: 0 },
        { name: 'moth-faq', answers: 1 },
      ],
    });
    const { documents, problems } = readLibrary(folder);
    expect(problems).toEqual([]);
    expect(documents.map(({ name }) => name)).toEqual(['core-rules-1.4', 'moth-faq', 'riftbound-tournament-rules']);
    expect(documents[0]?.rules).toHaveLength(26);
  });

  test('of the same again replaces what was there', async () => {
    await load([put('rules.txt', RULES), put('faq.md', FAQ)]);
    await load([put('faq.md', FAQ.replace('No unit', 'Not one unit'))]);
    expect(names()).toEqual(['core-rules-1.4', 'moth-faq']);
    expect(Object.keys(onDisk())).toHaveLength(3);
    expect(readLibrary(folder).documents[1]?.answers[0]?.answer).toContain('Not one unit');
  });

  test('that is only tried writes nothing', async () => {
    expect(await load([put('rules.txt', RULES)], { dryRun: true })).toMatchObject({ kind: 'imported' });
    expect(onDisk()).toEqual({});
  });

  test('in which one file is refused changes nothing', async () => {
    await load([put('rules.txt', RULES)]);
    const before = onDisk();
    const wrong = put('wrong.bin', new Uint8Array([65, 66, 0, 67]));
    const cut = put('cut.txt', RULES.slice(0, -30));
    const outcome = await load([put('faq.md', FAQ), wrong, join(home, 'nowhere.txt'), cut]);
    expect(outcome).toEqual({
      kind: 'refused',
      refused: [
        { file: wrong, why: expect.stringContaining('byte 2 is 0x00'), isUnread: true },
        { file: join(home, 'nowhere.txt'), why: 'there is no such file or folder.', isUnread: true },
        { file: 'cut.txt', why: expect.stringContaining('it seems to be cut off') },
      ],
    });
    expect(onDisk()).toEqual(before);
  });

  test('that is stopped changes nothing', async () => {
    const path = put('rules.txt', RULES);
    for (const stopAt of [1, 2, 3]) {
      let asked = 0;
      expect(await load([path], { isCancelled: () => ++asked >= stopAt })).toEqual({ kind: 'cancelled' });
      expect(onDisk()).toEqual({});
    }
  });

  test('that cannot be written fails, and changes nothing', async () => {
    await load([put('rules.txt', RULES)]);
    const before = onDisk();
    // The index cannot be replaced where a folder stands in its way.
    mkdirSync(join(folder, `index.json.${process.pid}.next`));
    await expect(load([put('faq.md', FAQ)])).rejects.toThrow();
    rmSync(join(folder, `index.json.${process.pid}.next`), { recursive: true, force: true });
    expect(onDisk()).toEqual(before);
  });

  test('tells how far it is, never backwards', async () => {
    const told: string[] = [];
    const parts: number[] = [];
    await load([put('rules.txt', RULES), put('tr.pdf', makePdf(OTHER))], {
      onProgress: ({ doing, done }) => {
        if (told.at(-1) !== doing) told.push(doing);
        parts.push(done);
      },
    });
    expect(told).toEqual(['reading', 'recognising', 'mapping', 'writing']);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(Math.max(...parts)).toBeLessThanOrEqual(1);
  });
});

describe('the library', () => {
  test('lets documents go', async () => {
    await load([put('rules.txt', RULES), put('faq.md', FAQ)]);
    expect(await removeFromLibrary(folder, 'core-rules-1.4')).toBe(true);
    expect(await removeFromLibrary(folder, 'core-rules-1.4')).toBe(false);
    expect(names()).toEqual(['moth-faq']);
    expect(Object.keys(onDisk())).toHaveLength(2);
  });

  test('tells of a damaged document, and has the rest', async () => {
    await load([put('rules.txt', RULES), put('faq.md', FAQ)]);
    const [mark] = readContents(folder).marks;
    writeFileSync(join(folder, mark?.stored ?? ''), '{"format":1');
    const { documents, problems } = readLibrary(folder);
    expect(documents.map(({ name }) => name)).toEqual(['moth-faq']);
    expect(problems).toEqual([expect.stringMatching(/core-rules-1\.4.*: it is damaged: not a JSON object\.$/)]);
  });

  test('tells of a document of another format', async () => {
    await load([put('faq.md', FAQ)]);
    const [mark] = readContents(folder).marks;
    writeFileSync(join(folder, mark?.stored ?? ''), '{"format":2}');
    expect(readLibrary(folder).problems).toEqual([
      expect.stringContaining('it is of format 2, and this Riftbench reads 1. Import the text again.'),
    ]);
  });

  test('is what lies in its folder where its index is damaged', async () => {
    await load([put('rules.txt', RULES), put('faq.md', FAQ)]);
    writeFileSync(join(folder, 'index.json'), 'nonsense');
    const { documents, problems } = readLibrary(folder);
    expect(documents.map(({ name }) => name)).toEqual(['core-rules-1.4', 'moth-faq']);
    expect(problems).toEqual([expect.stringContaining('index.json: it is damaged')]);
  });

  test('is empty where nothing was imported', () => {
    expect(readLibrary(folder)).toEqual({ documents: [], problems: [] });
  });

  test.each([
    [{ RIFTBENCH_LIBRARY: '/some/where' }, 'linux', '/some/where'],
    [{}, 'linux', '/home/ann/.local/share/riftbench/library'],
    [{ XDG_DATA_HOME: '/data' }, 'linux', '/data/riftbench/library'],
    [{}, 'darwin', '/home/ann/Library/Application Support/Riftbench/library'],
    [{ APPDATA: '/roaming' }, 'win32', '/roaming/Riftbench/library'],
  ] as const)('of %j on %s lies in %s', (environment, platform, where) => {
    expect(libraryFolder(environment, platform, '/home/ann')).toBe(where);
  });
});

describe('the bytes of a file', () => {
  const utf16 = (text: string, mark: readonly number[], swapped: boolean): Uint8Array => {
    const bytes = Buffer.from(text, 'utf16le');
    return new Uint8Array([...mark, ...(swapped ? bytes.swap16() : bytes)]);
  };

  test.each([
    ['UTF-8', new TextEncoder().encode('Möth'), 'Möth'],
    ['UTF-8 with its mark', new TextEncoder().encode('\ufeffMöth'), 'Möth'],
    ['UTF-16, little endian', utf16('Möth', [0xff, 0xfe], false), 'Möth'],
    ['UTF-16, big endian', utf16('Möth', [0xfe, 0xff], true), 'Möth'],
  ])('may be %s', (_, bytes, text) => {
    expect(decode(bytes)).toEqual({ text });
  });

  test.each([
    [
      'Latin 1',
      new Uint8Array([77, 0xf6, 116, 104]),
      'this is not UTF-8: byte 1 (0xf6), on line 1, does not begin a complete character.',
    ],
    [
      'UTF-8 cut in a letter',
      new Uint8Array([77, 0xc3]),
      'this is not UTF-8: byte 1 (0xc3), on line 1, does not begin a complete character.',
    ],
    ['UTF-16 without its mark', utf16('Moth', [], false), 'this is not text: byte 1 is 0x00.'],
    ['UTF-16 of odd length', new Uint8Array([0xff, 0xfe, 77, 0, 77]), 'its last byte, 4, is half a letter'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]), 'this is not text: byte 8 is 0x00.'],
  ])('are refused where they are %s', (_, bytes, why) => {
    const decoded = decode(bytes);
    expect('why' in decoded ? decoded.why : decoded).toContain(why);
  });

  test('are text or are refused, whatever they are', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), bytes => Object.keys(decode(bytes)).length === 1));
  });
});
