/**
 * Text to tokens. Tokens are numbers in parallel arrays that are reused for every block, because a file is parsed at
 * each keystroke; a word of the language is found by hashing its characters in place.
 */

import { largestOf } from '../../lists.ts';
import { ascii, charClass, DIGIT, INNER, isWordChar, LETTER, NEWLINE, OTHER } from '../words/chars.ts';
import { WORDS } from '../words/words.ts';
import { otherComment } from './comments.ts';
import { grow, LARGEST, pushToken, roomFor, T, type Tokens } from './tokens.ts';
import { unitsOf } from './units.ts';

type Units = Uint8Array | Uint16Array;

const SLOTS = 2048;
const LONGEST = largestOf(WORDS.map(word => word.length));
const slots: string[] = new Array<string>(SLOTS).fill('');
for (const word of WORDS) {
  let h = 0;
  for (let i = 0; i < word.length; i++) h = (h * 31 + word.charCodeAt(i)) | 0;
  let slot = h & (SLOTS - 1);
  while (slots[slot] !== '') slot = (slot + 1) & (SLOTS - 1);
  slots[slot] = word;
}

const buffer = roomFor(1024);

/** The tokens of a text. They hold until the next call with the same room. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one loop that keeps its place in local variables, for speed.
export const lex = (text: string, room: Tokens = buffer): Tokens => {
  const t = room;
  t.text = text;
  t.comments = [];
  t.problems = [];
  const length = text.length;
  const units = unitsOf(text);
  let { kind: kinds, start: starts, end: ends, line: lines, word: words, value: values } = t;
  let count = 0;
  let line = 0;
  let lineHasTokens = false;
  let i = 0;
  while (i < length) {
    const c = units[i] ?? 0;
    if (c === 32) {
      i++;
      continue;
    }
    if (count + 2 >= kinds.length) {
      grow(t);
      ({ kind: kinds, start: starts, end: ends, line: lines, word: words, value: values } = t);
    }
    const k = c < 128 ? (ascii[c] ?? OTHER) : charClass(c);
    if (k === LETTER) {
      let h = 0;
      let j = i;
      let all = 0;
      // The 0 after the last unit ends a word as well.
      for (; ; j++) {
        const d = units[j] ?? 0;
        const group = d < 128 ? (ascii[d] ?? OTHER) : charClass(d);
        if (group === OTHER || group > INNER) {
          // A dot belongs to a word only if the word continues after it.
          if (d !== 46 || !isWordStart(units[j + 1] ?? 0)) break;
        }
        all |= d;
        h = (h * 31 + (d | 32)) | 0;
      }
      kinds[count] = T.word;
      words[count] = all < 128 && j - i <= LONGEST ? known(units, i, j, h) : '';
      starts[count] = i;
      ends[count] = j;
      lines[count++] = line;
      lineHasTokens = true;
      i = j;
      continue;
    }
    if (k === NEWLINE) {
      if (lineHasTokens) {
        pushToken(t, count++, T.end, i, i, line);
        lineHasTokens = false;
      }
      i += c === 13 && units[i + 1] === 10 ? 2 : 1;
      line++;
      continue;
    }
    let kind: number = T.other;
    let j = i + 1;
    let value = 0;
    if (k === DIGIT) {
      while (isDigit(units[j] ?? 0)) j++;
      const d = units[j] ?? 0;
      if ((d | 32) === 120 && !isWordChar(units[j + 1] ?? 0)) {
        kind = T.count;
        value = digits(units, i, j);
        j++;
      } else if (d === 46 && isWordStart(units[j + 1] ?? 0)) {
        kind = T.dotted;
        for (; ; j++) {
          const e = units[j] ?? 0;
          if (!isWordStart(e) && !(e === 46 && isWordStart(units[j + 1] ?? 0))) break;
        }
      } else if (isWordChar(d)) {
        kind = T.word;
        while (isWordChar(units[j] ?? 0)) j++;
      } else {
        kind = T.number;
        value = digits(units, i, j);
      }
    } else if (c === 34) {
      kind = T.string;
      j = closing(units, i + 1, length);
      if (j < 0) {
        j = unclosed(t, i);
      }
    } else if (c === 44) kind = T.comma;
    else if (c === 58) kind = T.colon;
    else if (c === 61) kind = T.equals;
    else if (c === 35) {
      while (j < length && charClass(units[j] ?? 0) !== NEWLINE) j++;
      t.comments.push({ line, span: { start: i, end: j }, text: text.slice(i, j), alone: !lineHasTokens });
      i = j;
      continue;
    } else if ((c === 43 || c === 45 || c === 0x2212) && isDigit(units[j] ?? 0)) {
      kind = T.signed;
      while (isDigit(units[j] ?? 0)) j++;
      value = digits(units, i + 1, j);
      if (c !== 43) value = 0 - value;
    } else if (isCurlyQuote(c)) {
      const close = closingCurly(text, j);
      if (close > 0) {
        kind = T.string;
        straighten(t, i, close);
        j = close;
      }
    } else if (k !== OTHER && k !== INNER) {
      i++;
      continue;
    } else if (c === 47 || c === 45 || c === 59) {
      const comment = otherComment(text, i, !lineHasTokens);
      if (comment !== null) {
        t.problems.push(comment.problem);
        i = comment.end;
        t.comments.push({ line, span: comment.problem.span, text: text.slice(j - 1, i), alone: !lineHasTokens });
        continue;
      }
    }
    kinds[count] = kind;
    words[count] = '';
    starts[count] = i;
    ends[count] = j;
    values[count] = value;
    lines[count++] = line;
    lineHasTokens = true;
    i = j;
  }
  if (lineHasTokens) pushToken(t, count++, T.end, length, length, line);
  t.count = count;
  return t;
};

/** The text of a quoted name, without its quotes and escapes. */
export const unquote = (text: string, start: number, end: number): string => {
  const last = text.charCodeAt(end - 1);
  const closed = end - start > 1 && (last === 34 || isCurlyQuote(last)) && !escapedAt(text, start, end - 1);
  const inner = text.slice(start + 1, closed ? end - 1 : end);
  return inner.includes('\\') ? inner.replace(/\\(["\\])/g, '$1') : inner;
};

/** A name between quotes. */
export const quote = (name: string): string => `"${name.replace(/["\\]/g, '\\$&')}"`;

const isDigit = (c: number): boolean => charClass(c) === DIGIT;

const isWordStart = (c: number): boolean => {
  const k = charClass(c);
  return k === LETTER || k === DIGIT;
};

const known = (units: Units, start: number, end: number, hash: number): string => {
  let slot = hash & (SLOTS - 1);
  for (;;) {
    const word = slots[slot] ?? '';
    if (word === '') return '';
    if (word.length === end - start && sameWord(units, start, word)) return word;
    slot = (slot + 1) & (SLOTS - 1);
  }
};

const sameWord = (units: Units, start: number, word: string): boolean => {
  for (let i = 0; i < word.length; i++) {
    const c = units[start + i] ?? 0;
    if ((c >= 65 && c <= 90 ? c | 32 : c) !== word.charCodeAt(i)) return false;
  }
  return true;
};

const digits = (units: Units, start: number, end: number): number => {
  let value = 0;
  for (let i = start; i < end; i++) {
    value = value * 10 + (units[i] ?? 0) - 48;
    if (value > LARGEST) return LARGEST + 1;
  }
  return value;
};

/** After the closing quote, or -1 where the line ends first. */
const closing = (units: Units, from: number, end: number): number => {
  for (let i = from; i < end; i++) {
    const c = units[i] ?? 0;
    if (c === 34) return i + 1;
    if (c === 10 || c === 13) return -1;
    if (c === 92) {
      const next = units[i + 1];
      if (next === 34 || next === 92) i++;
    }
  }
  return -1;
};

/** Reports a string without an end, and gives where its line ends (trailing blanks aside). */
const unclosed = (t: Tokens, start: number): number => {
  let end = start + 1;
  while (end < t.text.length && charClass(t.text.charCodeAt(end)) !== NEWLINE) end++;
  while (end > start + 1 && charClass(t.text.charCodeAt(end - 1)) === 4) end--;
  t.problems.push({
    code: 'syntax/unterminated-string',
    span: { start, end },
    message: 'This name opens with a double quote and has no closing one before the line ends.',
  });
  return end;
};

const isCurlyQuote = (c: number): boolean => c === 0x201c || c === 0x201d || c === 0x201e;

const closingCurly = (text: string, from: number): number => {
  for (let i = from; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 10 || c === 13 || c === 34) return -1;
    if (isCurlyQuote(c)) return i + 1;
  }
  return -1;
};

const straighten = (t: Tokens, start: number, end: number): void => {
  const text = `"${t.text.slice(start + 1, end - 1)}"`;
  t.problems.push({
    code: 'syntax/expected',
    span: { start, end },
    message: `A name is written in straight double quotes: ${text}.`,
    replacement: { span: { start, end }, text, title: 'Use straight quotes' },
  });
};

const escapedAt = (text: string, start: number, at: number): boolean => {
  let slashes = 0;
  for (let i = at - 1; i > start && text.charCodeAt(i) === 92; i--) slashes++;
  return slashes % 2 === 1;
};
