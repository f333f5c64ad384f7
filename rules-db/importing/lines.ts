/**
 * The lines of a text, cleaned for the readers of documents: without line breaks, invisible marks or runs of blanks.
 * Each keeps its number.
 */
import { BOUNDS, inFigures } from '../../engine/bounds.ts';
import { withoutBold } from './marks.ts';

export interface ImportedLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Lines count from 1; form feeds and Unicode's line separators end one as well. */
export const linesOf = (text: string): readonly ImportedLine[] =>
  text.split(/\r\n|[\n\r\f\u2028\u2029]/).map((each, at) => ({ line: at + 1, text: tidy(each) }));

/** Why a text is too large to be read, found before any work is done on it; undefined if it is not. */
export const tooMuch = (text: string): string | undefined => tooLong(text, BOUNDS.importText) ?? tooManyLines(text);

/** The same for a text that may be one line; `most` in UTF-16 units. */
export const tooLong = (text: string, most: number): string | undefined =>
  text.length > most ? `it has ${inFigures(text.length)} characters; ${inFigures(most)} is the limit.` : undefined;

const tooManyLines = (text: string): string | undefined => {
  const breaks = /\r\n|[\n\r\f\u2028\u2029]/g;
  let from = 0;
  for (let line = 1; ; line++) {
    if (line > BOUNDS.importLines)
      return `it has more than ${inFigures(BOUNDS.importLines)} lines, which is the limit.`;
    const found = breaks.exec(text);
    const length = (found?.index ?? text.length) - from;
    if (length > BOUNDS.importLine)
      return `its line ${line} has ${inFigures(length)} characters; ${inFigures(BOUNDS.importLine)} is the limit.`;
    if (found === null) return undefined;
    from = breaks.lastIndex;
  }
};

const tidy = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\s\u00a0\u2000-\u200a\u202f\u3000]+/g, ' ')
    .trim();

/** A line without the marks of Markdown around it: of a heading, of a list, of a quotation, of bold and slanted type. */
export const withoutMarks = (text: string): string =>
  withoutBold(
    text
      .replace(/^(?:>\s*)+/, '')
      .replace(/^#{1,6}\s+/, '')
      .replace(/^[-*+•●○]\s+/, '')
      .replace(/\\([.*_[\]#>~-])/g, '$1'),
  ).trim();

/** Joins lines that a page broke apart: a word divided at its hyphen stays one. */
export const joinedText = (lines: readonly string[]): string => {
  const filled = lines.filter(line => line !== '');
  return filled
    .map((line, at) => {
      const next = filled[at + 1];
      return next === undefined || (/\p{L}-$/u.test(line) && /^\p{L}/u.test(next)) ? line : `${line} `;
    })
    .join('');
};

/** The numbers of lines that are printed at the top or foot of every page: page numbers, or words that keep recurring. */
export const pageFurniture = (lines: readonly ImportedLine[]): ReadonlySet<number> => {
  const times = new Map<string, number>();
  for (const { text } of lines) if (mayRepeat(text)) times.set(shape(text), (times.get(shape(text)) ?? 0) + 1);
  return new Set(
    lines
      .filter(({ text }) => PAGE_NUMBER.test(text) || (mayRepeat(text) && (times.get(shape(text)) ?? 0) >= OFTEN))
      .map(({ line }) => line),
  );
};
const OFTEN = 4;
const PAGE_NUMBER = /^(?:[-–—]\s*)?(?:page\s+)?\d{1,4}(?:\s*(?:of|\/|\|)\s*\d{1,4})?(?:\s*[-–—])?$/i;

/** Whether a line can be such a header or footer: it is no rule, no sentence, no heading and no list item. */
const mayRepeat = (text: string): boolean =>
  text.length >= 8 && text.length < 90 && !/^\d{1,3}\.|[.:!?…”"')\]]$|^#|^[-*•]\s|^\[/.test(text);

const shape = (text: string): string => text.replace(/\d+/g, '#').toLowerCase();

/** Whether a text stops in the middle of a sentence. A short one may be a heading. */
export const stopsShort = (text: string): boolean => isOpen(text) && text.split(' ').length > LONGEST_HEADING;
/** Whether it ends without punctuation that ends a sentence. */
export const isOpen = (text: string): boolean => /[\p{L}\p{N},;'’(\-–—]$/u.test(text);
const LONGEST_HEADING = 5;

/** A warning if the last line stops in the middle of a word or a sentence, else none. A list whose items have no full stops is no sign of that. */
export const breakingOff = (lines: readonly ImportedLine[]): readonly string[] => {
  const filled = lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const last = filled.at(-1);
  if (last === undefined) return [];
  if (stopsInWord(last, filled) || endsInBrackets(last.text))
    return [`It breaks off in the middle of a word (line ${last.line}).`];
  if (last.text.startsWith('#') || !stopsShort(last.text)) return [];
  // Long items usually end in a full stop even if short ones do not.
  const open = filled.filter(
    ({ text }) => ITEM.test(text) && text.length * 1.5 > last.text.length && stopsShort(text),
  ).length;
  if (ITEM.test(last.text) && open > OPEN_ITEMS) return [];
  return [`It breaks off in the middle of a sentence (line ${last.line}).`];
};

/** In an open bracket, within a word. */
const endsInBrackets = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')') && /\p{L}$/u.test(text);

/** Whether the last word is cut off: it occurs nowhere else, and other words begin with it. */
const stopsInWord = ({ text }: ImportedLine, lines: readonly ImportedLine[]): boolean => {
  const piece = /(?<![\p{L}\p{N}'’])\p{L}{3,}$/u.exec(text)?.[0].toLowerCase();
  if (piece === undefined) return false;
  let asWord = 0;
  let asBeginning = 0;
  for (const line of lines)
    for (const [word] of line.text.toLowerCase().matchAll(/[\p{L}'’]+/gu))
      if (word === piece) asWord++;
      else if (word.startsWith(piece)) asBeginning++;
  return asWord === 1 && asBeginning > 0;
};
const OPEN_ITEMS = 3;
export const ITEM = /^(?:[-*+•●○]|\d{1,2}[.)])\s+/;
