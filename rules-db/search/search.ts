/** Finds rules, FAQ entries, rulings and keywords: by number at once, else by words. */
import { parseBeginning, parseNumber } from '../numbers.ts';
import type { BookEdition, RuleBook, SearchOptions, SearchResult } from '../types.ts';
import { type Document, documentsOf } from './documents.ts';
import { excerptOf } from './excerpt.ts';
import { buildIndex, type Index } from './index.ts';
import { findByNumber } from './number.ts';
import { parseQuery, respell, synonymWords } from './query.ts';
import { scoreAll } from './score.ts';
import { makeSpeller, type Speller } from './speller.ts';
import { STOP_WORDS } from './stopwords.ts';
import { stem, wordsOf } from './words.ts';

const LIMIT = 20;

/** How many of the best are looked at a second time, for their titles. */
const RANKED_AGAIN = 40;
const TITLE_BONUS = 0.5;

export const searchBook = (book: RuleBook, words: string, options: SearchOptions): readonly SearchResult[] => {
  const limit = options.limit ?? LIMIT;
  const isAsked = (kind: Document['kind']) => options.kinds?.includes(kind) ?? true;
  const beginning = parseBeginning(words) ?? numberAmong(words);
  if (beginning !== undefined) return isAsked('rule') ? findByNumber(book, beginning, options.edition, limit) : [];
  const { index, speller } = enginesOf(book, options.edition);
  const terms = parseQuery(words, index, speller);
  const scores = scoreAll(terms, index);
  const stems = new Set(terms.flatMap(term => term.alternatives.flatMap(each => each.stems)));
  return index.documents
    .flatMap((document, at) => {
      const score = scores[at] ?? 0;
      return score > 0 && isAsked(document.kind) ? { at, score, document } : [];
    })
    .sort(byScore)
    .slice(0, Math.max(limit, RANKED_AGAIN))
    .map(found => ({ ...found, score: found.score * titleFactor(found.document, stems) }))
    .sort(byScore)
    .slice(0, limit)
    .map(({ document, score }) => resultOf(document, score, stems));
};

/** "Did you mean …": the words as they were probably spelt; undefined where nothing better is known. */
export const suggest = (book: RuleBook, words: string, edition: BookEdition): string | undefined => {
  const { index, speller } = enginesOf(book, edition);
  return respell(words, index, speller);
};

/** Builds what the first search would: for a server that has nothing else to do. */
export const prepareSearch = (book: RuleBook, edition: BookEdition): void => {
  enginesOf(book, edition).speller.near('prepare');
};

/** `465.2.c.3` in "what does 465.2.c.3 mean": a number with dots means nothing else. */
const numberAmong = (words: string): string | undefined =>
  words
    .split(/[\s,;?!()]+/)
    .map(parseNumber)
    .find(number => number?.includes('.'));

/** Equally good ones in the order of the documents, so that an answer is always the same. */
const byScore = (a: { score: number; at: number }, b: { score: number; at: number }): number =>
  b.score - a.score || a.at - b.at;

/** More for a title of which nothing is left unasked. */
const titleFactor = (document: Document, stems: ReadonlySet<string>): number => {
  const words = wordsOf(document.fields[0]?.text ?? '').filter(word => !STOP_WORDS.has(word));
  const asked = words.filter(word => stems.has(stem(word))).length;
  return words.length === 0 ? 1 : 1 + (TITLE_BONUS * asked) / words.length;
};

const resultOf = (document: Document, score: number, stems: ReadonlySet<string>): SearchResult => ({
  kind: document.kind,
  id: document.id,
  title: document.title(),
  edition: document.edition,
  score: Math.round(score * 1000) / 1000,
  excerpt: excerptOf(document.text, stems),
});

interface Engines {
  readonly index: Index;
  readonly speller: Speller;
}
const engines = new WeakMap<RuleBook, Map<BookEdition, Engines>>();

const enginesOf = (book: RuleBook, edition: BookEdition): Engines => {
  const ofBook = engines.get(book) ?? new Map<BookEdition, Engines>();
  engines.set(book, ofBook);
  const known = ofBook.get(edition);
  if (known) return known;
  const index = buildIndex(documentsOf(book, edition));
  const words = [...new Set([...index.vocabulary, ...synonymWords()])].sort();
  const made = { index, speller: makeSpeller(words) };
  ofBook.set(edition, made);
  return made;
};
