/** Whether a clause is in the present or the past tense: `it attacks this turn`, `it has attacked this turn`. */
import type { Parser } from '../parser.ts';
import { OBJECT_VERBS, PLAYER_VERBS } from './verbs.ts';

const HAPPENS: ReadonlySet<string> = new Set(
  [...PLAYER_VERBS, ...OBJECT_VERBS].flatMap(({ words }) =>
    words.slice(0, 2).filter(each => !each.includes(' ') && !each.endsWith('ed')),
  ),
);
const PAST = /^(?:did|have|has|had|was|were|been|'s)$/u;

/** Whether the words read since token `from` are in the present tense. */
export const isPresent = (p: Parser, from: number): boolean => {
  const words = p.tokens.slice(from, p.pos).map(({ word }) => word);
  return words.some(word => HAPPENS.has(word)) && !words.some(word => PAST.test(word));
};
