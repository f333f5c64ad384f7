/**
 * Text to tokens. Tokens are numbers in parallel arrays that are used again for every block, since a file is parsed
 * at each keystroke; a word of the language is found by hashing its characters where they are.
 */

import { ascii, charClass, DIGIT, INNER, isWordChar, LETTER, NEWLINE, OTHER } from '../words/chars.ts';
import { WORDS } from '../words/words.ts';
import { grow, LARGEST, pushToken, roomFor, T, type Tokens } from './tokens.ts';

const SLOTS = 2048;
const LONGEST = Math.max(...WORDS.map(word => word.length));
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
  let { kind: kinds, start: starts, end: ends, line: lines, word: words, value: values } = t;
  let count = 0;
  let line = 0;
  let lineHasTokens = false;
  let i = 0;
  while (i < length) {
    const c = text.charCodeAt(i);
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
      let plain = true;
      for (; j < length; j++) {
        const d = text.charCodeAt(j);
        const group = d < 128 ? (ascii[d] ?? OTHER) : charClass(d);
        if (group === OTHER || group > INNER) {
          // A dot belongs to a word only if the word continues after it.
          if (d !== 46 || j + 1 >= length || !isWordStart(text.charCodeAt(j + 1))) break;
        }
        if (d >= 128) plain = false;
        h = (h * 31 + (d | 32)) | 0;
      }
      kinds[count] = T.word;
      words[count] = plain && j - i <= LONGEST ? known(text, i, j, h) : '';
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
      i += c === 13 && text.charCodeAt(i + 1) === 10 ? 2 : 1;
      line++;
      continue;
    }
    let kind: number = T.other;
    let j = i + 1;
    let value = 0;
    if (k === DIGIT) {
      while (j < length && charClass(text.charCodeAt(j)) === DIGIT) j++;
      const d = j < length ? text.charCodeAt(j) : 0;
      if ((d | 32) === 120 && !(j + 1 < length && isWordChar(text.charCodeAt(j + 1)))) {
        kind = T.count;
        value = digits(text, i, j);
        j++;
      } else if (d === 46 && j + 1 < length && isWordStart(text.charCodeAt(j + 1))) {
        kind = T.dotted;
        while (j < length) {
          const e = text.charCodeAt(j);
          if (!isWordStart(e) && !(e === 46 && j + 1 < length && isWordStart(text.charCodeAt(j + 1)))) break;
          j++;
        }
      } else if (d !== 0 && isWordChar(d)) {
        kind = T.word;
        while (j < length && isWordChar(text.charCodeAt(j))) j++;
      } else {
        kind = T.number;
        value = digits(text, i, j);
      }
    } else if (c === 34) {
      kind = T.string;
      j = closing(text, i + 1);
      if (j < 0) {
        j = unclosed(t, i);
      }
    } else if (c === 44) kind = T.comma;
    else if (c === 58) kind = T.colon;
    else if (c === 61) kind = T.equals;
    else if (c === 35) {
      while (j < length && charClass(text.charCodeAt(j)) !== NEWLINE) j++;
      t.comments.push({ line, span: { start: i, end: j }, text: text.slice(i, j), alone: !lineHasTokens });
      i = j;
      continue;
    } else if ((c === 43 || c === 45 || c === 0x2212) && charClass(text.charCodeAt(j)) === DIGIT) {
      kind = T.signed;
      while (j < length && charClass(text.charCodeAt(j)) === DIGIT) j++;
      value = digits(text, i + 1, j);
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
    }
    values[count] = value;
    pushToken(t, count++, kind, i, j, line);
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

const isWordStart = (c: number): boolean => {
  const k = charClass(c);
  return k === LETTER || k === DIGIT;
};

const known = (text: string, start: number, end: number, hash: number): string => {
  let slot = hash & (SLOTS - 1);
  for (;;) {
    const word = slots[slot] ?? '';
    if (word === '') return '';
    if (word.length === end - start && sameWord(text, start, word)) return word;
    slot = (slot + 1) & (SLOTS - 1);
  }
};

const sameWord = (text: string, start: number, word: string): boolean => {
  for (let i = 0; i < word.length; i++) {
    const c = text.charCodeAt(start + i);
    if ((c >= 65 && c <= 90 ? c | 32 : c) !== word.charCodeAt(i)) return false;
  }
  return true;
};

const digits = (text: string, start: number, end: number): number => {
  let value = 0;
  for (let i = start; i < end; i++) {
    value = value * 10 + text.charCodeAt(i) - 48;
    if (value > LARGEST) return LARGEST + 1;
  }
  return value;
};

/** After the closing quote, or -1 where the line ends first. */
const closing = (text: string, from: number): number => {
  for (let i = from; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 34) return i + 1;
    if (c === 10 || c === 13) return -1;
    if (c === 92) {
      const next = text.charCodeAt(i + 1);
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
