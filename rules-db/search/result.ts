/** A document that was found, as an answer shows it. */
import { bookRuleAt, titlesAboveIn } from '../books/find.ts';
import { titlesAbove } from '../outline.ts';
import type { RuleBook, SearchResult } from '../types.ts';
import type { SearchDocument } from './documents.ts';
import { excerptOf } from './excerpt.ts';
import { marksIn } from './marks.ts';

/** `score` is rounded to three decimals; it compares results of one search only. */
export const resultOf = (
  book: RuleBook,
  document: SearchDocument,
  score: number,
  stems: ReadonlySet<string>,
): SearchResult => {
  const { kind, id, edition, standing } = document;
  const [title, excerpt] = [document.title(), excerptOf(document.text(), stems)];
  return {
    kind,
    id,
    title,
    edition,
    score: Math.round(score * 1000) / 1000,
    excerpt,
    marks: { title: marksIn(title, stems), excerpt: marksIn(excerpt, stems) },
    ...(standing === undefined ? {} : { standing }),
    ...pathOf(book, document),
  };
};

/** Of rules: the titles above them. */
const pathOf = (book: RuleBook, { kind, id, edition }: SearchDocument): Pick<SearchResult, 'path'> => {
  if (kind === 'rule') return { path: titlesAbove(book, id, edition) };
  const cited = kind === 'book' ? bookRuleAt(book, id) : undefined;
  return cited === undefined ? {} : { path: titlesAboveIn(cited.book, cited.rule.number) };
};

/** Where nothing was asked in words. */
export const NO_STEMS: ReadonlySet<string> = new Set();
