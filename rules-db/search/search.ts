/** Finds rules, FAQ entries, rulings and keywords: by number at once, else by words. */

import { parseBeginning, parseNumber } from '../numbers.ts';
import { titlesAbove } from '../outline.ts';
import type { Answer, BookEdition, RuleBook, SearchOptions, SearchResult } from '../types.ts';
import { type Document, documentsOf } from './documents.ts';
import { excerptOf } from './excerpt.ts';
import { readFilters } from './filters.ts';
import { buildIndex, type Index } from './index.ts';
import { marksIn } from './marks.ts';
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

/** Never fails: of a question that is half understood, that half is answered. */
export const ask = (book: RuleBook, question: string, options: SearchOptions): Answer => {
  const { words, filters, notes } = readFilters(book, question);
  const wanted = { ...options, ...filters };
  const results = words === '' ? listed(book, wanted) : found(book, words, wanted);
  const meant = suggest(book, words, wanted.edition);
  return { results, edition: wanted.edition, notes, ...(meant === undefined ? {} : { meant }) };
};

/** All that the filters let through, what holds first. Nothing where there is no filter. */
const listed = (book: RuleBook, options: SearchOptions): readonly SearchResult[] => {
  const { kinds, standings, card, edition, limit = LIMIT } = options;
  if (kinds === undefined && standings === undefined && card === undefined) return [];
  const isWanted = chooser(options);
  const all = enginesOf(book, edition).index.documents.filter(isWanted);
  return [...all.filter(each => each.holds), ...all.filter(each => !each.holds)]
    .slice(0, limit)
    .map(each => resultOf(book, each, 0, NO_STEMS));
};

const found = (book: RuleBook, words: string, options: SearchOptions): readonly SearchResult[] => {
  const { edition, limit = LIMIT } = options;
  const isWanted = chooser(options);
  const beginning = parseBeginning(words) ?? numberAmong(words);
  if (beginning !== undefined) return isWanted({ kind: 'rule' }) ? findByNumber(book, beginning, edition, limit) : [];
  const { index, speller } = enginesOf(book, edition);
  const terms = parseQuery(words, index, speller);
  const scores = scoreAll(terms, index);
  const stems = new Set(terms.flatMap(term => term.alternatives.flatMap(each => each.stems)));
  return bestOf(index.documents, scores, isWanted)
    .slice(0, Math.max(limit, RANKED_AGAIN))
    .map(each => ({ ...each, score: each.score * titleFactor(each.document, stems) }))
    .sort(byScore)
    .slice(0, limit)
    .map(({ document, score }) => resultOf(book, document, score, stems));
};

interface Scored {
  readonly at: number;
  readonly score: number;
  readonly document: Document;
}

/** What is worth showing, the best first: most documents have some word of a long question, and nothing to say to it. */
const bestOf = (
  documents: readonly Document[],
  scores: Float64Array,
  isWanted: (document: Document) => boolean,
): readonly Scored[] => {
  const wanted = documents.map((document, at) => ((scores[at] ?? 0) > 0 && isWanted(document) ? (scores[at] ?? 0) : 0));
  const best = wanted.reduce((most, score) => Math.max(most, score), 0);
  const found: Scored[] = [];
  for (const [at, document] of documents.entries()) {
    const score = wanted[at] ?? 0;
    if (score > best * LEAST) found.push({ at, score, document });
  }
  return found.sort(byScore);
};
/** Of the best one's score. */
const LEAST = 0.08;

const NO_STEMS: ReadonlySet<string> = new Set();

const chooser = ({ kinds, standings, card }: SearchOptions) => {
  const part = card === undefined ? undefined : nameKey(card);
  const isAbout = (name: string): boolean => part === undefined || nameKey(name).includes(part);
  return ({ kind, standing, cards = [] }: Pick<Document, 'kind' | 'standing' | 'cards'>): boolean =>
    (kinds === undefined || kinds.includes(kind)) &&
    (standings === undefined || (standing !== undefined && standings.includes(standing))) &&
    (part === undefined || cards.some(isAbout));
};

/** A name as it is compared: `kaisa` finds Kai'Sa. */
const nameKey = (name: string): string => wordsOf(name).join(' ');

/** "Did you mean …": the words as they were probably spelt; undefined where nothing better is known. */
const suggest = (book: RuleBook, words: string, edition: BookEdition): string | undefined => {
  const { index, speller } = enginesOf(book, edition);
  return parseBeginning(words) === undefined ? respell(words, index, speller) : undefined;
};

/** Builds what the first search would: for a server that has nothing else to do. */
export const prepareSearch = (book: RuleBook, edition: BookEdition): void => {
  enginesOf(book, edition).speller.near('prepare');
};

/** `465.2.c.3` in "what does 465.2.c.3 mean", `054` in "rule 054", `465 2 c 3`: these mean nothing else. */
const numberAmong = (words: string): string | undefined =>
  words
    .split(/[\s,;?!()]+/)
    .map(parseNumber)
    .find(number => number?.includes('.')) ??
  parseNumber(/\b(?:cr|rules?|sections?|§)\s*#?\s*(\d{3})\b/i.exec(words)?.[1] ?? '') ??
  loosely(words);

/** As it is said aloud or typed in haste: parts without their dots. */
const loosely = (words: string): string | undefined => {
  const [whole, first = '', rest = ''] =
    /^\s*(?:cr|rule|§)?\s*(\d{3})[\s.]*((?:(?:\d{1,2}|[a-z])[\s.]*)+)$/i.exec(words) ?? [];
  return whole === undefined ? undefined : parseNumber([first, ...(rest.match(/\d{1,2}|[a-z]/gi) ?? [])].join('.'));
};

/** Equally good ones in the order of the documents, so that an answer is always the same. */
const byScore = (a: { score: number; at: number }, b: { score: number; at: number }): number =>
  b.score - a.score || a.at - b.at;

/** More for a title of which nothing is left unasked. */
const titleFactor = (document: Document, stems: ReadonlySet<string>): number => {
  const words = wordsOf(document.fields[0]?.text ?? '').filter(word => !STOP_WORDS.has(word));
  const asked = words.filter(word => stems.has(stem(word))).length;
  return words.length === 0 ? 1 : 1 + (TITLE_BONUS * asked) / words.length;
};

const resultOf = (book: RuleBook, document: Document, score: number, stems: ReadonlySet<string>): SearchResult => {
  const { kind, id, edition, standing } = document;
  const [title, excerpt] = [document.title(), excerptOf(document.text, stems)];
  return {
    kind,
    id,
    title,
    edition,
    score: Math.round(score * 1000) / 1000,
    excerpt,
    marks: { title: marksIn(title, stems), excerpt: marksIn(excerpt, stems) },
    ...(standing === undefined ? {} : { standing }),
    ...(kind === 'rule' ? { path: titlesAbove(book, id, edition) } : {}),
  };
};

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
