/** A line of the source, with what is wrong in it underlined. */
import type { Range } from '../../analysis/document/lines.ts';
import { printable } from '../../analysis/text/printable.ts';
import type { Paint } from './style.ts';

/** `source` is the line in which the range begins. A range over several lines is underlined to the end of the first. */
export const excerpt = (
  source: string,
  { start, end }: Range,
  highlight: (text: string) => string,
  paint: Paint,
): string => {
  const from = Math.min(start.character, source.length);
  const to = end.line > start.line ? source.length : Math.min(Math.max(end.character, from), source.length);
  const gutter = `${start.line + 1}`.padStart(5);
  const indent = ' '.repeat(columns(source.slice(0, from)));
  const carets = '^'.repeat(Math.max(1, columns(source.slice(from, to))));
  const shown = printable(source).replaceAll('\t', TAB);
  return `${paint('dim', `${gutter} |`)} ${shown}\n${paint('dim', '      |')} ${indent}${highlight(carets)}\n`;
};

const TAB = '  ';

const columnsOf = (letter: string): number => {
  if (letter === '\t') return TAB.length;
  if (WIDE.test(letter)) return 2;
  return NARROW.test(letter) ? 0 : 1;
};

/** How many columns of a terminal a text takes. */
const columns = (text: string): number => {
  let sum = 0;
  for (const letter of text) sum += columnsOf(letter);
  return sum;
};
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const NARROW = /\p{Mn}|\p{Me}|\p{Cf}|\ufe0f/u;
