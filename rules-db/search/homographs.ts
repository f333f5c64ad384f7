/** Words that mean one thing in the rules and another in a phrase: `die` is what is rolled in "roll a die". */
import { wordsOf } from './words.ts';

/** How the phrase would be said without them. */
const UNAMBIGUOUS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:roll|throw|use|toss) (?:a|the|one|two|some) (?:die|dice)|(?:roll|throw) (?:die|dice)|die roll|dice)\b/g,
    'coin flip',
  ],
  [/\b(?:ends?|ended|ending|is|was) (?:in )?a draw\b/g, 'is a tie'],
];

/** The words of a question, as they are meant where what stands beside them decides it. */
export const meantWords = (question: string): readonly string[] =>
  wordsOf(UNAMBIGUOUS.reduce((text, [said, meant]) => text.replace(said, meant), wordsOf(question).join(' ')));
