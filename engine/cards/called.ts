/** Phrases that call something by a description: `that enemy unit`, `the equipped unit`. */
import { ADJECTIVES } from './nouns.ts';
import { oneWord, type Parser, peek } from './parser.ts';
import type { Called } from './referents.ts';

/** `that enemy unit`, `the equipped unit`. */
export const calledSo = (p: Parser): Called | undefined => {
  const side = oneWord(p, ['enemy', 'friendly']);
  const word = peek(p);
  const is = Object.hasOwn(ADJECTIVES, word) && word !== 'token' ? ADJECTIVES[word] : undefined;
  if (is !== undefined || word === 'other') p.pos++;
  if (side === null && is === undefined) return undefined;
  return { ...(side === null ? {} : { side }), ...(is === undefined ? {} : { is }) };
};
