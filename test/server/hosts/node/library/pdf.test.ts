/** PDF to text: of a made-up document always, of the published rules where they are at hand. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../../../engine/game/state/editions.ts';
import { readText } from '../../../../../rules-db/importing/read.ts';
import { PDF_LIMITS } from '../../../../../server/hosts/node/pdf/limits.ts';
import { readPdf } from '../../../../../server/hosts/node/pdf/read.ts';
import { describeWithTexts } from '../../../../official/needed.ts';
import { TEXTS } from '../../../../official/texts.ts';
import { INVENTED, published } from '../../../../rules-db/importing/invented.ts';
import { rulesOf } from '../../../../rules-db/published.ts';
import { DAMAGED, HARMFUL } from './harmfulPdf.ts';
import { makePdf } from './makePdf.ts';

const documentOf = async (bytes: Uint8Array) => {
  const read = await readPdf(bytes);
  if ('why' in read) throw new Error(read.why);
  const reading = readText(read.text);
  if ('why' in reading) throw new Error(reading.why);
  return reading.document;
};

describe('a PDF', () => {
  test('is read line by line, without heads and feet of its pages', async () => {
    const bytes = makePdf(published(), { head: 'Handbook of the Night, for 3 players', width: 40, linesPerPage: 9 });
    const { rules, cutOff, title } = await documentOf(bytes);
    expect(rules.map(({ number, text }) => ({ number, text }))).toEqual(
      INVENTED.map(({ number, published: text }) => ({ number, text: text.replace(/^\d\. /, '') })),
    );
    expect(cutOff).toEqual([]);
    expect(title).toBe('Moth and Lantern Core Rules');
  });

  test('tells how far it is, and stops when it is told to', async () => {
    const bytes = makePdf(published(), { linesPerPage: 9 });
    const pages: string[] = [];
    await readPdf(bytes, { onPage: (page, of) => pages.push(`${page}/${of}`) });
    expect(pages).toEqual(['1/4', '2/4', '3/4', '4/4']);
    expect(await readPdf(bytes, { isCancelled: () => true })).toEqual({ why: 'the import was cancelled.' });
  });

  test.each([
    ['cut off', makePdf(published()).slice(0, 900), 'this PDF cannot be read'],
    ['of nothing', new Uint8Array(Buffer.from('%PDF-1.7\n')), 'this PDF cannot be read'],
    ['without text', makePdf(' '), 'this PDF has no text'],
  ])('%s is refused', async (_, bytes, why) => {
    const read = await readPdf(bytes);
    expect('why' in read ? read.why : read.text.slice(0, 40)).toContain(why);
  });
});

describe('a PDF that is made to do harm', () => {
  test.each(DAMAGED)('is read as far as it goes: %s', async (_, bytes) => {
    const read = await readPdf(bytes);
    expect('text' in read ? read.text : read.why).toContain('Whoever waits longest');
  });

  test.each(HARMFUL)('ends in a sentence: %s', async (_, bytes, limits, why) => {
    expect(await readPdf(bytes, { limits: { ...PDF_LIMITS, ...limits } })).toEqual({ why: sentence(why) });
    await noProcess();
  });

  test('ends its process when nobody wants it any more', async () => {
    const [[, endless]] = HARMFUL;
    let asked = 0;
    expect(await readPdf(endless, { isCancelled: () => asked++ > 5 })).toEqual({ why: 'the import was cancelled.' });
    await noProcess();
  });

  test.each([
    ['ends', 'process.exit(3)', 'this PDF cannot be read: reading it ended with status 3.'],
    ['is killed', "process.kill(process.pid, 'SIGKILL')", 'this PDF cannot be read: reading it ended with SIGKILL.'],
    ['is no program', '{', 'this PDF cannot be read: reading it ended with status 1.'],
  ])('gets an answer where its process %s', async (_, program, why) => {
    const folder = mkdtempSync(join(tmpdir(), 'riftbench-pdf-'));
    const file = join(folder, 'program.mjs');
    writeFileSync(file, program);
    const read = await readPdf(makePdf('Rules'), { program: file });
    rmSync(folder, { recursive: true });
    expect('why' in read ? read.why : read).toContain(why);
  });
});

const sentence = (why: string) =>
  expect.stringMatching(new RegExp(`^this PDF cannot be read: ${why}\\. [A-Z][^.]*\\.$`));

/** Waits until no process is left that this one has started. */
const noProcess = async (): Promise<void> => {
  while (process.getActiveResourcesInfo().includes('ProcessWrap')) await new Promise(done => setTimeout(done, 20));
};

describeWithTexts('the published rules', () => {
  test.each(EDITIONS)('%s come out of a PDF as they went in', async edition => {
    const text = readFileSync(new URL(`rules/core-rules-${edition}.txt`, TEXTS), 'utf8');
    const plain = readText(text);
    const { rules, cutOff } = await documentOf(makePdf(text, { head: 'Core Rules' }));
    expect(rules.map(({ number }) => number)).toEqual(rulesOf(edition).numbers);
    expect(cutOff).toEqual([]);
    const want = new Map(
      'document' in plain ? plain.document.rules.map(rule => [rule.number, squeezed(rule.text)]) : [],
    );
    const other = rules.filter(rule => squeezed(rule.text) !== want.get(rule.number));
    expect(other.length).toBeLessThan(rules.length / 100);
  });
});

const squeezed = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '');
