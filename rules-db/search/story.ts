/** Questions that tell a story: where things stand, then what is asked. */
import { TRAITS } from './documents.ts';
import type { Term } from './query.ts';
import { stem, wordsOf } from './words.ts';

/** Of several sentences the words of the last, which asks; none where there is but one sentence. */
export const lastSentence = (question: string): readonly string[] => {
  const sentences = question
    .split(/[.!?;]+\s+/)
    .map(wordsOf)
    .filter(words => words.length >= SENTENCE);
  return sentences.length > 1 ? (sentences.at(-1) ?? []) : [];
};
/** Fewer words are no sentence: "Hi all.", "Thanks!" */
const SENTENCE = 3;

export const tellsStory = (question: string): boolean => lastSentence(question).length > 0;

/** How much each word of a question counts: of a story those of the sentence which asks a little more. */
export const worthIn = (question: string): ((term: Term) => number) => {
  const last = new Set(lastSentence(question).map(stem));
  return ({ alternatives: [asked] }) => (asked?.stems.some(each => last.has(each)) === true ? OF_ASKING : 1);
};
const OF_ASKING = 1.2;

/** How far documents of some traits suit a question that says so much. */
export const suitTo = (terms: readonly Term[]): ((traits: number) => number) =>
  terms.length <= FEW
    ? () => 1
    : traits => {
        if (traits & TRAITS.isFormal) return FORMAL;
        return traits & TRAITS.isAnswer ? ANSWERED : 1;
      };
const FEW = 3;

/** One word or two tell no situation: whoever types them means a title. */
export const tellsSituation = (terms: readonly Term[]): boolean => terms.length > TITLE;
const TITLE = 2;
/** How a keyword is written, or which cards have it, is seldom what somebody tells a story for. */
const FORMAL = 0.8;
/** An entry answers a whole question, a rule only part of it. */
const ANSWERED = 1.1;
