/**
 * How near a question comes, word by word, to the phrases that a document is asked for in: what two texts mean as a whole may be
 * alike although each speaks of something that the other does not.
 */
import { knownBy } from '../../../engine/known.ts';
import { largestOf } from '../../../engine/lists.ts';
import type { AskedFor, Index } from '../index.ts';
import { shareKnown } from './score.ts';
import { type WordVectors, wordVectors } from './words.ts';

/**
 * From 0, nothing alike, to 1, where every word of the question is in some phrase, and every word of it in the question. Of the two,
 * it matters by `ofAsked` that the question's words are in the phrase, from 0 to 1.
 */
export const likenessByWord = (
  question: readonly string[],
  index: Index,
  ofAsked: number = ALIKE,
): ((at: number) => number) => {
  const meant = meaningsIn(wordVectors());
  const asked = question.flatMap(word => meant(word) ?? []);
  const beside = knownBy((word: string) => besideAll(asked, meant(word)));
  // To what nobody knows the meaning of, no phrase is near.
  const known = shareKnown(question);
  return at =>
    known *
    largestOf(
      index.asksOf(at).map(phrase => bothWays(asked, phrase, beside, ofAsked)),
      0,
    );
};

/** Both texts count alike. */
const ALIKE = 0.5;
/** A phrase is short beside a story: that it is all in there says less than that it says what is told there. */
export const OF_STORY = 0.6;

interface Meaning {
  /** Of length 1. */
  readonly direction: Float32Array;
  /** How much the word tells. */
  readonly weight: number;
}

const meaningsIn =
  ({ of }: WordVectors) =>
  (word: string): Meaning | undefined => {
    const vector = of(word);
    if (vector === undefined) return undefined;
    const weight = Math.sqrt(product(vector, vector));
    return weight === 0 ? undefined : { direction: vector.map(part => part / weight), weight };
  };

/** A word of a phrase, and how near it is to each word of the question. */
interface Beside {
  readonly weight: number;
  readonly near: Float64Array;
  readonly nearest: number;
}

const besideAll = (asked: readonly Meaning[], word: Meaning | undefined): Beside | undefined => {
  if (word === undefined) return undefined;
  const near = Float64Array.from(asked, ({ direction }) => product(direction, word.direction));
  return { weight: word.weight, near, nearest: largestOf(near, 0) };
};

/** Each word counts as far as the nearest of the other text goes in its direction, by what it tells. */
const bothWays = (
  asked: readonly Meaning[],
  { words }: AskedFor,
  beside: (word: string) => Beside | undefined,
  ofAsked: number,
): number => {
  const best = new Float64Array(asked.length);
  let [inPhrase, ofPhrase] = [0, 0];
  for (const word of words) {
    const each = beside(word);
    if (each === undefined) continue;
    ofPhrase += each.weight;
    inPhrase += each.weight * each.nearest;
    for (let at = 0; at < best.length; at++) best[at] = Math.max(best[at] ?? 0, each.near[at] ?? 0);
  }
  let [inQuestion, ofQuestion] = [0, 0];
  for (const [at, { weight }] of asked.entries()) {
    ofQuestion += weight;
    inQuestion += weight * (best[at] ?? 0);
  }
  if (ofQuestion === 0 || ofPhrase === 0) return 0;
  return Math.max(0, inQuestion / ofQuestion) ** ofAsked * Math.max(0, inPhrase / ofPhrase) ** (1 - ofAsked);
};

const product = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let k = 0; k < one.length; k++) sum += (one[k] ?? 0) * (other[k] ?? 0);
  return sum;
};
