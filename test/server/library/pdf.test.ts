/** PDF to text: of a made-up document always, of the published rules where they are at hand. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../engine/game/editions.ts';
import { readText } from '../../../rules-db/importing/read.ts';
import { readPdf } from '../../../server/pdf/read.ts';
import { INVENTED, published } from '../../rules-db/importing/invented.ts';
import { areAtHand, rulesOf, SHARED } from '../../rules-db/published.ts';
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
    let asked = 0;
    const read = await readPdf(bytes, { isCancelled: () => asked++ > 0 });
    expect('text' in read && read.text.includes('702.')).toBe(false);
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

describe.runIf(areAtHand)('the published rules', () => {
  test.each(EDITIONS)('%s come out of a PDF as they went in', async edition => {
    const text = readFileSync(new URL(`rules/core-rules-${edition}.txt`, SHARED), 'utf8');
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
