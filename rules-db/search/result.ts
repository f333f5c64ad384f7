/** A document that was found, as an answer shows it. */
import { titlesAbove } from '../outline.ts';
import type { RuleBook, SearchResult } from '../types.ts';
import type { Document } from './documents.ts';
import { excerptOf } from './excerpt.ts';
import { marksIn } from './marks.ts';

export const resultOf = (
  book: RuleBook,
  document: Document,
  score: number,
  stems: ReadonlySet<string>,
): SearchResult => {
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

/** Where nothing was asked in words. */
export const NO_STEMS: ReadonlySet<string> = new Set();
