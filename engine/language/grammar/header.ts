/** The head of a scenario: its edition, mode, citations and tags. */

import type { BookCitation, Citation, EntryCitation, Name, Word } from '../syntax.ts';
import { advance, type Cursor, colon, comma, note, oneOf, peek, spanFrom, startOf, word } from '../tokens/cursor.ts';
import { edition, looseName } from '../tokens/phrases.ts';
import { rule, ruleOfBook } from './citation.ts';

const ONE_WORD_MODES = ['duel', 'match', 'skirmish', 'war'] as const;

export const editionLine = (c: Cursor) => {
  const editions = editionList(c);
  return editions === null ? null : ({ kind: 'edition', line: c.line, span: c.span, editions } as const);
};

/** `1.3`, `1.3 as printed`, or `1.5 as 1.4`: the numbers of one edition with the rules of the one before. */
const ruleset = (c: Cursor): Word | null => {
  const start = startOf(c);
  const taken = edition(c);
  if (taken === null) return null;
  if (peek(c) !== 'as') {
    note(c, { word: AS_PRINTED });
    return taken;
  }
  advance(c);
  const other = peek(c) === 'printed' ? null : edition(c);
  if (other !== null) return { text: `${taken.text} as ${other.text}`, span: spanFrom(c, start) };
  return word(c, 'printed') ? { text: `${taken.text} ${AS_PRINTED}`, span: spanFrom(c, start) } : null;
};

const AS_PRINTED = 'as printed';

const editionList = (c: Cursor): Word[] | null => {
  const first = ruleset(c);
  if (first === null) return null;
  const all = [first];
  while (comma(c)) {
    const next = ruleset(c);
    if (next === null) return null;
    all.push(next);
  }
  return all;
};

/** `mode duel`, `mode magma chamber`: the only mode of two words. */
export const modeLine = (c: Cursor) => {
  const start = startOf(c);
  if (peek(c) === 'magma') {
    advance(c);
    if (!word(c, 'chamber')) return null;
    const mode = { text: 'magma chamber', span: spanFrom(c, start) };
    return { kind: 'mode', line: c.line, span: c.span, mode } as const;
  }
  const mode = oneOf(c, ONE_WORD_MODES);
  if (mode === null) note(c, { word: 'magma chamber' });
  return mode === null ? null : ({ kind: 'mode', line: c.line, span: c.span, mode } as const);
};

export const citesLine = (c: Cursor) => {
  const citations: (Citation | BookCitation | EntryCitation)[] = [];
  do {
    const cited = citation(c);
    if (cited === null) return null;
    citations.push(cited);
  } while (comma(c));
  return { kind: 'cites', line: c.line, span: c.span, citations } as const;
};

const citation = (c: Cursor): Citation | BookCitation | EntryCitation | null => {
  const start = startOf(c);
  const entry = oneOf(c, ['faq', 'ruling']);
  if (entry === null) return ruleOfBook(c) ?? rule(c);
  const kind = entry.text === 'faq' ? 'faq' : 'ruling';
  const named = looseName(c, kind);
  return named === null ? null : { kind, name: named, span: spanFrom(c, start) };
};

export const tagsLine = (c: Cursor) => {
  const tags: Name[] = [];
  do {
    const tag = looseName(c, 'tag');
    if (tag === null) return null;
    tags.push(tag);
  } while (comma(c));
  return { kind: 'tags', line: c.line, span: c.span, tags } as const;
};

/** `in 1.0, 1.1:` before what is expected there. */
export const onlyIn = (c: Cursor): Word[] | undefined | null => {
  if (!word(c, 'in')) return undefined;
  const editions = editionList(c);
  return editions !== null && colon(c) ? editions : null;
};
