/** How well each document answers: BM25 summed over the terms, less for each term that it lacks. */
import { type Index, rarityOf } from './index.ts';
import type { Alternative, Term } from './query.ts';

/** What does not hold in the edition asked for still answers, but after what does. */
const NOT_IN_FORCE = 0.6;

/** How little is left of a document's score that has only a vanishing share of what was asked. */
const LEAST_SHARE = 0.15;

export const scoreAll = (terms: readonly Term[], index: Index): ReadonlyMap<number, number> => {
  const total = new Map<number, number>();
  const found = new Map<number, number>();
  let asked = 0;
  for (const term of terms) {
    const matches = scoreTerm(term, index);
    if (matches.size === 0) continue;
    const rarity = rarityOf(matches.size, index.documents.length);
    asked += rarity;
    for (const [at, { score, weight }] of matches) {
      total.set(at, (total.get(at) ?? 0) + score);
      found.set(at, (found.get(at) ?? 0) + rarity * weight);
    }
  }
  for (const [at, score] of total) {
    const share = asked > 0 ? (found.get(at) ?? 0) / asked : 0;
    const force = index.documents[at]?.holds ? 1 : NOT_IN_FORCE;
    total.set(at, score * (LEAST_SHARE + (1 - LEAST_SHARE) * share) * force);
  }
  return total;
};

interface Match {
  readonly score: number;
  readonly weight: number;
}

/**
 * The best alternative counts for a document: a text that says kill and die does not match twice. A synonym is worth no
 * more for being rarer than the word that was asked.
 */
const scoreTerm = (term: Term, index: Index): ReadonlyMap<number, Match> => {
  const best = new Map<number, Match>();
  const asked = term.alternatives[0];
  const most = asked && isWhole(asked, index) ? rarest(asked, index) : Number.POSITIVE_INFINITY;
  for (const alternative of term.alternatives)
    for (const [at, score] of scoreAlternative(alternative, index, most))
      if (score > (best.get(at)?.score ?? 0)) best.set(at, { score, weight: alternative.weight });
  return best;
};

const isWhole = (alternative: Alternative, index: Index): boolean =>
  alternative.stems.every(stem => index.postings.has(stem));

const rarest = (alternative: Alternative, index: Index): number =>
  Math.max(...alternative.stems.map(stem => index.postings.get(stem)?.rarity ?? 0));

/** Documents that have all of its stems. A phrase is worth the mean of its words, and a little more. */
const scoreAlternative = (alternative: Alternative, index: Index, most: number): ReadonlyMap<number, number> => {
  let all = new Map<number, number>();
  const share = (alternative.stems.length > 1 ? 1.3 / alternative.stems.length : 1) * alternative.weight;
  for (const [nth, stem] of alternative.stems.entries()) {
    const posting = index.postings.get(stem);
    if (!posting) return new Map();
    const worth = share * Math.min(posting.rarity, most);
    const here = new Map<number, number>();
    posting.documents.forEach((at, i) => {
      const before = nth === 0 ? 0 : all.get(at);
      if (before !== undefined) here.set(at, before + (posting.strengths[i] ?? 0) * worth);
    });
    all = here;
  }
  return all;
};
