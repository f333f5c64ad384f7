/** What often goes wrong among the attributes of a line of the board. */

import { KEYWORDS } from '../../keywords.ts';
import { type Cursor, kindAt, tokenText, type Wanted } from '../tokens/cursor.ts';
import { T } from '../tokens/tokens.ts';
import { FLAGS } from '../words/words.ts';

/** Why the token at the cursor does not go there, as a sentence, where that is clear. */
export const attributeProblem = (c: Cursor, wanted: readonly Wanted[]): string | undefined => {
  const typed = tokenText(c);
  const takes = (word: string): boolean => wanted.some(each => 'word' in each && each.word === word);
  if (kindAt(c) === T.equals && (takes('exhausted') || takes('contested')))
    return 'The card of a line comes directly after its name, in front of everything else: NAME = CARD ….';
  if (takes('exhausted') && kindAt(c) === T.number && WITHOUT_NUMBER.includes(tokenText(c, c.pos - 1).toLowerCase()))
    return `“${tokenText(c, c.pos - 1)}” takes no number: leave the ${typed} out.`;
  if (takes('hand') && takes('runes') && ['trash', 'graveyard'].includes(typed.toLowerCase()))
    return `A trash has a line of its own: “trash ${tokenText(c, c.first + 1)} …”.`;
  const here = takes('exhausted') ? OF_ANOTHER_GAME.get(typed.toLowerCase()) : undefined;
  if (here !== undefined) return `“${typed}” is a word of another card game. ${here}`;
  if (/^-\d/.test(typed) && wanted.some(each => 'kind' in each && each.kind === 'number'))
    return `“${typed}” is less than 0, and this number is 0 or more.`;
  return undefined;
};

const WITHOUT_NUMBER: readonly string[] = [
  ...FLAGS.filter(flag => flag !== 'empowered'),
  ...KEYWORDS.filter(({ takesValue }) => !takesValue).map(({ name }) => name),
];

/** Keywords of another card game, and what there is here. */
const OF_ANOTHER_GAME: ReadonlyMap<string, string> = new Map([
  ['haste', 'A unit that is laid out is ready; one whose card can be paid to enter ready has “accelerate”.'],
  ['flying', 'All units at a battlefield fight there; one that moves from battlefield to battlefield has “ganking”.'],
  [
    'trample',
    'Damage is assigned among all units of the other side; what is beyond lethal damage is not dealt to a player.',
  ],
  ['vigilance', 'Units are exhausted by moving; a unit that is laid out is ready.'],
  [
    'defender',
    'Whoever has units where another player moves to defends; a unit that cannot move has that as a card’s sentence.',
  ],
  ['hexproof', 'What costs more to choose has “deflect”.'],
  ['indestructible', 'What cannot be dealt damage is “immune”.'],
  ['flash', 'What is played while others may answer has “reaction”, and a unit that is played to a showdown “ambush”.'],
]);
