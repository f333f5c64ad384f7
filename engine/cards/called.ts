/** Phrases that call something by a description: `that enemy unit`, `the equipped unit`. */
import { ADJECTIVES } from './nouns.ts';
import { oneWord, type Parser, peek, wordIn, wordOf } from './parser.ts';
import type { Called } from './referents.ts';

/** `that enemy unit`, `the equipped unit`. */
export const calledSo = (p: Parser): Called | undefined => {
  const side = oneWord(p, ['enemy', 'friendly']);
  const word = peek(p);
  const is = word === 'token' ? undefined : wordIn(p, ADJECTIVES);
  if (is !== undefined || wordOf(p, ['other']) !== undefined) p.pos++;
  if (side === null && is === undefined) return undefined;
  return { ...(side === null ? {} : { side }), ...(is === undefined ? {} : { is }) };
};
