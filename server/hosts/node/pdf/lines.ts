/** Turns words with their positions on a page into lines of text, without headers and footers. */

export interface PositionedWord {
  readonly text: string;
  /** Of its left end; y counts from the foot of the page. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PageLine {
  readonly text: string;
  /** Whether it stands where heads and feet do. */
  readonly atEdge: boolean;
}

/** From the top of the page down. Heights and positions are in the PDF's own units, from the bottom. */
export const pageLines = (
  words: readonly PositionedWord[],
  page: { readonly low: number; readonly high: number },
): readonly PageLine[] => {
  const rows: { y: number; height: number; words: PositionedWord[] }[] = [];
  for (const word of words) {
    if (word.text === '') continue;
    const row = rows.findLast(each => Math.abs(each.y - word.y) < SAME_ROW * Math.max(each.height, word.height, 1));
    if (row === undefined) rows.push({ y: word.y, height: word.height, words: [word] });
    else row.words.push(word);
  }
  const edge = (page.high - page.low) * EDGE;
  return rows
    .sort((a, b) => b.y - a.y)
    .map(row => ({
      text: joinedRow(row.words),
      atEdge: row.y > page.high - edge || row.y < page.low + edge,
    }))
    .filter(({ text }) => text !== '');
};
/** Of the letters' height: small letters may appear a little higher or lower in a row. */
const SAME_ROW = 0.4;
/** Of the page's height. */
const EDGE = 0.09;

/** Words in the order of their places; a gap between them is a blank, and one inside a word is not. */
const joinedRow = (words: readonly PositionedWord[]): string => {
  let line = '';
  let end = Number.NaN;
  for (const word of words.toSorted((a, b) => a.x - b.x)) {
    const gap = word.x - end;
    const apart = gap > GAP * Math.max(word.height, 1) && !line.endsWith(' ') && !word.text.startsWith(' ');
    line += apart ? ` ${word.text}` : word.text;
    end = word.x + word.width;
  }
  return line.replace(/\s+/g, ' ').trim();
};
const GAP = 0.18;

/** All pages as one text; a line at an edge that says nearly the same on many pages, and a page's number, are left out. */
export const textOfPages = (pages: readonly (readonly PageLine[])[]): string => {
  const times = new Map<string, number>();
  for (const lines of pages)
    for (const shape of new Set(lines.flatMap(({ text, atEdge }) => (atEdge ? [shapeOf(text)] : []))))
      times.set(shape, (times.get(shape) ?? 0) + 1);
  const often = Math.max(2, pages.length / 2);
  const isFurniture = ({ text, atEdge }: PageLine): boolean =>
    atEdge &&
    (/^\W*(?:page\s+)?\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?\W*$/i.test(text) ||
      ((times.get(shapeOf(text)) ?? 0) >= often && !/^\d{3}\./.test(text)));
  return pages
    .map(lines =>
      lines
        .filter(line => !isFurniture(line))
        .map(({ text }) => text)
        .join('\n'),
    )
    .join('\n\f');
};

const shapeOf = (text: string): string => text.replace(/\d+/g, '#').toLowerCase();
