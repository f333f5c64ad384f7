/** Finds rules, FAQ entries, rulings and keywords: by number at once, else by words. */
import type { Edition } from '../../engine/game/editions.ts';
import { parseBeginning } from '../numbers.ts';
import type { RuleBook, SearchOptions, SearchResult } from '../types.ts';
import { type Document, documentsOf } from './documents.ts';
import { excerptOf } from './excerpt.ts';
import { buildIndex, type Index } from './index.ts';
import { findByNumber } from './number.ts';
import { type Alternative, parseQuery, respell, synonymWords, type Term } from './query.ts';
import { makeSpeller, type Speller } from './speller.ts';

const LIMIT = 20;

export const searchBook = (book: RuleBook, words: string, options: SearchOptions): readonly SearchResult[] => {
  const limit = options.limit ?? LIMIT;
  const isAsked = (kind: Document['kind']) => options.kinds?.includes(kind) ?? true;
  const beginning = parseBeginning(words);
  if (beginning !== undefined) return isAsked('rule') ? findByNumber(book, beginning, options.edition, limit) : [];
  const { index, speller } = enginesOf(book, options.edition);
  const terms = parseQuery(words, index, speller);
  const scores = scoreAll(terms, index);
  const stems = new Set(terms.flatMap(term => term.alternatives.flatMap(each => each.stems)));
  return [...scores]
    .map(([at, score]) => ({ at, score, document: index.documents[at] }))
    .filter(found => found.document !== undefined && isAsked(found.document.kind))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, limit)
    .flatMap(({ document, score }) => (document ? resultOf(document, score, stems) : []));
};

/** "Did you mean …": the words as they were probably spelt; undefined where nothing better is known. */
export const suggest = (book: RuleBook, words: string, edition: Edition): string | undefined => {
  const { index, speller } = enginesOf(book, edition);
  return respell(words, index, speller);
};

/** Builds what the first search would: for a server that has nothing else to do. */
export const prepareSearch = (book: RuleBook, edition: Edition): void => {
  enginesOf(book, edition).speller.near('prepare');
};

const resultOf = (document: Document, score: number, stems: ReadonlySet<string>): SearchResult => ({
  kind: document.kind,
  id: document.id,
  title: document.title,
  edition: document.edition,
  score: Math.round(score * 1000) / 1000,
  excerpt: excerptOf(document.text, stems),
});

interface Engines {
  readonly index: Index;
  readonly speller: Speller;
}
const engines = new WeakMap<RuleBook, Map<Edition, Engines>>();

const enginesOf = (book: RuleBook, edition: Edition): Engines => {
  const ofBook = engines.get(book) ?? new Map<Edition, Engines>();
  engines.set(book, ofBook);
  const known = ofBook.get(edition);
  if (known) return known;
  const index = buildIndex(documentsOf(book, edition));
  const words = [...new Set([...index.vocabulary, ...synonymWords()])].sort();
  const made = { index, speller: makeSpeller(words) };
  ofBook.set(edition, made);
  return made;
};

/** What does not hold in the edition asked for still answers, but after what does. */
const NOT_IN_FORCE = 0.6;

const scoreAll = (terms: readonly Term[], index: Index): ReadonlyMap<number, number> => {
  const total = new Map<number, number>();
  const found = new Map<number, number>();
  let asked = 0;
  for (const term of terms) {
    const rarity = Math.max(...term.alternatives.map(each => rarityOf(each, index)));
    asked += rarity;
    for (const [at, { score, weight }] of scoreTerm(term, index)) {
      total.set(at, (total.get(at) ?? 0) + score);
      found.set(at, (found.get(at) ?? 0) + rarity * weight);
    }
  }
  for (const [at, score] of total) {
    const share = asked > 0 ? (found.get(at) ?? 0) / asked : 0;
    const force = index.documents[at]?.holds ? 1 : NOT_IN_FORCE;
    total.set(at, score * (0.4 + 0.6 * share) * force);
  }
  return total;
};

const rarityOf = (alternative: Alternative, index: Index): number =>
  alternative.weight * Math.max(0, ...alternative.stems.map(stem => index.postings.get(stem)?.rarity ?? 0));

/** The best alternative counts for a document: a text that says kill and die does not match twice. */
const scoreTerm = (term: Term, index: Index): ReadonlyMap<number, { score: number; weight: number }> => {
  const best = new Map<number, { score: number; weight: number }>();
  for (const alternative of term.alternatives)
    for (const [at, worth] of scoreAlternative(alternative, index)) {
      const score = worth * alternative.weight;
      if (score > (best.get(at)?.score ?? 0)) best.set(at, { score, weight: alternative.weight });
    }
  return best;
};

/** Documents that have all of its stems; a phrase is worth the mean of its words, and a little more. */
const scoreAlternative = (alternative: Alternative, index: Index): ReadonlyMap<number, number> => {
  let all = new Map<number, number>();
  const share = alternative.stems.length > 1 ? 1.3 / alternative.stems.length : 1;
  for (const [nth, stem] of alternative.stems.entries()) {
    const posting = index.postings.get(stem);
    if (!posting) return new Map();
    const here = new Map<number, number>();
    posting.documents.forEach((at, i) => {
      const before = nth === 0 ? 0 : all.get(at);
      if (before !== undefined) here.set(at, before + (posting.scores[i] ?? 0) * share);
    });
    all = here;
  }
  return all;
};
