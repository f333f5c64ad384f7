/** How well documents answer by what is meant, whatever the words. */
import { TRAITS } from '../documents.ts';
import { meantWords } from '../homographs.ts';
import type { Index } from '../index.ts';
import { inBookWords, isKnown, meantBy, type Term } from '../query.ts';
import { NOT_IN_FORCE } from '../score.ts';
import type { Speller } from '../speller.ts';
import { STOP_WORDS } from '../stopwords.ts';
import { lastSentence, tellsStory } from '../story.ts';
import { nearnessTo } from './nearness.ts';
import { wordVectors } from './words.ts';

/** What meaning counts beside the words, whose score is 1 to 3 where all of them are found. */
const WEIGHT = 4;
/** Where there are but a few, and the book has them all: those are meant as they are. */
const WEIGHT_WHERE_SHORT = 3;
const SHORT = 2;
/** A story as a whole is near to much that it only mentions. */
const WEIGHT_OF_STORY = 3;
/** Somewhat more than either: rulings on a card are near to its name, too. */
const WEIGHT_OF_NAMES = 5;
/** Less than what both mean as a whole: it is looked at a second time by it, among what that found. */
const WEIGHT_BY_WORD = 2;
/** Of a story more, for the same reason. */
const WEIGHT_BY_WORD_OF_STORY = 4;
/** So few words mean nothing beside themselves: what lacks them is no answer. */
const TOO_SHORT = 1;
/** Everything is somewhat near to everything: only what is very near says something. */
const SHARPNESS = 3;

/** To be added to what the words have scored. */
export const meaningOf = (
  question: string,
  terms: readonly Term[],
  scores: Float64Array,
  index: Index,
  speller: Speller,
): Float64Array => {
  const words = meantWords(question);
  const meant = words.map(word => meantBy(word, index, speller));
  const last = lastSentence(question).map(word => meantBy(word, index, speller));
  const weight = weightOf(last, meant, terms, index) * shareKnown(meant);
  const needsWords = terms.length <= TOO_SHORT;
  const near = nearnessTo(asMeant(meant, terms, index), index);
  const nearLast = last.length === 0 ? near : nearnessTo(last, index);
  return near.map((nearness, at) =>
    needsWords && scores[at] === 0
      ? 0
      : weight * worthOf((1 - OF_LAST) * nearness + OF_LAST * (nearLast[at] ?? 0), index.traits[at] ?? 0),
  );
};

const weightOf = (last: readonly string[], words: readonly string[], terms: readonly Term[], index: Index): number => {
  if (isMeantLiterally(words, terms, index)) return WEIGHT_WHERE_SHORT;
  return last.length > 0 ? WEIGHT_OF_STORY : WEIGHT;
};

/** One or two words, which the book has. */
const isMeantLiterally = (words: readonly string[], terms: readonly Term[], index: Index): boolean =>
  terms.length <= SHORT && words.every(word => isKnown(word, index));

/** What players call something by two words is as little alike to each of them as `summoning sick` to a sickness. */
export const asMeant = (words: readonly string[], terms: readonly Term[], index: Index): readonly string[] =>
  isMeantLiterally(words, terms, index) ? inBookWords(words) : words;

/** How much of a story's meaning is that of the sentence which asks. */
const OF_LAST = 0.15;

/** Of the words that say something, those whose meaning is known: names have none. */
export const shareKnown = (words: readonly string[]): number => {
  const telling = words.filter(word => !STOP_WORDS.has(word));
  const known = telling.filter(word => wordVectors().of(word) !== undefined);
  return telling.length === 0 ? 1 : known.length / telling.length;
};

/** Cards are asked for by their names, which mean nothing: to have just these words is for them what being near is for others. */
export const meaningByName = (likeness: number, traits: number): number =>
  traits & TRAITS.isCard ? WEIGHT_OF_NAMES * worthOf(likeness, traits) : 0;

/** To be added for what comes near a question word by word; for a card only if it is named: to be near to its name says nothing. */
export const meaningByWord = (question: string): ((byWord: number, likeness: number, traits: number) => number) => {
  const weight = tellsStory(question) ? WEIGHT_BY_WORD_OF_STORY : WEIGHT_BY_WORD;
  return (byWord, likeness, traits) =>
    traits & TRAITS.isCard && likeness === 0 ? 0 : weight * worthOf(byWord, traits);
};

const worthOf = (nearness: number, traits: number): number =>
  nearness ** SHARPNESS * (traits & TRAITS.holds ? 1 : NOT_IN_FORCE);
