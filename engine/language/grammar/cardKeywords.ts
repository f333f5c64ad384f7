/** Keywords as they are on cards, and costs. */

import { isPowerDomain, POWER_DOMAINS } from '../../domains.ts';
import { KEYWORDS, type KeywordName, keywordNamed } from '../../keywords.ts';
import type { CardKeyword, CardLine, Word, WrittenCost } from '../syntax.ts';
import {
  advance,
  atEnd,
  type Cursor,
  comma,
  kindAt,
  note,
  oneOf,
  peek,
  spanFrom,
  startOf,
  tokenSpan,
  tokenText,
} from '../tokens/cursor.ts';
import { number } from '../tokens/phrases.ts';
import { sentenceText } from '../tokens/sentences.ts';
import { T, type Tokens } from '../tokens/tokens.ts';
import { nearest } from '../words/near.ts';
import { nextToken } from './items.ts';
import { isTrailingComma } from './reading.ts';

/** Keywords that say when a card may be played are among its markers. */
const MARKERS: readonly string[] = ['action', 'reaction'];

export interface Keywords {
  readonly kind: 'keywords';
  readonly keywords: readonly CardKeyword[];
  readonly markers: readonly Word[];
}

/** Keywords with commas between, and nothing else. */
export const keywordLine = (c: Cursor): Keywords | null => {
  const keywords: CardKeyword[] = [];
  const markers: Word[] = [];
  do {
    const text = keywordNamed(peek(c))?.name;
    if (text === undefined) {
      note(c, { kind: 'keyword' });
      return null;
    }
    const word = { text, span: tokenSpan(c) };
    advance(c);
    if (MARKERS.includes(text)) markers.push(word);
    else keywords.push(keywordBehind(c, word));
  } while (comma(c));
  return { kind: 'keywords', keywords, markers };
};

/** Whether the line at the cursor is one of keywords, or is plainly meant for one: sentences begin with a keyword, too. */
export const isKeywordLine = (c: Cursor): boolean => {
  const { t, pos } = c;
  if (hasColon(t, pos)) return false;
  const next = t.kind[pos + 1];
  if (keywordNamed(peek(c)) === undefined)
    return next === T.end && kindAt(c) === T.word && nearest(tokenText(c), NAMES) !== undefined;
  if (next === T.end || next === T.comma || next === T.number) return true;
  const trial: Cursor = { ...c, problems: [], slips: [], mends: false, probe: -1, again: null };
  return keywordLine(trial) !== null && (atEnd(trial) || isTrailingComma(trial));
};

const NAMES: readonly string[] = KEYWORDS.map(keyword => keyword.name);

/** Whether a colon follows on the same line, from a token on. */
export const hasColon = (t: Tokens, from: number): boolean => {
  for (let at = from; t.kind[at] !== T.end; at++) if (t.kind[at] === T.colon) return true;
  return false;
};

/** A keyword's number or cost, after its word. */
const keywordBehind = (c: Cursor, word: Word<KeywordName>): CardKeyword => {
  const { start } = word.span;
  const entry = keywordNamed(word.text);
  if (entry?.takesCost === true) {
    const cost = costBehind(c);
    return cost === null ? { word, span: word.span } : { word, cost, span: spanFrom(c, start) };
  }
  const value = entry?.takesValue === true ? number(c) : null;
  return value === null ? { word, span: word.span } : { word, value, span: spanFrom(c, start) };
};

/** Energy, then the domains of the power: `3 fury fury`, `calm`. */
export const costOf = (c: Cursor): WrittenCost | null => {
  const start = startOf(c);
  const energy = number(c);
  const power: Word[] = [];
  for (;;) {
    if (power.length > 0 && kindAt(c) === T.comma && isPower(c, nextToken(c))) advance(c);
    const domain = oneOf(c, POWER_DOMAINS);
    if (domain === null) break;
    power.push(domain);
  }
  if (energy === null && power.length === 0) return null;
  return { energy: energy?.value ?? 0, power, span: spanFrom(c, start) };
};

/** The cost of a keyword: resources, then after a dash or a comma what else is done to pay. */
const costBehind = (c: Cursor): WrittenCost | null => {
  const start = startOf(c);
  // A dash may come before resources, too.
  if (isDash(c) && (c.t.kind[nextToken(c)] === T.number || isPower(c, nextToken(c)))) advance(c);
  const resources = costOf(c);
  const rest = restOf(c);
  const less = lessOf(c);
  if (rest === null && less === null) return resources;
  return {
    energy: resources?.energy ?? 0,
    power: resources?.power ?? [],
    ...(rest === null ? {} : { rest }),
    ...(less === null ? {} : { less }),
    span: spanFrom(c, start),
  };
};

/** `. this ability costs 1 less for each …`: what makes paying for the keyword cheaper. */
const lessOf = (c: Cursor): CardLine | null => {
  const stop = kindAt(c) === T.other && c.t.text.slice(startOf(c), c.t.end[c.pos]) === '.';
  return stop && c.t.word[nextToken(c)] === 'this' ? lineBehind(c) : null;
};

const restOf = (c: Cursor): CardLine | null => {
  const next = nextToken(c);
  const isKeyword = c.t.kind[next] === T.word && keywordNamed(c.t.word[next] ?? '') !== undefined;
  const isRest = isDash(c) || (kindAt(c) === T.comma && !isKeyword);
  return !isRest || c.t.kind[next] === T.end ? null : lineBehind(c);
};

/** The rest of the line, after the sign at the cursor. */
const lineBehind = (c: Cursor): CardLine => {
  advance(c);
  const start = startOf(c);
  const line = c.t.line[c.pos] ?? 0;
  while (!atEnd(c) && !isTrailingComma(c)) advance(c);
  const span = spanFrom(c, start);
  return { line, span, text: sentenceText(c.t, span) };
};

const isDash = (c: Cursor): boolean =>
  kindAt(c) === T.other && /^[-–—]$/.test(c.t.text.slice(startOf(c), c.t.end[c.pos]));

const isPower = (c: Cursor, at: number): boolean => c.t.kind[at] === T.word && isPowerDomain(c.t.word[at]);
