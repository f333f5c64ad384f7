/** How well the words of each document answer: the mean of BM25 over the terms, less for each term that it lacks. */
import { largestOf } from '../../engine/lists.ts';
import { TRAITS } from './documents.ts';
import { type Index, type Posting, rarityOf } from './index.ts';
import type { Alternative, Term } from './query.ts';

/** What does not hold in the edition asked for still answers, but after what does. */
export const NOT_IN_FORCE = 0.6;

/** How little is left of a document's score that has only a vanishing share of what was asked. */
const LEAST_SHARE = 0.15;

/** The score of each document, 0 where nothing of what was asked is in it. `worth`: how much a term counts beside the others. */
export const scoreAll = (terms: readonly Term[], index: Index, worth: (term: Term) => number): Float64Array => {
  const { count } = index;
  const total = new Float64Array(count);
  const found = new Float64Array(count);
  let asked = 0;
  for (const term of terms) {
    const { scores, weights, matches } = scoreTerm(term, index);
    if (matches === 0) continue;
    const times = worth(term);
    const rarity = times * rarityOf(matches, count);
    asked += rarity;
    for (let at = 0; at < count; at++) {
      total[at] = (total[at] ?? 0) + times * (scores[at] ?? 0);
      found[at] = (found[at] ?? 0) + rarity * (weights[at] ?? 0);
    }
  }
  return total.map((score, at) => {
    if (score === 0) return 0;
    const share = (found[at] ?? 0) / asked;
    const force = (index.traits[at] ?? 0) & TRAITS.holds ? 1 : NOT_IN_FORCE;
    return ((score * (LEAST_SHARE + (1 - LEAST_SHARE) * share)) / asked) * force;
  });
};

interface TermScores {
  readonly scores: Float64Array;
  /** What the alternative was worth that gave the score. */
  readonly weights: Float64Array;
  /** How many documents have any of the alternatives. */
  readonly matches: number;
}

/**
 * The best alternative counts for a document: a text that says kill and die does not match twice. A synonym is worth no
 * more for being rarer than the word that was asked.
 */
const scoreTerm = (term: Term, index: Index): TermScores => {
  const scores = new Float64Array(index.count);
  const weights = new Float64Array(index.count);
  let matches = 0;
  const asked = term.alternatives[0];
  const most = asked && isWhole(asked, index) ? rarest(asked, index) : Number.POSITIVE_INFINITY;
  for (const alternative of term.alternatives)
    scoreAlternative(alternative, index, most, (at, score) => {
      const before = scores[at] ?? 0;
      if (before === 0) matches += 1;
      if (score <= before) return;
      scores[at] = score;
      weights[at] = alternative.weight;
    });
  return { scores, weights, matches };
};

const isWhole = (alternative: Alternative, index: Index): boolean =>
  alternative.stems.every(stem => index.postings.has(stem));

const rarest = (alternative: Alternative, index: Index): number =>
  largestOf(alternative.stems.map(stem => index.postings.get(stem)?.rarity ?? 0));

/** Tells the documents that have all of its stems. A phrase is worth the mean of its words, and a little more. */
const scoreAlternative = (
  { stems, weight }: Alternative,
  index: Index,
  most: number,
  tell: (at: number, score: number) => void,
): void => {
  const postings = stems.map(stem => index.postings.get(stem));
  const [first, ...others] = postings;
  const share = (stems.length > 1 ? 1.3 / stems.length : 1) * weight;
  const worthOf = ({ rarity }: Posting): number => share * Math.min(rarity, most);
  if (first === undefined || postings.includes(undefined)) return;
  const beside = others.map(posting => scoresOf(posting, posting === undefined ? 0 : worthOf(posting)));
  const worth = worthOf(first);
  for (const [i, at] of first.documents.entries()) {
    let score = (first.strengths[i] ?? 0) * worth;
    let hasAll = true;
    for (const scores of beside) {
      const other = scores.get(at);
      if (other === undefined) hasAll = false;
      else score += other;
    }
    if (hasAll) tell(at, score);
  }
};

/** By document. */
const scoresOf = (posting: Posting | undefined, worth: number): ReadonlyMap<number, number> =>
  new Map(Array.from(posting?.documents ?? [], (at, i) => [at, (posting?.strengths[i] ?? 0) * worth]));
