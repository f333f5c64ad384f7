/** What is written after a number to stand for others: `443.1.d.4/5`. */
import type { Span } from '../../engine/language/syntax.ts';
import { CLOSE, GAP, REACH, SPACE } from './patterns.ts';

export interface Abbreviation {
  readonly text: string;
  readonly span: Span;
}

/** `443.1.d.4/5`, `-5`, `ff`, `(4)`, ` and 5.`; where several are announced, ` and 5` whatever follows. */
export const moreBehind = (
  prose: string,
  start: number,
  { isPlural }: { readonly isPlural: boolean },
): Abbreviation | undefined => {
  const [text] = (isPlural ? MORE_OF_SEVERAL : MORE).exec(prose.slice(start, start + REACH)) ?? [];
  return text === undefined ? undefined : { text, span: { start, end: start + text.length } };
};

const SHORT = '(?:\\d{1,2}|[a-z])(?:\\.(?:\\d{1,3}|[a-z]{1,2}))*';
const SHORT_ENDS = '(?![\\p{L}\\p{N}_]|\\.[\\p{L}\\p{N}])';
const BESIDE = `\\.?(?:[/+~–‐‑−-]|…|\\.{2,3})${SHORT}${SHORT_ENDS}`;
/** After a space or a long dash, an `a` would be a word. */
const APART = `\\.?(?:—|[ \\u00a0][/+–—−-][ \\u00a0])\\d{1,2}${SHORT_ENDS}`;
const FOLLOWING = `(?:ff?${SHORT_ENDS}|[ \\u00a0](?:ff${SHORT_ENDS}|f(?=\\.)))`;
const IN_BRACKETS = `(?:\\.[{(\\[]|\\()${SHORT}(?:[ ]?[,/–—-][ ]?${SHORT})*(?<!\\(\\d{1,2}\\.\\d{1,2})[)}\\]]`;
/** A word ends where the next begins: the "to" of "too" is not one. */
const AND = `(?:${GAP}[,;]${GAP}(?:(?:and|or|&)${SPACE})?|${SPACE}(?:and|or|&|to|through)${SPACE})`;
const LISTED = `${AND}\\.?(?:\\d{1,2}|[b-hj-z])${SHORT_ENDS}`;
/** "rule 465.2.c.3 and 5 damage": a number that counts something is not cited. */
const ALONE = `(?=[ ]?(?:[.,;:)\\]\\r\\n]|$))`;
const MORE = new RegExp(`^${CLOSE}(?:${BESIDE}|${FOLLOWING}|${IN_BRACKETS}|(?:${APART}|${LISTED})${ALONE})+`, 'u');
const MORE_OF_SEVERAL = new RegExp(`^${CLOSE}(?:${BESIDE}|${APART}|${FOLLOWING}|${IN_BRACKETS}|${LISTED})+`, 'u');
