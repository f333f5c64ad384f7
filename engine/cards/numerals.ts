/** Numbers as sentences write them: `3`, `three`, `third`. */
import { COUNTED } from '../language/words/numbers.ts';
import { fail, looksForA, type Parser, tokenAt, wordOf } from './parser.ts';

/** `3` or `three`. */
export const number = (p: Parser): number | null => {
  looksForA(p, 'number');
  const token = tokenAt(p);
  if (token.kind === 'number') {
    p.pos++;
    return token.value;
  }
  const counted = token.kind === 'word' ? COUNTED.indexOf(token.word) : -1;
  if (counted < 0) return fail(p, 'a number');
  p.pos++;
  return counted;
};

const ORDINALS: readonly string[] = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

export const ordinal = (p: Parser): number | null => {
  const word = wordOf(p, ORDINALS);
  if (word === undefined) return fail(p, 'first');
  p.pos++;
  return ORDINALS.indexOf(word) + 1;
};
