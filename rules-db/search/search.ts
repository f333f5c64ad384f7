/** Finds rules, FAQ entries, rulings, keywords and cards: by number at once, else by words. */

import { BOUNDS, inFigures } from '../../engine/bounds.ts';
import { inBook } from '../books/find.ts';
import type { BookEdition, RuleBook, SearchAnswer, SearchOptions, SearchResult } from '../types.ts';
import { citedInBook, nearestInBook, noSuchNumber, numberedInBooks } from './bookNumber.ts';
import { type ChangesAsked, changesAsked } from './changesAsked.ts';
import { withCited } from './cited.ts';
import type { SearchDocument } from './documents.ts';
import { keptEngines } from './engines.ts';
import { cardNote, chooser, isFiltered, readFilters } from './filters.ts';
import { withImported } from './imported.ts';
import { allDocuments, type Index } from './index.ts';
import { likenessTo } from './likeness.ts';
import { asMeant, meaningByName, meaningByWord, meaningOf } from './meaning/score.ts';
import { likenessByWord, OF_STORY } from './meaning/wordByWord.ts';
import { nameAsked } from './names.ts';
import { findByNumber } from './number.ts';
import { editionBeside, nearestKnown, numberIn } from './numberAsked.ts';
import { bookIndex } from './prebuilt.ts';
import { meantBy, parseQuery, respell, stemsIn } from './query.ts';
import { NO_STEMS, resultOf } from './result.ts';
import { scoreAll } from './score.ts';
import { suitTo, tellsSituation, tellsStory, worthIn } from './story.ts';
import { wordsOf } from './words.ts';

const LIMIT = 20;

/** How many of the best are looked at a second time, for how they are asked for. */
const RANKED_AGAIN = 40;
/** What it is worth that a document was asked for in just these words. */
const LIKENESS = 1;

/**
 * Words may hold filters: `kind:faq,ruling edition:1.2 card:"Yasuo" standing:holds`. They win over the options.
 * Never fails: of a question that is half understood, that half is answered.
 */
export const ask = (book: RuleBook, question: string, options: SearchOptions): SearchAnswer => {
  const { words: typed, filters, notes: misread } = readFilters(book, question.slice(0, BOUNDS.lookedUp));
  const cutOff = question.length > BOUNDS.lookedUp ? CUT_OFF : [];
  const changes = changesAsked(book, typed);
  const { words: said, edition: named } = saidIn(book, typed, filters.edition, changes);
  const ofBook = nearestInBook(book, said);
  const wanted = { ...options, ...(named === undefined ? {} : { edition: named }), ...filters };
  const typedWords = ofBook?.words ?? said;
  const called = nameOf(book, typedWords, wanted.edition);
  const words = called ?? typedWords;
  const ours = words === '' ? listed(book, wanted) : found(book, words, wanted);
  const results = words === '' ? ours : withImported(book, words, ours, { ...wanted, limit: wanted.limit ?? LIMIT });
  const meant = called ?? suggest(book, words, wanted.edition);
  const ofCard =
    wanted.card === undefined ? undefined : cardNote(wanted.card, allDocuments(enginesOf(book, wanted.edition).index));
  const missing = ofBook?.note ?? nearestNote(book, words, wanted);
  const notes = [cutOff, misread, missing ?? [], ofCard ?? []].flat();
  return {
    results,
    edition: wanted.edition,
    notes,
    ...(meant === undefined ? {} : { meant }),
    ...(changes === undefined ? {} : { compared: { from: changes.from, to: changes.to } }),
  };
};

const CUT_OFF = `Only the first ${inFigures(BOUNDS.lookedUp)} characters are looked for.`;

/** The words to look for, and the edition that they name. */
const saidIn = (
  book: RuleBook,
  typed: string,
  filtered: BookEdition | undefined,
  changes: ChangesAsked | undefined,
): { readonly words: string; readonly edition?: BookEdition } => {
  if (changes !== undefined) return { words: changes.words, edition: changes.to };
  return filtered === undefined ? editionBeside(book, typed) : { words: typed };
};

/** What is found alone, best first. */
export const searchBook = (book: RuleBook, question: string, options: SearchOptions): readonly SearchResult[] =>
  ask(book, question, options).results;

/** All that the filters let through, what holds first. Nothing where there is no filter. */
const listed = (book: RuleBook, options: SearchOptions): readonly SearchResult[] => {
  const { edition, limit = LIMIT } = options;
  if (!isFiltered(options)) return [];
  const all = allDocuments(enginesOf(book, edition).index).filter(chooser(options));
  return [...all.filter(each => each.holds), ...all.filter(each => !each.holds)]
    .slice(0, limit)
    .map(each => resultOf(book, each, 0, NO_STEMS));
};

const found = (book: RuleBook, words: string, options: SearchOptions): readonly SearchResult[] => {
  const { edition, limit = LIMIT } = options;
  if (chooser(options)({ kind: 'book' })) {
    const cited = citedInBook(book, words, edition) ?? wordsInBook(book, words, options);
    if (cited !== undefined) return cited.slice(0, limit);
  }
  const number = numberIn(book, words, edition);
  if (number === undefined) return byWords(book, words, options);
  const isRuleWanted = chooser(options)({ kind: 'rule' });
  const rules = isRuleWanted ? findByNumber(book, nearestKnown(book, number), edition, limit) : [];
  if (number.words.length === 0) return [...rules, ...inOtherBooks(book, number.beginning, options)].slice(0, limit);
  // Words beside it say which rule is meant, and ask for more than what else has the number or is under it.
  const concept = book.conceptOf(number.beginning, number.edition ?? edition);
  const meant = rules.filter(rule => concept === undefined || book.conceptOf(rule.id, rule.edition) === concept);
  return behind(meant, byWords(book, number.words.join(' '), options)).slice(0, limit);
};

/** That there is no such number, and which one is shown for it. */
const nearestNote = (book: RuleBook, words: string, options: SearchOptions): string | undefined => {
  const number = chooser(options)({ kind: 'rule' }) ? numberIn(book, words, options.edition) : undefined;
  if (number === undefined || citedInBook(book, words, options.edition) !== undefined) return undefined;
  const { beginning } = nearestKnown(book, number);
  return beginning === number.beginning ? undefined : noSuchNumber(number.beginning, beginning);
};

/** `TR slow play`: only that book is asked. */
const wordsInBook = (book: RuleBook, words: string, options: SearchOptions): readonly SearchResult[] | undefined => {
  const asked = inBook(book, words);
  if (asked === undefined || asked.rest === '') return undefined;
  const found = byWords(book, asked.rest, { ...options, kinds: ['book'], limit: asked.book.rules().length });
  const own = found.filter(({ id }) => id.startsWith(`${asked.book.prefix} `));
  return own.length === 0 ? undefined : own;
};

/** A bare number may be meant in another book: after what it is in the core rules. */
const inOtherBooks = (book: RuleBook, number: string, options: SearchOptions): readonly SearchResult[] =>
  chooser(options)({ kind: 'book' }) ? numberedInBooks(book, number, options.edition) : [];

/** Both lists joined, each result once, with falling scores. */
const behind = (first: readonly SearchResult[], rest: readonly SearchResult[]): readonly SearchResult[] => {
  const nameOf = ({ kind, id, edition }: SearchResult): string => `${kind} ${id} ${edition}`;
  const known = new Set(first.map(nameOf));
  const best = rest[0]?.score ?? 0;
  return [
    ...first.map((result, at) => ({ ...result, score: best + first.length - at })),
    ...rest.filter(result => !known.has(nameOf(result))),
  ];
};

const byWords = (book: RuleBook, words: string, options: SearchOptions): readonly SearchResult[] => {
  const { edition, limit = LIMIT } = options;
  const { index, speller } = enginesOf(book, edition);
  const terms = parseQuery(words, index, speller);
  const scores = scoreAll(terms, index, worthIn(words));
  const meant = meaningOf(words, terms, scores, index, speller);
  const written = wordsOf(words).map(word => meantBy(word, index, speller));
  const like = likenessTo(terms, written, index);
  const ofAsked = tellsStory(words) ? OF_STORY : undefined;
  const likeByWord = tellsSituation(terms) ? likenessByWord(asMeant(written, terms, index), index, ofAsked) : () => 0;
  const byWord = meaningByWord(words);
  const stems = stemsIn(terms);
  const name = titleAsked(words);
  const suits = suitTo(terms);
  const both = scores.map((score, at) => (score + (meant[at] ?? 0)) * suits(index.traits[at] ?? 0));
  const again = bestOf(index, both, options)
    .slice(0, Math.max(limit, RANKED_AGAIN))
    .map(each => {
      const [likeness, traits] = [like(each.at), index.traits[each.at] ?? 0];
      const words = (scores[each.at] ?? 0) * LIKENESS * likeness;
      const named = isCalled(each.document, name) ? AS_NAMED : 1;
      const meaning = meaningByName(likeness, traits) + byWord(likeByWord(each.at), likeness, traits);
      return { ...each, score: (each.score + words + meaning) * named };
    });
  return [...withCited(book, again)]
    .sort(byScore)
    .filter(saidOnce())
    .slice(0, limit)
    .map(({ document, score }) => resultOf(book, document, score, stems));
};

/** Where several rules say the same, the best of them is enough. */
const saidOnce = (): ((each: Scored) => boolean) => {
  const said = new Set<string>();
  return ({ document }) => {
    const text = document.text();
    const key = `${document.kind} ${text}`;
    if (text !== '' && said.has(key)) return false;
    said.add(key);
    return true;
  };
};

/** `Burn out` and `what is burn out` ask for what is called so, with the small words that say nothing elsewhere. */
const titleAsked = (words: string): string =>
  wordsOf(words)
    .join(' ')
    .replace(/^(?:(?:what (?:is|are|does)|what s|whats|rule|rules|keyword) )?(?:the |an? )?/u, '');

const isCalled = (document: SearchDocument, name: string): boolean =>
  document.isUntitled !== true && titleAsked(document.title()) === name;

const AS_NAMED = 4;

interface Scored {
  readonly at: number;
  readonly score: number;
  readonly document: SearchDocument;
}

/** What is worth showing, the best first: most documents have some word of a long question, and nothing to say to it. */
const bestOf = ({ documentAt }: Index, scores: Float64Array, options: SearchOptions): readonly Scored[] => {
  const isWanted = chooser(options);
  const wanted = isFiltered(options)
    ? scores.map((score, at) => (score > 0 && isWanted(documentAt(at)) ? score : 0))
    : scores;
  const best = wanted.reduce((most, score) => Math.max(most, score), 0);
  const found: Omit<Scored, 'document'>[] = [];
  for (const [at, score] of wanted.entries()) if (score > best * LEAST) found.push({ at, score });
  return found.sort(byScore).map(each => ({ ...each, document: documentAt(each.at) }));
};
/** Of the best one's score. */
const LEAST = 0.08;

/** Where the words are nothing but the name of something, and misspelt. */
const nameOf = (book: RuleBook, words: string, edition: BookEdition): string | undefined =>
  words !== '' && numberIn(book, words, edition) === undefined
    ? nameAsked(book, words, enginesOf(book, edition))
    : undefined;

/** "Did you mean …": the words as they were probably spelt; undefined where nothing better is known. */
const suggest = (book: RuleBook, words: string, edition: BookEdition): string | undefined => {
  if (words === '' || numberIn(book, words, edition) !== undefined) return undefined;
  const { index, speller } = enginesOf(book, edition);
  return respell(words, index, speller);
};

/** Equally good ones in the order of the documents, so that an answer is always the same. */
const byScore = (a: { score: number; at: number }, b: { score: number; at: number }): number =>
  b.score - a.score || a.at - b.at;

const enginesOf = keptEngines(bookIndex);
