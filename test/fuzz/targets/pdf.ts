/** PDFs that are damaged, or made to take all that there is: each is read, or refused with a sentence, within its limits. */
import { deflateSync } from 'node:zlib';
import { PDF_LIMITS, type PdfLimits } from '../../../server/hosts/node/pdf/limits.ts';
import { readPdf } from '../../../server/hosts/node/pdf/read.ts';
import { oneIn, pick, type Random } from '../../engine/game/random/chance.ts';
import { INVENTED, published } from '../../rules-db/importing/invented.ts';
import { assembled, makePdf, packedStream } from '../../server/hosts/node/library/makePdf.ts';
import type { Target } from '../target.ts';

/** Small ones, so that many cases are tried. */
const LIMITS: PdfLimits = { ...PDF_LIMITS, page: 2, whole: 4, memory: 256, letters: 1_000_000 };
/** Milliseconds by the clock, of a machine that does much else: the process has to start, and to be ended. */
const PATIENCE = 30_000;

export const pdf: Target = {
  name: 'pdf',
  // A letter for each byte: what a case is kept as.
  make: random =>
    damaged(random, Buffer.from(oneIn(random, 3) ? demanding(random) : ordinary(random)).toString('latin1')),
  async faultsOf(text) {
    const from = performance.now();
    const read = await readPdf(new Uint8Array(Buffer.from(text, 'latin1')), { limits: LIMITS });
    const took = performance.now() - from;
    const faults = took > PATIENCE ? [`it takes ${Math.round(took)} ms to be read or refused`] : [];
    if ('why' in read && read.why.includes('could not be started')) return [read.why];
    if ('why' in read) return /\.$/.test(read.why) ? faults : [...faults, `refused without a sentence: ${read.why}`];
    return read.text.trim() === '' ? [...faults, 'it is read, and has no text'] : faults;
  },
};

const ordinary = (random: Random): Uint8Array =>
  makePdf(published(INVENTED.slice(0, 1 + random(INVENTED.length))), {
    width: 20 + random(80),
    linesPerPage: 4 + random(30),
  });

const OPERATORS = ['q ', 'Q ', 'BT (a) Tj ET ', '[', '<< ', '0 0 m ', 'BI ID EI ', '(', '1 0 0 1 9 9 cm ', '/F1 Do '];

/** Little that becomes much: operators without end, packed once or twice, on pages that are one. */
const demanding = (random: Random): Uint8Array => {
  const content = (pick(random, OPERATORS) ?? 'q ').repeat(10 ** random(6));
  const twice = oneIn(random, 3);
  const packed = deflateSync(twice ? deflateSync(content) : content);
  const pages = 10 ** random(4);
  return assembled(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count ${pages} /Kids [${(oneIn(random, 6) ? '2 0 R ' : '4 0 R ').repeat(pages)}] >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      `<< /Type /Page /Parent ${pick(random, [2, 4])} 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>`,
      packedStream(packed, twice ? '[/FlateDecode /FlateDecode]' : '/FlateDecode'),
    ].map(each => (Buffer.isBuffer(each) ? each : Buffer.from(each, 'latin1'))),
  );
};

/** Bytes exchanged, dropped and doubled; numbers, which are places and lengths, made others. */
const damaged = (random: Random, text: string): string => {
  let out = text;
  for (let count = random(6); count > 0; count--) {
    const at = random(out.length + 1);
    const length = random(oneIn(random, 4) ? out.length : 8);
    const number = pick(random, [...out.matchAll(/\d+/g)]);
    if (oneIn(random, 2) && number !== undefined)
      out = `${out.slice(0, number.index)}${pick(random, [0, -1, 7, 65535, 4294967296, random(out.length)])}${out.slice(number.index + number[0].length)}`;
    else if (oneIn(random, 3)) out = out.slice(0, at) + String.fromCharCode(random(256)) + out.slice(at + 1);
    else if (oneIn(random, 2)) out = out.slice(0, at) + out.slice(at + length);
    else out = out.slice(0, at) + out.slice(at, at + length) + out.slice(at);
  }
  return out;
};
