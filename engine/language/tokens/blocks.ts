/** A file's blocks: each `scenario`, `puzzle`, `card` and `use` with all lines up to the next. */

import { BLANK, charClass, isWordChar, NEWLINE } from '../words/chars.ts';

export interface BlockText {
  readonly text: string;
  /** Where it begins in the file, in UTF-16 units. */
  readonly offset: number;
  /** Its first line in the file, from 0. */
  readonly line: number;
}

/** Splits a text. Lines before the first of these words are a block of their own. */
export const splitBlocks = (text: string): BlockText[] => {
  const blocks: BlockText[] = [];
  const endOfLine = text.includes('\r') ? endAtAnyBreak : endAtLineFeed;
  let start = 0;
  let startLine = 0;
  let line = 0;
  let i = 0;
  while (i < text.length) {
    const lineStart = i;
    while (i < text.length && charClass(text.charCodeAt(i)) === BLANK) i++;
    if (beginsBlock(text, i) && lineStart > start) {
      blocks.push({ text: text.slice(start, lineStart), offset: start, line: startLine });
      start = lineStart;
      startLine = line;
    }
    i = endOfLine(text, i);
    if (i < text.length) {
      i += text.charCodeAt(i) === 13 && text.charCodeAt(i + 1) === 10 ? 2 : 1;
      line++;
    }
  }
  if (text.length > start) blocks.push({ text: text.slice(start), offset: start, line: startLine });
  return blocks;
};

/** Most files have no carriage return: leaping from one line feed to the next is several times faster. */
const endAtLineFeed = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

const endAtAnyBreak = (text: string, from: number): number => {
  let end = from;
  while (end < text.length && charClass(text.charCodeAt(end)) !== NEWLINE) end++;
  return end;
};

/** Whether the word at an offset opens a block. */
const beginsBlock = (text: string, at: number): boolean => {
  const c = text.charCodeAt(at) | 32;
  if (c === 115) return isWord(text, at, 'scenario');
  if (c === 112) return isWord(text, at, 'puzzle');
  if (c === 99) return isWord(text, at, 'card');
  return c === 117 && isWord(text, at, 'use');
};

const isWord = (text: string, at: number, word: string): boolean => {
  const end = at + word.length;
  for (let i = 0; i < word.length; i++) if ((text.charCodeAt(at + i) | 32) !== word.charCodeAt(i)) return false;
  return end >= text.length || !isWordChar(text.charCodeAt(end));
};
