/** Which lines of a board are meant to be a unit's. */
import { type Cursor, tokenText } from '../tokens/cursor.ts';
import { T } from '../tokens/tokens.ts';
import { nearest } from '../words/near.ts';
import { PREDICATES, VERB_FORMS } from '../words/predicates.ts';
import { isUnitAttribute, nameRisk, PUZZLE_WORDS, STATEMENT_WORDS, UNIT_ATTRIBUTES } from '../words/words.ts';

/** Whether a line that begins with a name is a unit's, although its second word belongs to no unit's line. */
export const looksLikeUnit = (c: Cursor): boolean => {
  const { t, pos } = c;
  const second = t.kind[pos + 1];
  if (second === T.end || second === T.equals || second === T.comma) return true;
  const word = t.word[pos + 1] ?? '';
  if (second === T.word && isUnitAttribute(word)) return true;
  if (second !== T.word) return hasAttribute(c);
  if (word !== '' && nameRisk(word) === 'structure') return false;
  const typed = tokenText(c, pos + 1);
  if (word === '' && nearest(typed, UNIT_ATTRIBUTES) !== undefined) return true;
  if (PREDICATES.includes(word) || nearest(typed, VERB_FORMS) !== undefined) return false;
  const first = t.kind[pos] === T.word && t.word[pos] === '' ? tokenText(c) : '';
  if (first !== '' && nearest(first, BEGINNINGS) !== undefined) return false;
  return hasAttribute(c);
};

/** Few scenarios are puzzles, and a unit may well be called Goat. */
const BEGINNINGS = STATEMENT_WORDS.filter(word => !PUZZLE_WORDS.some(each => each === word));

const hasAttribute = (c: Cursor): boolean => {
  for (let i = c.pos + 1; c.t.kind[i] !== T.end; i++) {
    if (c.t.kind[i] === T.word && isUnitAttribute(c.t.word[i] ?? '')) return true;
  }
  return false;
};
