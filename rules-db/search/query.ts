/** A query as terms, each with everything that can stand for it in a text, and how well it does. */
import { once } from '../../engine/known.ts';
import { addAll, largestOf } from '../../engine/lists.ts';
import { meantWords } from './homographs.ts';
import type { Index } from './index.ts';
import { wordVectors } from './meaning/words.ts';
import type { Speller } from './speller.ts';
import { STOP_WORDS } from './stopwords.ts';
import { SYNONYMS } from './synonyms.ts';
import { stem, wordsOf } from './words.ts';

export interface Term {
  readonly alternatives: readonly Alternative[];
}

/** Stems that must all be there, and what finding them is worth. */
export interface Alternative {
  readonly stems: readonly string[];
  readonly weight: number;
}

const SYNONYM = 0.45;
/** Several words that are known together mean hardly anything else. */
const PHRASE = 0.7;
const PREFIX = 0.7;
const COMPLETION = 0.2;
const SPELLING = 1;

/**
 * Misspelt words are corrected where the index or the players' words have a near one; the last word also stands for
 * those it begins.
 */
export const parseQuery = (text: string, index: Index, speller: Speller): readonly Term[] => {
  const words = meantWords(text);
  const spelt = words.map(word => meantBy(word, index, speller));
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(spelt, at);
    const word = words[at] ?? '';
    if (phrase) terms.push({ alternatives: inPhrase(phrase) });
    else if (!STOP_WORDS.has(word) || words.length === 1)
      terms.push({ alternatives: ofWord(word, at === words.length - 1 ? 'typing' : 'whole', index, speller) });
    at += phrase ? phrase.length : 1;
  }
  return terms.filter(term => term.alternatives.length > 0);
};

/** All that may stand for something that is asked. */
export const stemsIn = (terms: readonly Term[]): ReadonlySet<string> =>
  new Set(terms.flatMap(term => term.alternatives.flatMap(each => each.stems)));

/** The words as they were probably meant; undefined where all are known. */
export const respell = (text: string, index: Index, speller: Speller): string | undefined => {
  const words = wordsOf(text);
  const spelt = words.map(word => meantBy(word, index, speller));
  return spelt.some((word, at) => word !== words[at]) ? spelt.join(' ') : undefined;
};

/** The word itself, or the nearest known one; of several as near, the one that is met most often. */
export const meantBy = (word: string, index: Index, speller: Speller): string => {
  if (isKnown(word, index)) return word;
  const [first, ...others] = speller.near(word);
  if (first === undefined) return word;
  const met = (near: string): number => index.postings.get(stem(near))?.documents.length ?? 0;
  return others
    .filter(({ nearness }) => nearness === first.nearness)
    .reduce((best, each) => (met(each.word) > met(best.word) ? each : best), first).word;
};

/** Words that players use and no text has: the speller knows them too. */
export const synonymWords = (): readonly string[] => SYNONYMS.flat().flatMap(member => wordsOf(member));

/** Whether a word needs no correction: indexed, a player's word, common in English, or one that searches ignore. */
export const isKnown = (word: string, index: Index): boolean =>
  STOP_WORDS.has(word) ||
  index.postings.has(stem(word)) ||
  synonyms().stems.has(stem(word)) ||
  wordVectors().commonness(stem(word)) !== undefined;

/** `typing`: the last word may not be typed to its end. */
const ofWord = (word: string, as: 'typing' | 'whole', index: Index, speller: Speller): readonly Alternative[] => {
  const exact = withSynonyms(stem(word), 1);
  const completions =
    as === 'typing' && word.length >= 3 && !STOP_WORDS.has(word) ? stemmed(speller.beginning(word, 6), COMPLETION) : [];
  if (isKnown(word, index)) return [...exact, ...completions];
  const longer = word.length >= 3 ? begunBy(word, speller.beginning(word, 12)) : [];
  if (longer.length > 0) return longer;
  return speller.near(word).flatMap(({ word: meant, nearness }) => withSynonyms(stem(meant), nearness * SPELLING));
};

/** The more of a word is typed, the surer it is meant. */
const begunBy = (beginning: string, words: readonly string[]): readonly Alternative[] =>
  words.map(word => ({ stems: [stem(word)], weight: Math.max(PREFIX, beginning.length / word.length) }));

const stemmed = (words: readonly string[], weight: number): readonly Alternative[] =>
  [...new Set(words.map(stem))].map(each => ({ stems: [each], weight }));

const withSynonyms = (word: string, weight: number): readonly Alternative[] => [
  { stems: [word], weight },
  ...(synonyms().single.get(word) ?? []).map(stems => ({ stems, weight: weight * SYNONYM })),
];

const inPhrase = (phrase: Phrase): readonly Alternative[] => [
  { stems: phrase.stems, weight: 1 },
  ...phrase.others.map(stems => ({ stems, weight: PHRASE })),
];

interface Phrase {
  /** Words that it takes in the question. */
  readonly length: number;
  readonly stems: readonly string[];
  readonly others: readonly (readonly string[])[];
  /** What the book calls it: the first of its group. */
  readonly book: readonly string[];
}

/** The words with the book's own in place of phrases that players have for them. */
export const inBookWords = (words: readonly string[]): readonly string[] => {
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    addAll(said, phrase?.book ?? [words[at] ?? '']);
    at += phrase?.length ?? 1;
  }
  return said;
};

/** The longest phrase that begins here. */
const phraseAt = (words: readonly string[], at: number): Phrase | undefined => {
  const { phrases, longest } = synonyms();
  for (let length = Math.min(longest, words.length - at); length > 1; length--) {
    const key = words
      .slice(at, at + length)
      .map(stem)
      .join(' ');
    const found = phrases.get(key);
    if (found) return found;
  }
  return undefined;
};

const stemsOf = (member: string): readonly string[] => {
  const words = wordsOf(member);
  const telling = words.filter(word => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
};

interface Synonyms {
  /** Of all words that players use, those within phrases too: `runs` in "runs out" is not meant to be `runes`. */
  readonly stems: ReadonlySet<string>;
  readonly single: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly phrases: ReadonlyMap<string, Phrase>;
  /** How many words the longest phrase has. */
  readonly longest: number;
}

/** By their stems; made when somebody first searches in words. */
const synonyms = once((): Synonyms => {
  const single = new Map<string, readonly (readonly string[])[]>();
  const phrases = new Map<string, Phrase>();
  for (const group of SYNONYMS)
    for (const member of group) {
      const words = wordsOf(member);
      const key = words.map(stem).join(' ');
      const others = group.filter(other => other !== member).map(stemsOf);
      if (words.length === 1) single.set(key, [...(single.get(key) ?? []), ...others]);
      else
        phrases.set(key, {
          length: words.length,
          stems: stemsOf(member),
          book: wordsOf(group[0] ?? member),
          others: [...(phrases.get(key)?.others ?? []), ...others],
        });
    }
  return {
    stems: new Set(synonymWords().map(stem)),
    single,
    phrases,
    longest: largestOf([...phrases.values()].map(phrase => phrase.length)),
  };
});
