/** Names that are side by side, where the language wants a comma between them or quotes around them. */

import type { Span, SyntaxProblem } from '../syntax.ts';
import { atEnd, type Cursor, tokenSpan, tokenText, type Wanted } from '../tokens/cursor.ts';
import { quote } from '../tokens/lexer.ts';
import { canBeName, isName, severalWords } from '../tokens/phrases.ts';
import { T } from '../tokens/tokens.ts';

/** The probe of a trial: nothing is there, so that nothing is reported. */
const NOWHERE = Number.MAX_SAFE_INTEGER;
/** That of a trial in which nothing may be skipped either. */
export const STRICT = NOWHERE - 1;

/** `and` for a comma, or after one: the statement can be read again without it. */
export const andForComma = (c: Cursor, wanted: readonly Wanted[]): SyntaxProblem | undefined => {
  const { t, pos } = c;
  if (isAnd(c, pos) && pos > c.first) {
    if (t.kind[pos + 1] === T.end) return undefined;
    if (t.kind[before(c, pos)] === T.comma) return needless(c, pos);
    if (!wanted.some(each => 'kind' in each && each.kind === 'comma')) return undefined;
    const span = tokenSpan(c);
    const between = isName(c, pos - 1) && isName(c, pos + 1);
    t.kind[pos] = T.comma;
    return {
      code: 'syntax/expected',
      span,
      message: between ? 'Found “and”: write a comma between names.' : 'Found “and” where the sentence needs a comma.',
      replacement: { span: { start: t.end[pos - 1] ?? 0, end: span.end }, text: ',', title: 'Change to a comma' },
    };
  }
  // After a comma it was taken for a name.
  const at = before(c, pos);
  return isAnd(c, at) && t.kind[before(c, at)] === T.comma && !atEnd(c) ? needless(c, at) : undefined;
};

const isAnd = (c: Cursor, pos: number): boolean => c.t.kind[pos] === T.word && /^and$/i.test(tokenText(c, pos));

const before = (c: Cursor, pos: number): number => {
  let at = pos - 1;
  while (at > c.first && c.t.kind[at] === T.join) at--;
  return at;
};

const needless = (c: Cursor, at: number): SyntaxProblem => {
  const span = tokenSpan(c, at);
  c.t.kind[at] = T.join;
  return {
    code: 'syntax/expected',
    span,
    message: 'After a comma, “and” is not needed.',
    replacement: { span: { start: span.start, end: c.t.start[at + 1] ?? span.end }, text: '', title: 'Remove “and”' },
  };
};

/** `now` where a line says it of itself: the statement can be read again without it. */
export const withoutNow = (c: Cursor): SyntaxProblem | undefined => {
  const { t, pos } = c;
  if (!isNow(c, pos) || pos === c.first) return undefined;
  const span = tokenSpan(c);
  if (c.mends) t.kind[pos] = T.join;
  return {
    code: 'syntax/expected',
    span,
    message: '“now” is not a word of the language: each line takes effect at its place in the script.',
    replacement: { span: { start: t.end[pos - 1] ?? 0, end: span.end }, text: '', title: 'Remove “now”' },
  };
};

const isNow = (c: Cursor, pos: number): boolean => c.t.kind[pos] === T.word && tokenText(c, pos) === 'now';

/** Words that are in no card's name, but in sentences of one's own. */
const IN_SENTENCES: ReadonlySet<string> = new Set(['on', 'onto', 'against', 'now']);

const hasNoName = (c: Cursor, from: number, last: number): boolean => {
  for (let at = from; at <= last; at++) if (IN_SENTENCES.has(tokenText(c, at))) return true;
  return false;
};

/** Bare words in a row, and whether they are now read as one name. */
export interface Row {
  readonly problem: SyntaxProblem;
  readonly joined: boolean;
}

/**
 * A bare name and the bare words after it, where the statement is whole with all of them as one name. Where a comma
 * would make it whole as well, either may be meant. Else they are joined to one token, if the statement can be read again.
 */
export const rowOfNames = (c: Cursor): Row | undefined => {
  const { t, pos } = c;
  const isBare = (at: number): boolean => t.kind[at] === T.word && t.word[at] === '' && !isAnd(c, at);
  if (c.again === null || pos === c.first || !isBare(pos) || !isBare(pos - 1)) return undefined;
  const end = t.end[pos - 1] ?? 0;
  let last = pos;
  while (isBare(last + 1)) last++;
  if (hasNoName(c, pos, last) || !canBeName(c, pos - 1, last)) return undefined;
  // `player Ben pts 3`: a word before a number counts something.
  if (t.word[c.first] === 'player' && t.kind[last + 1] === T.number) return undefined;
  const span = { start: t.start[pos - 1] ?? 0, end: t.end[last] ?? 0 };
  t.kind.fill(T.join, pos, last + 1);
  t.end[pos - 1] = span.end;
  const whole = isWhole(c, NOWHERE, -1);
  const listed = whole && isListed(c, span, end);
  if (whole && !listed && c.mends) return { problem: quotes(c, span), joined: true };
  t.kind.fill(T.word, pos, last + 1);
  t.end[pos - 1] = end;
  if (!whole) return undefined;
  return { problem: listed ? commaOrQuotes(c, span, last - pos + 2) : quotes(c, span), joined: false };
};

/** Whether the statement is whole, too, with a comma after the first word of the row. */
const isListed = (c: Cursor, row: Span, end: number): boolean => {
  const { t, pos } = c;
  const second = t.end[pos] ?? 0;
  t.kind[pos] = T.word;
  t.end[pos - 1] = end;
  t.end[pos] = row.end;
  const whole = isWhole(c, STRICT, pos);
  t.kind[pos] = T.join;
  t.end[pos - 1] = row.end;
  t.end[pos] = second;
  return whole;
};

const isWhole = (c: Cursor, probe: number, gap: number): boolean => {
  const trial: Cursor = { ...c, pos: c.first, problems: [], slips: [], mends: false, probe, gap, brokeOff: false };
  return c.again !== null && c.again(trial) !== null && atEnd(trial) && !trial.brokeOff;
};

const quotes = (c: Cursor, span: Span): SyntaxProblem => severalWords(c.t.text.slice(span.start, span.end), span);

/** No replacement: which of the two it is depends on names that the parser does not know. */
const commaOrQuotes = (c: Cursor, span: Span, words: number): SyntaxProblem => {
  const text = c.t.text.slice(span.start, span.end);
  const first = tokenText(c, c.pos - 1);
  const rest = c.t.text.slice(c.t.start[c.pos] ?? 0, span.end);
  const many = words > 2 ? `${words} words` : 'two words';
  return {
    code: 'syntax/expected',
    span,
    message: `There are ${many} in a row. Put a comma between names: ${first}, ${rest}. Put one name of ${many} in quotes: ${quote(text)}.`,
  };
};

/** `Ben Two:` before a unit: a player's name without its quotes, which is read as if it had them. */
export const joinOwner = (c: Cursor): void => {
  const { t, pos } = c;
  let last = pos;
  while (t.kind[last] === T.word && t.word[last] === '') last++;
  if (t.kind[last] !== T.colon || last - pos < 2) return;
  const start = t.start[pos] ?? 0;
  t.kind.fill(T.join, pos + 1, last);
  t.end[pos] = t.end[last - 1] ?? 0;
  c.problems.push(quotes(c, { start, end: t.end[pos] ?? 0 }));
};
