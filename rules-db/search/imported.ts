/** Searches imports, in addition to the book, with an index of their own that is made when first needed. */
import { bookEdition } from '../clarified.ts';
import { beginning } from '../importing/document.ts';
import { otherRuleAt } from '../imports/find.ts';
import type { OtherBook } from '../imports/types.ts';
import { lastJudged } from '../laterAnswers.ts';
import { parseBeginning } from '../numbers.ts';
import type { BookEdition, RuleBook, SearchOptions, SearchResult } from '../types.ts';
import { titleBesideText } from '../wording.ts';
import type { SearchDocument } from './documents.ts';
import type { DocumentTexts } from './documentTexts.ts';
import { keptEngines } from './engines.ts';
import { excerptOf } from './excerpt.ts';
import { allDocuments, buildIndex } from './index.ts';
import { parseQuery, stemsIn } from './query.ts';
import { NO_STEMS, resultOf } from './result.ts';
import { scoreAll } from './score.ts';
import { worthIn } from './story.ts';

/**
 * The book's results in their order, then those that only imports have. These take up to a quarter of the list from the
 * book's results, but only where they match every word; beyond that, only what is left of the list.
 */
export const withImported = (
  book: RuleBook,
  words: string,
  ours: readonly SearchResult[],
  options: SearchOptions & { readonly limit: number },
): readonly SearchResult[] => {
  if (book.imported.isEmpty) return ours;
  const exact = otherRuleAt(book.imported, words);
  if (exact !== undefined)
    return [otherRule(exact.book, exact.number, options.edition), ...ours].slice(0, options.limit);
  if (parseBeginning(words) !== undefined) return ours;
  const { edition, kinds, standings, card, sets, limit } = options;
  if (standings !== undefined || card !== undefined || sets !== undefined) return ours;
  const known = new Set(ours.map(({ kind, id }) => `${kind} ${id}`));
  const found = search(book, edition, words).filter(
    ({ document: { kind, id } }) => (kinds?.includes(kind) ?? true) && !known.has(`${kind} ${id}`),
  );
  const free = limit - ours.length;
  const whole = found.filter(({ isWhole }) => isWhole).length;
  const room = Math.max(free, Math.min(whole, Math.floor(limit / 4)));
  const ordered =
    free >= found.length ? found : [...found.filter(each => each.isWhole), ...found.filter(each => !each.isWhole)];
  const more = ordered.slice(0, room).map(({ document, score, stems }) => resultOf(book, document, score, stems));
  return [...ours.slice(0, limit - more.length), ...more];
};

const otherRule = ({ abbreviation, rules }: OtherBook, number: string, edition: BookEdition): SearchResult => {
  const text = rules.find(each => each.number === number)?.text ?? '';
  const [title, excerpt] = [beginning(text), excerptOf(text, NO_STEMS)];
  return {
    kind: 'document',
    id: `${abbreviation} ${number}`,
    title,
    edition,
    score: 1,
    excerpt,
    marks: { title: [], excerpt: [] },
  };
};

interface Found {
  readonly document: SearchDocument;
  readonly score: number;
  readonly stems: ReadonlySet<string>;
  /** Whether it has something for each word of the question. */
  readonly isWhole: boolean;
}

const search = (book: RuleBook, edition: BookEdition, words: string): readonly Found[] => {
  const { index, speller } = engineOf(book, edition);
  const terms = parseQuery(words, index, speller);
  const scores = scoreAll(terms, index, worthIn(words));
  const stems = stemsIn(terms);
  const having = terms.map(
    term =>
      new Set(
        term.alternatives.flatMap(({ stems: all }) => {
          const [first, ...rest] = all.map(each => [...(index.postings.get(each)?.documents ?? [])]);
          return (first ?? []).filter(at => rest.every(other => other.includes(at)));
        }),
      ),
  );
  return allDocuments(index)
    .flatMap((document, at) => {
      const score = scores[at] ?? 0;
      return score > 0 ? [{ document, score, stems, isWhole: having.every(each => each.has(at)) }] : [];
    })
    .sort((a, b) => b.score - a.score);
};

const TITLE = 2;

/** By what it says, however it is asked for. */
const foundBy = (title: string, text: string): DocumentTexts => ({
  fields: [
    { text: title, weight: TITLE },
    { text, weight: 1 },
  ],
  asks: [],
});

const documentsIn = (book: RuleBook, edition: BookEdition): readonly SearchDocument[] => [
  ...book.numbers(edition).flatMap((number): readonly SearchDocument[] => {
    const official = book.imported.official(number, edition);
    return official === undefined ? [] : [ruleDocument(book, number, edition, official.text)];
  }),
  ...book.entries.flatMap(entry =>
    book.imported.answersTo(entry).map(
      ({ question, answer }): SearchDocument => ({
        kind: entry.kind,
        id: entry.id,
        title: () => entry.question,
        text: () => answer,
        edition: entry.editions.includes(edition) ? edition : bookEdition(lastJudged(book, entry) ?? edition),
        holds: entry.editions.includes(edition) && entry.standing === 'holds',
        standing: entry.standing,
        texts: () => foundBy(question, answer),
      }),
    ),
  ),
  ...book.imported
    .books()
    .flatMap(({ abbreviation, rules }) =>
      rules.map(
        ({ number, text }): SearchDocument => ofDocument(`${abbreviation} ${number}`, beginning(text), text, edition),
      ),
    ),
  ...book.imported.passages().map(({ id, title, text }) => ofDocument(id, title, text, edition)),
];

const ruleDocument = (book: RuleBook, number: string, edition: BookEdition, text: string): SearchDocument => ({
  kind: 'rule',
  id: number,
  title: () => titleBesideText(book, number, edition),
  text: () => text,
  edition,
  holds: true,
  texts: () => foundBy('', text),
});

const ofDocument = (id: string, title: string, text: string, edition: BookEdition): SearchDocument => ({
  kind: 'document',
  id,
  title: () => title,
  text: () => text,
  edition,
  holds: true,
  texts: () => foundBy(title, text),
});

const engineOf = keptEngines((book, edition) => buildIndex(documentsIn(book, edition)));
