/** The edition given with a citation. */
import type { Span } from '../../engine/language/syntax.ts';
import type { BookEdition } from '../types.ts';
import { GAP, REACH } from './patterns.ts';

export interface EditionMark {
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
