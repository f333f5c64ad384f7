/** A card: its header, then on each line a field, keywords, or a sentence, which is kept as it stands. */

import type { Domain } from '../../domains.ts';
import { addAll } from '../../lists.ts';
import { reportTrailingComma } from '../mistakes/mistakes.ts';
import {
  CARD_TYPES,
  type CardKeyword,
  type CardLine,
  type CardTree,
  type Name,
  type Word,
  type WrittenCost,
  type WrittenNumber,
} from '../syntax.ts';
import { advance, type Cursor, comma, note, oneOf, startOf, tokenSpan } from '../tokens/cursor.ts';
import { name } from '../tokens/phrases.ts';
import { sentenceText } from '../tokens/sentences.ts';
import { CARD_FIELDS, CARD_MARKERS } from '../words/words.ts';
import { type CardField, continuesCard, fieldReader } from './cardFields.ts';
import { isKeywordLine, keywordLine } from './cardKeywords.ts';
import { isWithinLimits } from './limits.ts';
import { isTrailingComma, joinLines, lastToken, read } from './reading.ts';

/** Never fails: lines that are no part of a card are reported in `problems`, and left out. */
export const cardBlock = (c: Cursor): CardTree => {
  const header = readHeader(c);
  const card: CardDraft = {
    markers: [...header.markers],
    domains: [],
    tags: [],
    keywords: [],
    abilities: [],
    texts: [],
  };
  while (c.pos < c.t.count && isWithinLimits(c)) lineAt(c, card);
  const { cost, might, mightBonus, ...lists } = card;
  return {
    kind: 'card',
    ...(header.name === undefined ? {} : { name: header.name }),
    type: header.type,
    ...(header.also === undefined ? {} : { also: header.also }),
    ...(cost === undefined ? {} : { cost }),
    ...(might === undefined ? {} : { might }),
    ...(mightBonus === true ? { mightBonus } : {}),
    ...lists,
    problems: c.problems,
    comments: c.t.comments,
  };
};

/** Reads the line at the cursor for its probe alone: nothing is reported. */
export const probeCardLine = (c: Cursor): void => {
  c.first = c.pos;
  if (c.pos === 0) headerLine(c);
  else if (c.pos === c.probe) {
    for (const field of CARD_FIELDS) c.wanted.push({ word: field });
    note(c, { kind: 'keyword' });
  } else (fieldReader(c) ?? keywordLine)(c);
};

interface CardDraft {
  markers: Word[];
  cost?: WrittenCost;
  might?: WrittenNumber;
  mightBonus?: boolean;
  domains: Word<Domain>[];
  tags: Name[];
  keywords: CardKeyword[];
  abilities: CardLine[];
  texts: Name[];
}

interface Header {
  readonly name?: Name;
  readonly type: Word | null;
  readonly also?: Word;
  readonly markers: readonly Word[];
}

/** `types.several`: what a card can be besides its type. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  unit: ['gear', 'rune'],
  gear: ['unit', 'rune'],
  rune: ['unit', 'gear'],
};

const readHeader = (c: Cursor): Header => {
  const end = joinLines(c.t, 0, () => false);
  let seen: Header = { type: null, markers: [] };
  const reader = (at: Cursor): Header | null => {
    const header = headerLine(at);
    // What a trial finds does not count.
    if (at === c) seen = header;
    return header.type === null ? null : header;
  };
  c.first = 0;
  c.again = reader;
  c.mends = true;
  read(c, reader, c.problems.length);
  c.again = null;
  c.pos = end + 1;
  return seen;
};

const headerLine = (c: Cursor): Header => {
  advance(c);
  const named = name(c, 'new card');
  if (named === null) return { type: null, markers: [] };
  const type = oneOf(c, CARD_TYPES);
  const also = type === null ? null : oneOf(c, ALSO[type.text] ?? []);
  const markers: Word[] = [];
  while (type !== null) {
    if (markers.length > 0 && !isTrailingComma(c)) comma(c);
    const marker = oneOf(c, CARD_MARKERS);
    if (marker === null) break;
    markers.push(marker);
  }
  return { name: named, type, ...(also === null ? {} : { also }), markers };
};

const lineAt = (c: Cursor, card: CardDraft): void => {
  const first = c.pos;
  const end = joinLines(c.t, first, continuesCard);
  const reader = fieldReader(c) ?? (isKeywordLine(c) ? keywordLine : null);
  if (reader === null) card.abilities.push(sentence(c, first, end));
  else {
    c.first = first;
    c.again = reader;
    const parsed = read(c, reader, c.problems.length);
    c.again = null;
    if (parsed !== null) put(c, card, parsed, first);
  }
  c.pos = end + 1;
};

const sentence = (c: Cursor, first: number, end: number): CardLine => {
  let last = lastToken(c.t, end);
  c.pos = last;
  if (last > first && isTrailingComma(c)) {
    reportTrailingComma(c);
    last = lastToken(c.t, last);
  }
  const span = { start: startOf(c, first), end: tokenSpan(c, last).end };
  return { line: c.t.line[first] ?? 0, span, text: sentenceText(c.t, span) };
};

const put = (c: Cursor, card: CardDraft, field: CardField, first: number): void => {
  switch (field.kind) {
    case 'cost':
      if (card.cost !== undefined) return reportTwice(c, field.kind, first);
      card.cost = field.cost;
      return;
    case 'might':
      if (card.might !== undefined) return reportTwice(c, field.kind, first);
      card.might = field.might;
      card.mightBonus = field.bonus;
      return;
    case 'domains':
      addAll(card.domains, field.domains);
      return;
    case 'tags':
      addAll(card.tags, field.tags);
      return;
    case 'text':
      card.texts.push(field.text);
      return;
    case 'keywords':
      addAll(card.keywords, field.keywords);
      addAll(card.markers, field.markers);
  }
};

const reportTwice = (c: Cursor, field: string, first: number): void => {
  c.problems.push({
    code: 'syntax/expected',
    span: tokenSpan(c, first),
    message: `This card already has “${field}” above, and a card has only one. Leave one of the two lines out.`,
  });
};
