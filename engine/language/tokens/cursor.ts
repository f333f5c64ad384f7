/**
 * The parser's place among the tokens, and the small things that every statement is made of. What is asked for and not
 * there is noted when the token is the one being probed: error messages and completion both read those notes.
 */

import type { Name, Span, SyntaxProblem, Word } from '../syntax.ts';
import { T, type Tokens } from './tokens.ts';

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
  | 'new branch'
  | 'new hint';
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
  /** In an `effect` line: what is written of its sentence, which may go on as on a card. */
  ability?: string;
  /** Whether it can only be read as one: where it ends is for the grammar of cards to say. */
  isOnlyAbility?: boolean;
}

export interface Cursor {
  t: Tokens;
  pos: number;
  problems: SyntaxProblem[];
  /** How many problems the blocks above have. */
  problemsAbove: number;
  /** Mistyped words of the statement under way, which is read as if they were right. */
  slips: SyntaxProblem[];
  /** Whether mistyped words are corrected: only if the statement is then read again. */
  mends: boolean;
  /** The token whose alternatives are noted, or -1. */
  probe: number;
  wanted: Wanted[];
  /** The token before which a comma is thought to stand, in a trial; or -1. */
  gap: number;
  /** Whether the statement, otherwise read, broke off at the probe. */
  brokeOff: boolean;
  sentence: SentenceSoFar | null;
  /** Declared names that would be read as words of a sentence, as they are written; null where there are none. */
  declared: Set<string> | null;
  /**
   * Where the statement under way is. Its reader puts both into it at once: adding them later would change its shape,
   * at five times the cost.
   */
  line: number;
  span: Span;
  /** Whether the statement that was read last took its whole line. */
  isWhole: boolean;
  /** The statement under way, to be read again with a probe when it goes wrong. */
  first: number;
  again: ((c: Cursor) => unknown) | null;
}

const NOWHERE: Span = { start: 0, end: 0 };

/** A cursor on the first of some tokens. */
export const cursorOn = (t: Tokens): Cursor => ({
  t,
  pos: 0,
  problems: t.problems,
  problemsAbove: 0,
  slips: [],
  mends: false,
  probe: -1,
  wanted: [],
  gap: -1,
  brokeOff: false,
  sentence: null,
  declared: null,
  line: 0,
  span: NOWHERE,
  isWhole: true,
  first: 0,
  again: null,
});

/** Notes what would have been right at the token where the line is wrong; anywhere else it does nothing. */
export const note = (c: Cursor, wanted: Wanted): void => {
  if (c.pos === c.probe) c.wanted.push(wanted);
};

/** The kind of the token at hand; `T.end` past the last one. */
export const kindAt = (c: Cursor): number => c.t.kind[c.pos] ?? T.end;

/** The word at hand, in lower case; empty for any token that is no word. */
export const peek = (c: Cursor): string => (kindAt(c) === T.word ? (c.t.word[c.pos] ?? '') : '');
export const atEnd = (c: Cursor): boolean => kindAt(c) === T.end;

/** To the next token of the line; tokens that only join the lines in which it goes on are passed over. */
export const advance = (c: Cursor): void => {
  c.pos++;
  while (c.t.kind[c.pos] === T.join) c.pos++;
};

/** An offset in the block's text, in UTF-16 units. */
export const startOf = (c: Cursor, pos = c.pos): number => c.t.start[pos] ?? 0;
/** Where the token before the cursor ends. */
const endBefore = (c: Cursor): number => {
  let pos = c.pos - 1;
  while (pos > 0 && c.t.kind[pos] === T.join) pos--;
  return c.t.end[pos] ?? 0;
};

/** From an offset to the end of the last token taken. */
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
export const oneOf = <Text extends string>(c: Cursor, wanted: readonly Text[]): Word<Text> | null => {
  const here = peek(c);
  const text = here === '' ? undefined : wanted.find(each => each === here);
  if (text !== undefined) {
    const taken = { text, span: tokenSpan(c) };
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

/** To the first token of the next line that has any. */
export const nextLine = (c: Cursor): void => {
  while (c.pos < c.t.count && c.t.kind[c.pos] !== T.end) c.pos++;
  c.pos++;
};
