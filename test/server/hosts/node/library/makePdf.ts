/** A PDF of some text, as an office program would print it: pages with a head and a foot, lines broken to the width. */
import { deflateSync } from 'node:zlib';

export interface PdfPrint {
  readonly head?: string;
  /** Letters in a line. */
  readonly width?: number;
  readonly linesPerPage?: number;
}

export const makePdf = (text: string, { head, width = 90, linesPerPage = 40 }: PdfPrint = {}): Uint8Array => {
  const lines = text.split('\n').flatMap(line => broken(line, width));
  const pages = Array.from({ length: Math.ceil(lines.length / linesPerPage) }, (_, at) =>
    lines.slice(at * linesPerPage, (at + 1) * linesPerPage),
  );
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number =>
    objects.push(Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'));
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')}] >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  pages.forEach((page, at) => {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
    );
    add(stream(contents(page, at + 1, head)));
  });
  return assembled(objects);
};

const contents = (lines: readonly string[], page: number, head: string | undefined): string =>
  [
    'BT /F1 10 Tf',
    ...(head === undefined ? [] : [shown(72, 760, head)]),
    ...lines.map((line, at) => shown(72, 710 - at * 16, line)),
    shown(300, 30, String(page)),
    'ET',
  ].join('\n');

/** The first word on its own, as programs place a number apart from what it numbers. */
const shown = (x: number, y: number, line: string): string => {
  const [first = '', ...rest] = line.split(' ');
  const place = (left: number, text: string): string => `1 0 0 1 ${left} ${y} Tm (${escaped(text)}) Tj`;
  return rest.length === 0 ? place(x, first) : `${place(x, first)}\n${place(x + first.length * 6 + 8, rest.join(' '))}`;
};

const escaped = (text: string): string =>
  text
    .replace(/[\\()]/g, '\\$&')
    .replace(/[“”]/g, letter => (letter === '“' ? '\x93' : '\x94'))
    .replace(/[‘’]/g, letter => (letter === '‘' ? '\x91' : '\x92'));

const stream = (text: string): Buffer => packedStream(deflateSync(Buffer.from(text, 'latin1')), '/FlateDecode');

/** `filter` is how it was packed. */
export const packedStream = (packed: Buffer, filter: string): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter ${filter} >>\nstream\n`, 'latin1'),
    packed,
    Buffer.from('\nendstream', 'latin1'),
  ]);

/** A file of objects, numbered from 1; the first is the catalogue. */
export const assembled = (objects: readonly Buffer[]): Uint8Array => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n', 'latin1')];
  const places: number[] = [];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((body, at) => {
    places.push(length());
    parts.push(Buffer.from(`${at + 1} 0 obj\n`, 'latin1'), body, Buffer.from('\nendobj\n', 'latin1'));
  });
  const start = length();
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
      'latin1',
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
};

const broken = (line: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const cut = rest.lastIndexOf(' ', width);
    lines.push(rest.slice(0, cut > 0 ? cut : width));
    rest = rest.slice(cut > 0 ? cut + 1 : width);
  }
  return [...lines, rest];
};
