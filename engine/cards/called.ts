import { ADJECTIVES } from './nouns.ts';
import { type Parser, peek, say } from './parser.ts';
import type { Called } from './referents.ts';

/** `that enemy unit`, `the equipped unit`. */
export const calledSo = (p: Parser): Called | undefined => {
  const side = say(p, 'enemy') ? 'enemy' : say(p, 'friendly') ? 'friendly' : undefined;
  const word = peek(p);
  const is = Object.hasOwn(ADJECTIVES, word) && word !== 'token' ? ADJECTIVES[word] : undefined;
  if (is !== undefined || word === 'other') p.pos++;
  if (side === undefined && is === undefined) return undefined;
  return { ...(side === undefined ? {} : { side }), ...(is === undefined ? {} : { is }) };
};
