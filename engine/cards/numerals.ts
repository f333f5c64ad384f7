/** Numbers as sentences write them: `3`, `three`, `third`. */
import { COUNTED } from '../language/words/numbers.ts';
import { fail, type Parser, peek, tokenAt } from './parser.ts';

/** `3` or `three`. */
export const number = (p: Parser): number | null => {
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

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

export const ordinal = (p: Parser): number | null => {
  const at = ORDINALS.indexOf(peek(p));
  if (at < 0) return fail(p, 'first');
  p.pos++;
  return at + 1;
};
