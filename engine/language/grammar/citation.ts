/** A rule as it is cited: by its number, with its edition or without. */

import type { BookCitation, Citation, NamedRule, Word } from '../syntax.ts';
import {
  advance,
  type Cursor,
  colon,
  kindAt,
  note,
  peek,
  spanFrom,
  startOf,
  tokenSpan,
  tokenText,
} from '../tokens/cursor.ts';
import { edition } from '../tokens/phrases.ts';
import { T, type Tokens } from '../tokens/tokens.ts';
import { editionForm, ruleForm } from '../words/numbers.ts';

/**
 * `465.2.c.6`, or with its edition `1.3: 460.2.c.6`. As it is cited elsewhere, it is understood too: `CR 465.2.c.6 (1.4)`,
 * `rule 465.2.c`.
 */
export const rule = (c: Cursor): Citation | null => {
  if (isRuleWord(c.t, c.pos)) advance(c);
  const colonBehind = c.t.kind[c.pos + 1] === T.colon;
  const before = colonBehind ? edition(c) : null;
  if (colonBehind && (before === null || !colon(c))) {
    note(c, { kind: 'rule' });
    return null;
  }
  const text = kindAt(c) === T.dotted || kindAt(c) === T.number ? tokenText(c) : '';
  if (!ruleForm(text)) {
    note(c, { kind: 'rule' });
    if (before === null) note(c, { kind: 'edition' });
    return null;
  }
  const span = tokenSpan(c);
  advance(c);
  const from = before ?? editionBehind(c);
  return from === null
    ? { kind: 'rule', number: text.toLowerCase(), span }
    : { kind: 'rule', number: text.toLowerCase(), edition: from, span };
};

/** `TR 601.2`; null where no prefix of a book comes before a number. */
export const ruleOfBook = (c: Cursor): BookCitation | null => {
  if (!isBookPrefix(c.t, c.pos)) return null;
  const start = startOf(c);
  const prefix = tokenText(c).toUpperCase();
  advance(c);
  const number = tokenText(c).toLowerCase();
  advance(c);
  const span = spanFrom(c, start);
  const date = dateBehind(c);
  return date === null ? { kind: 'book', prefix, number, span } : { kind: 'book', prefix, number, date, span };
};

const dateBehind = (c: Cursor): Word | null => {
  const tokens = dateInParentheses(c.t, c.pos);
  if (tokens === 0) return null;
  const start = startOf(c);
  for (let i = 0; i < tokens; i++) advance(c);
  const span = spanFrom(c, start);
  return { text: c.t.text.slice(span.start + 1, span.end - 1), span };
};

/** How many tokens a day or a month in parentheses takes that is there, as after a rule of a book: none where there is none. */
export const dateInParentheses = (t: Tokens, pos: number): number => {
  const start = t.start[pos] ?? 0;
  if (t.kind[pos] !== T.other || t.text[start] !== '(') return 0;
  for (let tokens = 3; tokens <= 5; tokens++)
    if (/^\(\d{4}-\d{2}(?:-\d{2})?\)$/.test(t.text.slice(start, t.end[pos + tokens - 1]))) return tokens;
  return 0;
};

/** What follows `because`: a rule's number, or its name. */
export const reason = (c: Cursor): Citation | BookCitation | NamedRule | null => {
  if (peek(c) === 'of') advance(c);
  const ofBook = ruleOfBook(c);
  if (ofBook !== null) return ofBook;
  const kind = kindAt(c);
  if ((kind !== T.word && kind !== T.string) || isRuleWord(c.t, c.pos)) return rule(c);
  note(c, { kind: 'rule' });
  const start = startOf(c);
  const words: string[] = [];
  do {
    words.push(tokenText(c));
    advance(c);
  } while (kind === T.word && kindAt(c) === T.word && !AFTER_REASON.has(peek(c)));
  return { kind: 'named-rule', text: words.join(' '), span: spanFrom(c, start) };
};

/** What goes on with the claim of which the reason is a part. */
const AFTER_REASON: ReadonlySet<string> = new Set(['and', 'within', 'after']);

/** Whether a `CR` or `rule` is there, as before a rule number. */
export const isRuleWord = (t: Tokens, pos: number): boolean =>
  t.kind[pos] === T.word && t.word[pos] === '' && /^(cr|rule)$/i.test(t.text.slice(t.start[pos], t.end[pos]));

/** Whether two or three letters are there, no word of the language, and after them the number of a rule. */
const isBookPrefix = (t: Tokens, pos: number): boolean =>
  t.kind[pos] === T.word &&
  t.word[pos] === '' &&
  /^[a-z]{2,3}$/i.test(t.text.slice(t.start[pos], t.end[pos])) &&
  !isRuleWord(t, pos) &&
  (t.kind[pos + 1] === T.dotted || t.kind[pos + 1] === T.number) &&
  ruleForm(t.text.slice(t.start[pos + 1], t.end[pos + 1]));

/** Whether an edition in parentheses is there, as after a rule number: three tokens. */
export const isEditionInParentheses = (t: Tokens, pos: number): boolean =>
  t.kind[pos] === T.other &&
  t.text[t.start[pos] ?? 0] === '(' &&
  t.kind[pos + 1] === T.dotted &&
  editionForm(t.text.slice(t.start[pos + 1], t.end[pos + 1])) &&
  t.kind[pos + 2] === T.other &&
  t.text[t.start[pos + 2] ?? 0] === ')';

const editionBehind = (c: Cursor): Word | null => {
  if (!isEditionInParentheses(c.t, c.pos)) return null;
  advance(c);
  const taken = edition(c);
  advance(c);
  return taken;
};
