/** A line as words that each know where in the source they came from, so that whatever is made of them still does. */

import type { Span } from '../../syntax.ts';
import { quote, unquote } from '../../tokens/lexer.ts';
import { quoteIfNeeded } from '../../tokens/names.ts';
import { T, type Tokens } from '../../tokens/tokens.ts';
import { among, type KnownNames } from './known.ts';

/** `from` is null for a word that the line did not have. */
export interface DraftWord {
  readonly text: string;
  readonly from: Span | null;
  /** A card in a line that is right only if it counters something. */
  readonly counters?: string;
}

export type LineDraft = readonly DraftWord[];

/** A word that the source does not have. */
export const made = (text: string): DraftWord => ({ text, from: null });

/** The words of a lexed line. `offset` is where it begins in its block. */
export const draftOf = (t: Tokens, known: KnownNames, offset: number): LineDraft => {
  const pieces: DraftWord[] = [];
  for (let i = 0; i < t.count; i++) {
    if (t.kind[i] === T.end) continue;
    const start = t.start[i] ?? 0;
    const end = t.end[i] ?? 0;
    const text = t.text.slice(start, end);
    const next = t.kind[i + 1] === T.word ? t.text.slice(t.start[i + 1], t.end[i + 1]) : '';
    const at = t.kind[i] === T.word ? cutAt(text, next, known) : text.length;
    pieces.push({ text: text.slice(0, at), from: { start: offset + start, end: offset + start + at } });
    // A dot alone says nothing after a name, nor a hyphen after a number.
    const rest = text[at] === '.' || (text[at] === '-' && /^\d+$/.test(text.slice(0, at))) ? at + 1 : at;
    if (rest < text.length) {
      const left = text.slice(rest);
      pieces.push({ text: left === 's' ? "'s" : left, from: { start: offset + start + rest, end: offset + end } });
    }
  }
  return joined(withSingled(pieces, known), known);
};

/** `the Tank`, of one unit alone that is one: its name. */
const withSingled = (pieces: readonly DraftWord[], { units }: KnownNames): readonly DraftWord[] =>
  pieces.map((piece, i) => {
    if (!/^(?:the|his|her|their)$/i.test(pieces[i - 1]?.text ?? '')) return piece;
    const [only, another] = units.filter(({ keywords }) => keywords.includes(piece.text.toLowerCase()));
    if (only === undefined || another !== undefined || only.called.length > 1) return piece;
    return { text: quoteIfNeeded(only.name.text), from: piece.from };
  });

/** What somebody or something has: before it, `Anas` is `Ana's`. */
const HAD = new Set(
  'ability abilities skill effect turn base hand deck trash might damage points score legend'.split(' '),
);

/** Where a word falls in two: `Ana's`, `Wall.might`, `5M`, and `Anas` before what Ana has. */
const cutAt = (text: string, next: string, { players, battlefields, units }: KnownNames): number => {
  const measured = /^(\d+)-?(?:m|might|hp|mana|energy|cost|drop)$/i.exec(text);
  if (measured !== null) return measured[1]?.length ?? 0;
  const cut = text.search(/['’]s$|\.\p{L}+$/iu);
  const names = [...players, ...battlefields, ...units.map(unit => unit.name)];
  if (cut > 0 && !among(names, text)) return cut;
  const has = HAD.has(next.toLowerCase()) && /s$/.test(text) && !among(names, text) && among(names, text.slice(0, -1));
  return has ? text.length - 1 : text.length;
};

/** A declared name of several bare words is one. */
const joined = (pieces: readonly DraftWord[], { players, battlefields, units }: KnownNames): LineDraft => {
  const long = [...players, ...battlefields, ...units.map(unit => unit.name)].filter(({ text }) => text.includes(' '));
  if (long.length === 0) return pieces;
  const all: DraftWord[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const name = long.find(({ text }) => startsWith(pieces, i, text.toLowerCase().split(' ')));
    const last = name === undefined ? i : i + name.text.split(' ').length - 1;
    const [start, end] = [pieces[i]?.from?.start ?? 0, pieces[last]?.from?.end ?? 0];
    const piece = pieces[i];
    if (name !== undefined) all.push({ text: quote(name.text), from: { start, end } });
    else if (piece !== undefined) all.push(piece);
    i = last;
  }
  return all;
};

const startsWith = (pieces: readonly DraftWord[], from: number, words: readonly string[]): boolean =>
  words.every((word, i) => pieces[from + i]?.text.toLowerCase() === word);

/** The name that a piece is. */
export const nameIn = ({ text }: DraftWord): string => (text.startsWith('"') ? unquote(text, 0, text.length) : text);

/** A draft as it is written, and where in that text each of its pieces stands. */
export interface Written {
  readonly text: string;
  readonly starts: readonly number[];
}

/** The words with spaces between them, and the offset at which each begins. */
export const writtenOut = (draft: LineDraft): Written => {
  let text = '';
  const starts = draft.map((piece, i) => {
    if (i > 0 && !/^[,:.]/.test(piece.text)) text += ' ';
    const start = text.length;
    text += piece.text;
    return start;
  });
  return { text, starts };
};

const POSSESSIVES = new Set('his her hers their its my your'.split(' '));
const ARTICLES = new Set('the a an'.split(' '));

/** Without what says nothing: possessives, articles before a name, brackets, what a sentence ends in. */
export const withoutFiller = (draft: LineDraft, { players, battlefields, units }: KnownNames): LineDraft => {
  let end = draft.length;
  while (end > 0 && /^[.?!;]+$/.test(draft[end - 1]?.text ?? '')) end--;
  const begin = behindListSign(draft);
  const names = [...players, ...battlefields, ...units.map(unit => unit.name)];
  const kept = draft.slice(0, end).filter((piece, i) => {
    if (i < begin) return false;
    if (isAside(draft, i)) return false;
    if (/^[()[\]{}]$/.test(piece.text)) return false;
    const word = piece.text.toLowerCase();
    if (POSSESSIVES.has(word)) return i + 1 === end;
    const next = draft[i + 1];
    return !ARTICLES.has(word) || next === undefined || i + 1 === end || !isNoun(next, names);
  });
  return kept.length === draft.length ? draft : kept;
};

/** After the sign, the number or the time at which a line was said, with which lists and chats begin a line. */
const behindListSign = (draft: LineDraft): number => {
  const texts = draft.map(({ text }) => text);
  if (texts[0] === '[') return texts.indexOf(']') + 1;
  if (/^\d+$/.test(texts[0] ?? '') && /^[.)]$/.test(texts[1] ?? '')) return 2;
  if (/^(?:step|line|nr|no)$/i.test(texts[0] ?? '') && /^\d+$/.test(texts[1] ?? '') && /^[.):]$/.test(texts[2] ?? ''))
    return 3;
  let at = 0;
  while (/^[-*•·>–—]$/.test(texts[at] ?? '')) at++;
  return at;
};

/** Who a player is to the author, in brackets: `Ana (me), Ben (opponent)`. */
const isAside = (draft: LineDraft, i: number): boolean =>
  draft[i - 1]?.text === '(' &&
  draft[i + 1]?.text === ')' &&
  /^(?:me|you|us|them|mine|opponent|enemy|first|second)$/i.test(draft[i]?.text ?? '');

const isNoun = (piece: DraftWord, names: KnownNames['players']): boolean =>
  among(names, nameIn(piece)) || /^(base|battlefield|turn)$/i.test(piece.text);
