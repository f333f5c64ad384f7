// biome-ignore-all lint/style/noExcessiveLinesPerFile: its steps share the position, and are called for every token.
/**
 * The parser's place among the tokens, and the small things that every statement is made of. What is asked for and not
 * there is noted when the token is the one being probed: error messages and completion both read those notes.
 */

import { inFigures } from '../../bounds.ts';
import type { KeywordUse, Name, Place, Span, SyntaxProblem, Word, WrittenNumber } from '../syntax.ts';
import { keywordNamed } from '../words/keywords.ts';
import { nearest } from '../words/near.ts';
import { COUNTED, editionForm } from '../words/numbers.ts';
import { BATTLEFIELD_ATTRIBUTES, nameRisk, PLAYER_ATTRIBUTES, UNIT_ATTRIBUTES } from '../words/words.ts';
import { LARGEST, quote, T, type Tokens, unquote } from './lexer.ts';

const ATTRIBUTES: readonly string[] = [...UNIT_ATTRIBUTES, ...PLAYER_ATTRIBUTES, ...BATTLEFIELD_ATTRIBUTES];

/** Cards of one kind, where no other could appear. */
export type CardSlot = 'unit card' | 'gear card' | 'battlefield card' | 'legend card' | 'champion card' | 'hidden card';

/** What a name may stand for. `new …` is one that the line declares. */
export type NameKind =
  | 'unit'
  | 'player'
  | 'place'
  | 'card'
  | CardSlot
  | 'gear'
  | 'team'
  | 'tag'
  | 'faq'
  | 'ruling'
  | 'item'
  | 'source'
  | 'path'
  | 'words'
  | 'new player'
  | 'new battlefield'
  | 'new unit'
  | 'new gear'
  | 'new card'
  | 'new scenario'
  | 'new branch';
export type Kind =
  | NameKind
  | 'keyword'
  | 'number'
  | 'signed'
  | 'count'
  | 'rule'
  | 'edition'
  | 'mode'
  | 'domain'
  | 'comma'
  | 'colon'
  | 'equals'
  | 'end';
export type Wanted = { readonly word: string } | { readonly kind: Kind };

/** What the sentence has said so far: completion asks for it. */
export interface SentenceSoFar {
  player: Name | null;
  verb: string;
  mood: '' | 'can' | 'cannot';
  units: readonly Name[];
}

export interface Cursor {
  t: Tokens;
  pos: number;
  problems: SyntaxProblem[];
  /** Mistyped words of the statement under way, which is read as if they were right. */
  slips: SyntaxProblem[];
  /** Whether mistyped words are set right: only where the statement is then read again. */
  mends: boolean;
  /** The token whose alternatives are noted, or -1. */
  probe: number;
  wanted: Wanted[];
  /** The token before which a comma is thought to stand, in a trial; or -1. */
  gap: number;
  /** Whether the statement, otherwise read, broke off at the probe. */
  brokeOff: boolean;
  sentence: SentenceSoFar | null;
  /** Declared names that would be read as words of a sentence, as they are written. */
  declared: Set<string>;
  /** The statement under way, to be read again with a probe when it goes wrong. */
  first: number;
  again: ((c: Cursor) => unknown) | null;
}

/** A cursor on the first of some tokens. */
export const cursorOn = (t: Tokens): Cursor => ({
  t,
  pos: 0,
  problems: t.problems,
  slips: [],
  mends: false,
  probe: -1,
  wanted: [],
  gap: -1,
  brokeOff: false,
  sentence: null,
  first: 0,
  declared: new Set(),
  again: null,
});

export const note = (c: Cursor, wanted: Wanted): void => {
  if (c.pos === c.probe) c.wanted.push(wanted);
};

export const kindAt = (c: Cursor): number => c.t.kind[c.pos] ?? T.end;
export const peek = (c: Cursor): string => (kindAt(c) === T.word ? (c.t.word[c.pos] ?? '') : '');
export const atEnd = (c: Cursor): boolean => kindAt(c) === T.end;

export const advance = (c: Cursor): void => {
  c.pos++;
  while (c.t.kind[c.pos] === T.join) c.pos++;
};

export const startOf = (c: Cursor, pos = c.pos): number => c.t.start[pos] ?? 0;
/** Where the token before the cursor ends. */
const endBefore = (c: Cursor): number => {
  let pos = c.pos - 1;
  while (pos > 0 && c.t.kind[pos] === T.join) pos--;
  return c.t.end[pos] ?? 0;
};
export const spanFrom = (c: Cursor, start: number): Span => ({ start, end: endBefore(c) });
export const tokenSpan = (c: Cursor, pos = c.pos): Span => ({ start: c.t.start[pos] ?? 0, end: c.t.end[pos] ?? 0 });
export const tokenText = (c: Cursor, pos = c.pos): string => c.t.text.slice(c.t.start[pos] ?? 0, c.t.end[pos] ?? 0);

/** Takes a word of the language. */
export const word = (c: Cursor, wanted: string): boolean => {
  if (c.t.word[c.pos] === wanted && kindAt(c) === T.word) {
    advance(c);
    return true;
  }
  if (c.pos === c.probe) c.wanted.push({ word: wanted });
  return false;
};

/** Takes one of two forms of a word, as `is` and `are`. */
export const either = (c: Cursor, one: string, other: string): boolean => word(c, one) || word(c, other);

/** Takes one of several words and gives it, with where it is. */
export const oneOf = (c: Cursor, wanted: readonly string[]): Word | null => {
  const here = peek(c);
  if (here !== '' && wanted.includes(here)) {
    const taken = { text: here, span: tokenSpan(c) };
    advance(c);
    return taken;
  }
  if (c.pos === c.probe) for (const each of wanted) c.wanted.push({ word: each });
  return null;
};

const take = (c: Cursor, kind: number, wanted: Kind): boolean => {
  if (kindAt(c) === kind) {
    advance(c);
    return true;
  }
  if (c.pos === c.probe) c.wanted.push({ kind: wanted });
  return false;
};

/** Takes a comma, unless nothing follows it: then it is the error. */
export const comma = (c: Cursor): boolean => {
  if (c.pos === c.gap) {
    c.gap = -1;
    return true;
  }
  if (kindAt(c) === T.comma && c.t.kind[c.pos + 1] === T.end && c.probe !== c.pos + 1) return false;
  return take(c, T.comma, 'comma');
};
export const colon = (c: Cursor): boolean => take(c, T.colon, 'colon');
export const equals = (c: Cursor): boolean => take(c, T.equals, 'equals');

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

/** Takes a name. A bare word of the language is taken for one with a complaint, where the sentence stays clear. */
export const name = (c: Cursor, wanted: NameKind): Name | null => {
  const kind = kindAt(c);
  if (kind === T.word) {
    const known = c.t.word[c.pos] ?? '';
    const risk = known === '' ? 'none' : nameRisk(known);
    if (risk === 'complain') complain(c);
    if (risk === 'misleading' && wanted.startsWith('new ')) c.declared.add(tokenText(c));
    if (risk !== 'structure') return wanted.startsWith('new ') ? declaredName(c) : nameHere(c);
  } else if (kind === T.string) return nameHere(c);
  if (c.pos === c.probe) c.wanted.push({ kind: wanted });
  return null;
};

/** A declared name of several bare words is taken as a whole, with a complaint, so that other lines still find it. */
const declaredName = (c: Cursor): Name => {
  const { t, pos } = c;
  let last = pos;
  while (t.kind[last + 1] === T.word && t.word[last + 1] === '' && !isSlip(c, last + 1)) last++;
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

const isSlip = (c: Cursor, pos: number): boolean => nearest(tokenText(c, pos), ATTRIBUTES) !== undefined;

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
  const taken: Word = { text: entry.name, span: tokenSpan(c) };
  advance(c);
  if (!entry.takesValue) return { word: taken };
  const value = number(c);
  return value === null ? { word: taken } : { word: taken, value };
};

export const edition = (c: Cursor): Word | null => {
  if (kindAt(c) === T.dotted && editionForm(tokenText(c))) {
    const taken = { text: tokenText(c), span: tokenSpan(c) };
    advance(c);
    return taken;
  }
  note(c, { kind: 'edition' });
  return null;
};

/** To the first token of the next line that has any. */
export const nextLine = (c: Cursor): void => {
  while (c.pos < c.t.count && c.t.kind[c.pos] !== T.end) c.pos++;
  c.pos++;
};
