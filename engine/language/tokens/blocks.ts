/** A file's blocks: each `scenario`, `card` and `use` with all lines up to the next. */

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
    while (i < text.length && charClass(text.charCodeAt(i)) !== NEWLINE) i++;
    if (i < text.length) {
      i += text.charCodeAt(i) === 13 && text.charCodeAt(i + 1) === 10 ? 2 : 1;
      line++;
    }
  }
  if (text.length > start) blocks.push({ text: text.slice(start), offset: start, line: startLine });
  return blocks;
};

/** Whether the word at an offset opens a block. */
const beginsBlock = (text: string, at: number): boolean => {
  const c = text.charCodeAt(at) | 32;
  if (c === 115) return isWord(text, at, 'scenario');
  if (c === 99) return isWord(text, at, 'card');
  return c === 117 && isWord(text, at, 'use');
};

const isWord = (text: string, at: number, word: string): boolean => {
  const end = at + word.length;
  if (end < text.length && isWordChar(text.charCodeAt(end))) return false;
  return text.slice(at, end).toLowerCase() === word;
};
