/** The lines that lay out the board. A bad word among the attributes is reported, and the rest of the line counts. */

import { keywordNamed } from '../../keywords.ts';
import { reportHere } from '../mistakes/mistakes.ts';
import type { BattlefieldAttribute, Name, Statement, UnitAttribute } from '../syntax.ts';
import {
  advance,
  atEnd,
  type CardSlot,
  type Cursor,
  comma,
  equals,
  kindAt,
  oneOf,
  peek,
  spanFrom,
  startOf,
  tokenText,
  word,
} from '../tokens/cursor.ts';
import { keyword, looseName, name, number, signed } from '../tokens/phrases.ts';
import { T } from '../tokens/tokens.ts';
import { BATTLEFIELD_ATTRIBUTES, FLAGS, type Flag, isUnitAttribute } from '../words/words.ts';
import { type Attribute, reportGivenTwice } from './givenTwice.ts';
import { countHere, endsInComma, isGearBehindCount, nameList, oneCopy } from './lists.ts';
import { isPlayerAttribute, playerAttribute } from './playerAttributes.ts';

export const playerLine = (c: Cursor) => {
  const named = name(c, 'new player');
  if (named === null) return null;
  const all = attributes(c, playerAttribute, isPlayerAttribute);
  return { kind: 'player', line: c.line, span: c.span, name: named, attributes: all } as const;
};

/** `battlefield NAME = CARD attributes`; `card` is left out where the line names none. */
export const battlefieldLine = (c: Cursor) => {
  const named = name(c, 'new battlefield');
  if (named === null) return null;
  const card = cardBehind(c, 'battlefield card');
  const all = attributes(c, battlefieldAttribute, isBattlefieldAttribute);
  return card === undefined
    ? ({ kind: 'battlefield', line: c.line, span: c.span, name: named, attributes: all } as const)
    : ({ kind: 'battlefield', line: c.line, span: c.span, name: named, card, attributes: all } as const);
};

export const baseLine = (c: Cursor) => {
  const player = name(c, 'player');
  return player === null ? null : ({ kind: 'base', line: c.line, span: c.span, player } as const);
};

/** `trash PLAYER CARD, …`, or `trash PLAYER nothing` for an empty trash. */
export const trashLine = (c: Cursor) => {
  const player = name(c, 'player');
  if (player === null) return null;
  const cards: Name[] = [];
  if (word(c, 'nothing')) return { kind: 'trash', line: c.line, span: c.span, player, cards } as const;
  do {
    const card = oneCopy(c, 'card');
    if (card === null) return null;
    cards.push(card);
  } while (comma(c));
  return { kind: 'trash', line: c.line, span: c.span, player, cards } as const;
};

/** A unit or a gear, from its count or name on. */
export const pieceLine = (c: Cursor, said: 'unit' | 'gear', player: Name | undefined) => {
  const isGear = said === 'gear' || isGearBehindCount(c);
  const kind = isGear ? 'gear' : 'unit';
  const count = countHere(c);
  if (said !== kind) advance(c);
  const named = name(c, kind === 'unit' ? 'new unit' : 'new gear');
  if (named === null) return null;
  const card = cardBehind(c, kind === 'unit' ? 'unit card' : 'gear card');
  const all = attributes(c, unitAttribute, isUnitAttribute);
  if (kind === 'unit') {
    const unit: Writable<StatementOf<'unit'>> = {
      kind,
      line: c.line,
      span: c.span,
      count,
      name: named,
      attributes: all,
    };
    if (player !== undefined) unit.player = player;
    if (card !== undefined) unit.card = card;
    return unit;
  }
  const gear: Writable<StatementOf<'gear'>> = { kind, line: c.line, span: c.span, count, name: named, attributes: all };
  if (player !== undefined) gear.player = player;
  if (card !== undefined) gear.card = card;
  return gear;
};

type StatementOf<K extends Statement['kind']> = Extract<Statement, { kind: K }>;
type Writable<T> = { -readonly [K in keyof T]: T[K] };

const cardBehind = (c: Cursor, slot: CardSlot): Name | undefined => {
  if (!equals(c)) return undefined;
  const card = name(c, slot);
  if (card === null) reportHere(c);
  return card ?? undefined;
};

const MOST_REPORTED = 8;

/** Reads attributes, with or without commas, to the end of the line. */
const attributes = <A extends Attribute>(
  c: Cursor,
  one: (c: Cursor) => A | null,
  starts: (word: string) => boolean,
): A[] => {
  const all: A[] = [];
  const reported = c.problems.length;
  if (!atEnd(c) && !endsInComma(c)) comma(c);
  while (!atEnd(c)) {
    const before = c.pos;
    const attribute = one(c);
    if (attribute !== null) {
      reportGivenTwice(c, all, attribute);
      all.push(attribute);
    } else {
      if (endsInComma(c)) return all;
      // Each report reads the statement again: a line of nothing else gets a few.
      if (c.problems.length - reported < MOST_REPORTED) reportHere(c);
      if (c.brokeOff) return all;
      if (c.pos === before || !starts(peek(c))) skipToAttribute(c, starts);
    }
    if (endsInComma(c)) return all;
    comma(c);
  }
  if (c.pos === c.probe && !c.brokeOff) one(c);
  return all;
};

/** Past a word that is no attribute, and what belongs to it. */
const skipToAttribute = (c: Cursor, starts: (word: string) => boolean): void => {
  if (kindAt(c) !== T.comma && !atEnd(c)) advance(c);
  while (!atEnd(c) && kindAt(c) !== T.comma && !starts(peek(c))) advance(c);
};

const isBattlefieldAttribute = (text: string): boolean => (BATTLEFIELD_ATTRIBUTES as readonly string[]).includes(text);

const battlefieldAttribute = (c: Cursor): BattlefieldAttribute | null => {
  const start = startOf(c);
  const kind = oneOf(c, BATTLEFIELD_ATTRIBUTES)?.text as (typeof BATTLEFIELD_ATTRIBUTES)[number] | undefined;
  if (kind === undefined) return null;
  if (kind === 'facedown') {
    const card = name(c, 'hidden card');
    if (card === null || !word(c, 'by')) return null;
    const player = name(c, 'player');
    return player === null ? null : { kind, card, player, span: spanFrom(c, start) };
  }
  if (kind === 'owner') {
    const player = name(c, 'player');
    return player === null ? null : { kind, player, span: spanFrom(c, start) };
  }
  if (!word(c, 'by')) return null;
  // “nobody” is a player only in quotes: such a battlefield is simply not said to be anybody’s.
  if (/^(?:nobody|noone)$/i.test(tokenText(c))) return null;
  if (kind === 'scored') {
    const players = nameList(c, 'player', isBattlefieldAttribute);
    return players === null ? null : { kind, players, span: spanFrom(c, start) };
  }
  const player = name(c, 'player');
  return player === null ? null : { kind, player, span: spanFrom(c, start) };
};

const unitAttribute = (c: Cursor): UnitAttribute | null => {
  const start = startOf(c);
  const here = peek(c);
  switch (here) {
    case 'might':
    case 'damage': {
      advance(c);
      // Gear gives Might, and says so with a sign.
      const amount = here === 'might' && kindAt(c) === T.signed ? signed(c) : number(c);
      return amount === null ? null : { kind: here, amount, span: spanFrom(c, start) };
    }
    case 'owner': {
      advance(c);
      const player = name(c, 'player');
      return player === null ? null : { kind: 'owner', player, span: spanFrom(c, start) };
    }
    case 'attached': {
      advance(c);
      const gear = nameList(c, 'gear', isUnitAttribute);
      return gear === null ? null : { kind: 'attached', gear, span: spanFrom(c, start) };
    }
    case 'made': {
      advance(c);
      const by = word(c, 'unit') && word(c, 'by') ? name(c, 'unit') : null;
      return by === null ? null : { kind: 'made', by, span: spanFrom(c, start) };
    }
    case 'tag': {
      advance(c);
      const tag = looseName(c, 'tag');
      return tag === null ? null : { kind: 'tag', tag, span: spanFrom(c, start) };
    }
  }
  if ((FLAGS as readonly string[]).includes(here)) {
    advance(c);
    const times = here === 'empowered' && kindAt(c) === T.number ? number(c) : null;
    return { kind: 'flag', flag: here as Flag, ...(times === null ? {} : { times }), span: spanFrom(c, start) };
  }
  if (keywordNamed(here) === undefined) {
    oneOf(c, ['might', 'damage', ...FLAGS, 'owner', 'attached', 'made', 'tag']);
    keyword(c);
    return null;
  }
  const used = keyword(c);
  return used === null ? null : { kind: 'keyword', keyword: used, span: spanFrom(c, start) };
};
