/** PDFs that are damaged, and PDFs of a few KB that ask for any amount of time, memory or text. */
import { deflateSync } from 'node:zlib';
import type { PdfLimits } from '../../../../../server/hosts/node/pdf/limits.ts';
import { assembled, makePdf, packedStream } from './makePdf.ts';

const good = Buffer.from(makePdf(Array.from({ length: 90 }, () => 'Whoever waits longest goes first.').join('\n')));

/** The list of places, each as `place` tells; the first three objects are no pages. */
const withPlaces = (place: (old: string, at: number, all: readonly string[]) => string): Uint8Array => {
  const text = good.toString('latin1');
  const all = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, old = '']) => old);
  let at = 0;
  return new Uint8Array(
    Buffer.from(
      text.replace(/^(\d{10}) 00000 n/gm, (_, old) => `${place(old, at++, all)} 00000 n`),
      'latin1',
    ),
  );
};
const shifted = (old: string, by: number): string => String(Number(old) + by).padStart(10, '0');

/** A reader finds the pages all the same; the library leaves promises behind that nobody waits for. */
export const DAMAGED: readonly (readonly [string, Uint8Array])[] = [
  ['all places are shifted', withPlaces(old => shifted(old, 7))],
  ['the places of pages are shifted', withPlaces((old, at) => (at < 3 ? old : shifted(old, 9)))],
  [
    'the places of pages are exchanged',
    withPlaces((old, at, all) => (at < 3 ? old : (all[(at + 1) % all.length] ?? old))),
  ],
];

const onePage = (content: Buffer, filter: string, pages = 1): Uint8Array =>
  assembled(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count ${pages} /Kids [${'4 0 R '.repeat(pages)}] >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
      packedStream(content, filter),
    ].map(each => (Buffer.isBuffer(each) ? each : Buffer.from(each, 'latin1'))),
  );
const packed = (content: string | Buffer): Buffer => deflateSync(content, { level: 9 });
const written = (count: number): string =>
  `BT /F1 10 Tf 1 0 0 1 72 760 Tm ${`(${'x'.repeat(60)}) Tj 0 -9 Td\n`.repeat(count)} ET`;

/** What it is, the file, the limits that differ from those of everybody, and what is told. */
export const HARMFUL: readonly [HarmfulPdf, ...HarmfulPdf[]] = [
  [
    'a million states saved on one page',
    onePage(packed('q '.repeat(1_000_000)), '/FlateDecode'),
    { page: 2 },
    'one of its pages takes more than 2 seconds',
  ],
  [
    'many pages that each take long',
    onePage(packed(written(70)), '/FlateDecode', 5_000),
    { whole: 2 },
    'it takes more than 2 seconds',
  ],
  [
    'packed twice, into next to nothing',
    onePage(packed(packed(Buffer.alloc(2 ** 28, ' '))), '[/FlateDecode /FlateDecode]'),
    { memory: 300 },
    'it needs more than 300 MB of memory',
  ],
  [
    'the same page more often than any rules have pages',
    onePage(packed(written(1)), '/FlateDecode', 5_001),
    {},
    'it has 5,001 pages, and 5,000 is the limit',
  ],
  [
    'more text than any rules have',
    onePage(packed(written(70)), '/FlateDecode', 20),
    { letters: 50_000 },
    'it has more than 50,000 letters of text',
  ],
];

type HarmfulPdf = readonly [name: string, bytes: Uint8Array, limits: Partial<PdfLimits>, why: string];
