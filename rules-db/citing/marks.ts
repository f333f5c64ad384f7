/** The edition given with a citation. */
import type { Span } from '../../engine/language/syntax.ts';
import { DATE_PATTERN, readDate } from '../books/dates.ts';
import type { BookEdition } from '../types.ts';
import { GAP, REACH } from './patterns.ts';

export interface EditionMark {
  /** Of a book beside the core rules, a day or a month: `2026-07-16`, `2026-07`. */
  readonly edition: BookEdition;
  /** The edition alone. */
  readonly span: Span;
}

/** `In edition 1.4, `, `in 1.4: `, right before `to`. */
export const markInFront = (
  prose: string,
  { from, to }: { readonly from: number; readonly to: number },
  editions: readonly BookEdition[],
): { readonly mark: EditionMark; readonly start: number } | undefined => {
  const [all, named, bare, rest] = IN_FRONT.exec(prose.slice(Math.max(from, to - REACH), to)) ?? [];
  const edition = named ?? bare;
  if (all === undefined || edition === undefined || rest === undefined || !editions.includes(edition)) return undefined;
  const end = to - rest.length;
  return { mark: { edition, span: { start: end - edition.length, end } }, start: to - all.length };
};

/** What reads the edition behind the numbers of a passage, from a place in the prose. */
export type ReadMark = (
  prose: string,
  from: number,
) => { readonly mark: EditionMark; readonly end: number } | undefined;

/** Behind a rule of a book beside the core rules: `(2026-07-16)`, `(July 2026)`, ` of 2026-07-16`. */
export const bookMarkAfter: ReadMark = (prose, from) => {
  const [all, before = '', date = ''] = DATED.exec(prose.slice(from, from + REACH)) ?? [];
  if (all === undefined) return undefined;
  const start = from + before.length;
  return { mark: { edition: readDate(date), span: { start, end: start + date.length } }, end: from + all.length };
};
const DATED = new RegExp(
  `^(${GAP}[(\\[]|[ \\t\\r\\n\\u00a0]${GAP}(?:in|of)${GAP}(?:the${GAP}edition${GAP}of${GAP})?)(${DATE_PATTERN})(?![\\p{L}\\p{N}-])[)\\]]?`,
  'iu',
);

/** `(1.4)`, `(CR 1.4)`; ` in 1.3`, `, 1.3)` where there is such an edition. */
export const markAfter = (
  prose: string,
  from: number,
  editions: readonly BookEdition[],
): { readonly mark: EditionMark; readonly end: number } | undefined => {
  const rest = prose.slice(from, from + REACH);
  const match = IN_PARENTHESES.exec(rest) ?? IN_WORDS.exec(rest);
  if (match === null) return undefined;
  const [all, before = '', edition = '', after = ''] = match;
  if (after !== ')' && !editions.includes(edition)) return undefined;
  const start = from + before.length;
  return { mark: { edition, span: { start, end: start + edition.length } }, end: from + all.length };
};

const VERSION = `(?:(?:edition|ed\\.|version|core rules?|CR)${GAP}|v\\.?[ ]?)`;
const NUMBERED = '(\\d{1,2}\\.\\d{1,2})';
const IN_FRONT = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:(?:in|of|under|by)${GAP}(?:the${GAP})?)?(?:${VERSION}${NUMBERED}|(?<=(?:in|under)${GAP})${NUMBERED}(?=[,:]))([,:]?${GAP}(?:(?:by|see|the)${GAP})?)$`,
  'iu',
);

const IN_PARENTHESES = new RegExp(`^(${GAP}[(\\[]${VERSION}?)${NUMBERED}([)\\]])`, 'i');
const IN_WORDS = new RegExp(
  `^([ \\t\\r\\n\\u00a0]${GAP}(?:in|of)${GAP}(?:the${GAP})?${VERSION}?|,[ \\u00a0](?=\\d+\\.\\d+\\)))${NUMBERED}(?![\\p{L}\\p{N}]|\\.\\d)`,
  'iu',
);
