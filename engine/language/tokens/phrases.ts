/** The parts of a line, read at the cursor: names, numbers, places, keywords. */

import { inFigures } from '../../bounds.ts';
import { keywordNamed } from '../../keywords.ts';
import type { KeywordUse, Name, Place, Span, SyntaxProblem, Word, WrittenNumber } from '../syntax.ts';
import { nearest } from '../words/near.ts';
import { COUNTED, editionForm } from '../words/numbers.ts';
import { BATTLEFIELD_ATTRIBUTES, nameRisk, PLAYER_ATTRIBUTES, UNIT_ATTRIBUTES } from '../words/words.ts';
import {
  advance,
  type Cursor,
  comma,
  kindAt,
  type NameKind,
  note,
  peek,
  spanFrom,
  startOf,
  tokenSpan,
  tokenText,
  word,
} from './cursor.ts';
import { quote, unquote } from './lexer.ts';
import { LARGEST, T } from './tokens.ts';

const ATTRIBUTES: readonly string[] = [...UNIT_ATTRIBUTES, ...PLAYER_ATTRIBUTES, ...BATTLEFIELD_ATTRIBUTES];

/** Whether a name is here that no reading as a word of the language competes with. */
export const isName = (c: Cursor, pos = c.pos): boolean => {
  const kind = c.t.kind[pos];
  const word = c.t.word[pos] ?? '';
  if (kind === T.string) return true;
  if (kind !== T.word) return false;
  const risk = word === '' ? 'none' : nameRisk(word);
  return risk === 'none' || risk === 'misleading';
};

const nameHere = (c: Cursor): Name => {
  const start = startOf(c);
  const end = c.t.end[c.pos] ?? start;
  const quoted = kindAt(c) === T.string;
  const text = quoted ? unquote(c.t.text, start, end) : c.t.text.slice(start, end);
  advance(c);
  return { text, quoted, span: { start, end } };
};

/** Takes a name. A bare word of the language is accepted with a complaint if the sentence stays clear. */
export const name = (c: Cursor, wanted: NameKind): Name | null => {
  const kind = kindAt(c);
  if (kind === T.word) {
    const known = c.t.word[c.pos] ?? '';
    const risk = known === '' ? 'none' : nameRisk(known);
    if (risk === 'complain') complain(c);
    if (risk !== 'structure') {
      if (!wanted.startsWith('new ')) return nameHere(c);
      if (risk === 'misleading') c.declared = new Set(c.declared).add(tokenText(c));
      return declaredName(c);
    }
  } else if (kind === T.string) return nameHere(c);
  if (c.pos === c.probe) c.wanted.push({ kind: wanted });
  return null;
};

/**
 * A declared name of several bare words is accepted as a whole, with a complaint, so that other lines still find it.
 */
const declaredName = (c: Cursor): Name => {
  const { t, pos } = c;
  let last = pos;
  while (t.kind[last + 1] === T.word && t.word[last + 1] === '' && !isSlip(c, last + 1)) last++;
  while (last > pos && !canBeName(c, pos, last)) last--;
  const next = t.kind[last + 1] ?? T.end;
  const clear = next === T.word || next === T.equals || next === T.end;
  if (last === pos || !clear) return nameHere(c);
  const span = { start: startOf(c), end: t.end[last] ?? 0 };
  const text = t.text.slice(span.start, span.end);
  c.problems.push(severalWords(text, span));
  c.pos = last;
  advance(c);
  return { text, quoted: false, span };
};

/** Whether bare words in a row can be a name: `two Wolves` is a count, and after `Raider with` follows what the unit is like. */
export const canBeName = (c: Cursor, first: number, last: number): boolean =>
  !COUNTED.includes(tokenText(c, first)) && !ENDS_NO_NAME.has(tokenText(c, last).toLowerCase());

const ENDS_NO_NAME: ReadonlySet<string> = new Set(['with', 'has', 'is', 'and', 'a', 'an', 'the']);

const isSlip = (c: Cursor, pos: number): boolean =>
  nearest(tokenText(c, pos), ATTRIBUTES) !== undefined || isGraveyard(c, pos);

/** `player Ben graveyard Gust`: what follows is in it, and it is no part of the name. */
const isGraveyard = (c: Cursor, pos: number): boolean =>
  tokenText(c, pos).toLowerCase() === 'graveyard' && (c.t.kind[pos + 1] === T.word || c.t.kind[pos + 1] === T.string);

/** The complaint about a name of more than one word without quotes. */
export const severalWords = (text: string, span: Span): SyntaxProblem => ({
  code: 'syntax/expected',
  span,
  message: `A name of more than one word needs quotes: ${quote(text)}.`,
  replacement: { span, text: quote(text), title: `Put “${text}” in quotes` },
});

/** Takes a name where any word will do: a tag, a team. */
export const looseName = (c: Cursor, wanted: NameKind): Name | null => {
  const kind = kindAt(c);
  if (kind === T.word || kind === T.string || kind === T.number || kind === T.dotted) return nameHere(c);
  if (c.pos === c.probe) c.wanted.push({ kind: wanted });
  return null;
};

/** Takes names with commas between. */
export const names = (c: Cursor, wanted: NameKind): Name[] | null => {
  const first = name(c, wanted);
  if (first === null) return null;
  const all = [first];
  while (comma(c)) {
    const next = name(c, wanted);
    if (next === null) return null;
    all.push(next);
  }
  return all;
};

const complain = (c: Cursor): void => {
  const text = tokenText(c);
  c.problems.push({
    code: 'syntax/expected',
    span: tokenSpan(c),
    message: `“${text}” is a word of the language. As a name it needs quotes, here and in every line: ${quote(text)}.`,
    replacement: { span: tokenSpan(c), text: quote(text), title: `Put “${text}” in quotes` },
  });
};

const amountHere = (c: Cursor, value = c.t.value[c.pos] ?? 0): WrittenNumber => {
  const amount = { value, span: tokenSpan(c) };
  if (Math.abs(amount.value) > LARGEST) {
    c.problems.push({
      code: 'syntax/expected',
      span: amount.span,
      message: `This number is too large. The largest that a scenario can hold is ${inFigures(LARGEST)}.`,
    });
  }
  advance(c);
  return amount;
};

/** A number, in digits or up to twelve in words. */
export const number = (c: Cursor): WrittenNumber | null => {
  if (kindAt(c) === T.number) return amountHere(c);
  const counted = kindAt(c) === T.word && peek(c) === '' ? COUNTED.indexOf(tokenText(c).toLowerCase()) : -1;
  if (counted >= 0) return amountHere(c, counted);
  if (c.pos === c.probe) c.wanted.push({ kind: 'number' });
  return null;
};

/** A number that may be below 0. */
export const anyNumber = (c: Cursor): WrittenNumber | null => (kindAt(c) === T.signed ? amountHere(c) : number(c));

/** `+2`, `-2` */
export const signed = (c: Cursor): WrittenNumber | null => {
  if (kindAt(c) === T.signed) return amountHere(c);
  if (c.pos === c.probe) c.wanted.push({ kind: 'signed' });
  return null;
};

/** `base`, `base of Ben` or the name of a battlefield. */
export const place = (c: Cursor): Place | null => {
  if (peek(c) === 'the' && c.t.word[c.pos + 1] === 'base') advance(c);
  const start = startOf(c);
  if (word(c, 'base')) {
    if (!word(c, 'of')) return { kind: 'base', span: spanFrom(c, start) };
    const player = name(c, 'player');
    return player === null ? null : { kind: 'base', player, span: spanFrom(c, start) };
  }
  const named = name(c, 'place');
  return named === null ? null : { kind: 'named', name: named, span: named.span };
};

/** A keyword, with its number where it takes one. */
export const keyword = (c: Cursor): KeywordUse | null => {
  const entry = keywordNamed(peek(c));
  if (entry === undefined) {
    note(c, { kind: 'keyword' });
    return null;
  }
  const taken = { text: entry.name, span: tokenSpan(c) };
  advance(c);
  if (!entry.takesValue) return { word: taken };
  const value = number(c);
  return value === null ? { word: taken } : { word: taken, value };
};

/** Any number with the form of an edition's, whether or not there is such an edition. */
export const edition = (c: Cursor): Word | null => {
  if (kindAt(c) === T.dotted && editionForm(tokenText(c))) {
    const taken = { text: tokenText(c), span: tokenSpan(c) };
    advance(c);
    return taken;
  }
  note(c, { kind: 'edition' });
  return null;
};
