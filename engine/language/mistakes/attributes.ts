/** What often goes wrong among the attributes of a line of the board. */

import { KEYWORDS } from '../../keywords.ts';
import { type Cursor, kindAt, tokenText, type Wanted } from '../tokens/cursor.ts';
import { T } from '../tokens/tokens.ts';
import { FLAGS } from '../words/words.ts';
import { otherKeyword, otherKeywordText } from './otherGames.ts';

/** Why the token at the cursor does not go there, as a sentence, where that is clear. */
export const attributeProblem = (c: Cursor, wanted: readonly Wanted[]): string | undefined => {
  const typed = tokenText(c);
  const takes = (word: string): boolean => wanted.some(each => 'word' in each && each.word === word);
  if (kindAt(c) === T.equals && (takes('exhausted') || takes('contested')))
    return 'The card comes directly after the name, before everything else: NAME = CARD ….';
  if (takes('exhausted') && kindAt(c) === T.number && WITHOUT_NUMBER.includes(tokenText(c, c.pos - 1).toLowerCase()))
    return `“${tokenText(c, c.pos - 1)}” takes no number: leave the ${typed} out.`;
  if (takes('hand') && takes('trash') && ['graveyard', 'discard'].includes(typed.toLowerCase()))
    return `What other games call “${typed}” is the trash: “trash CARD, …”.`;
  const other = takes('exhausted') ? otherKeyword(typed) : undefined;
  if (other !== undefined) return otherKeywordText(typed, other);
  if (/^-\d/.test(typed) && wanted.some(each => 'kind' in each && each.kind === 'number'))
    return `“${typed}” is less than 0, and this number is 0 or more.`;
  return undefined;
};

const WITHOUT_NUMBER: readonly string[] = [
  ...FLAGS.filter(flag => flag !== 'empowered'),
  ...KEYWORDS.filter(({ takesValue }) => !takesValue).map(({ name }) => name),
];
