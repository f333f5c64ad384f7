/** What a player's line says of the player. */
import { DOMAINS, isDomain, isPowerDomain, POWER_DOMAINS } from '../../domains.ts';
import type { LegendState, Name, PlayerAttribute, SeveralRunes } from '../syntax.ts';
import { advance, type Cursor, comma, kindAt, note, oneOf, peek, spanFrom, startOf, word } from '../tokens/cursor.ts';
import { looseName, name, number } from '../tokens/phrases.ts';
import { T } from '../tokens/tokens.ts';
import { LEGEND_STATES, PLAYER_ATTRIBUTE_PHRASES, PLAYER_ATTRIBUTES } from '../words/words.ts';
import { countHere, nameList } from './lists.ts';

export const isPlayerAttribute = (text: string): boolean => (PLAYER_ATTRIBUTES as readonly string[]).includes(text);

export const playerAttribute = (c: Cursor): PlayerAttribute | null => {
  const start = startOf(c);
  // `runes 2x calm, 1x fury`, `runes calm exhausted, fury`: what follows goes on with the runes.
  if (kindAt(c) === T.count || isDomain(peek(c))) return runes(c, start);
  // `power 1 calm, 1 fury`: so does a number with the power.
  if (kindAt(c) === T.number) return power(c, start);
  const kind = attributeWord(c);
  switch (kind) {
    case 'points':
    case 'energy':
    case 'xp': {
      const amount = number(c);
      return amount === null ? null : { kind, amount, span: spanFrom(c, start) };
    }
    case 'hand':
    case 'deck':
    case 'trash': {
      const cards = word(c, 'nothing') ? [] : nameList(c, 'card', isPlayerAttribute);
      return cards === null ? null : { kind, cards, span: spanFrom(c, start) };
    }
    case 'legend':
    case 'champion': {
      if (word(c, 'nothing')) return { kind: 'none', of: kind, span: spanFrom(c, start) };
      const card = name(c, `${kind} card`);
      if (card === null) return null;
      return kind === 'champion' ? { kind, card, span: spanFrom(c, start) } : legend(c, card, start);
    }
    case 'chosen': {
      if (!word(c, 'legends')) return null;
      const cards = word(c, 'nothing') ? [] : nameList(c, 'legend card', isPlayerAttribute);
      return cards === null ? null : { kind, cards, span: spanFrom(c, start) };
    }
    case 'team': {
      const team = looseName(c, 'team');
      return team === null ? null : { kind, team, span: spanFrom(c, start) };
    }
    case 'power':
      return power(c, start);
    case 'runes':
      return runes(c, start);
    case 'rune':
      return word(c, 'deck') ? runeDeck(c, start) : null;
    case undefined:
      return null;
  }
};

const attributeWord = (c: Cursor): (typeof PLAYER_ATTRIBUTES)[number] | undefined => {
  const found = PLAYER_ATTRIBUTES.find(each => each === peek(c));
  if (found === undefined)
    for (const each of PLAYER_ATTRIBUTES) note(c, { word: PLAYER_ATTRIBUTE_PHRASES[each] ?? each });
  else advance(c);
  return found;
};

/** `legend CARD exhausted`, and of one that was added to the champion legend by what. */
const legend = (c: Cursor, card: Name, start: number): PlayerAttribute | null => {
  const states = legendStates(c);
  if (!word(c, 'by')) return { kind: 'legend', card, states, span: spanFrom(c, start) };
  const by = name(c, 'unit');
  return by === null ? null : { kind: 'legend', card, states, by, span: spanFrom(c, start) };
};

const legendStates = (c: Cursor): readonly LegendState[] => {
  const states: LegendState[] = [];
  for (;;) {
    const state = oneOf(c, LEGEND_STATES)?.text as LegendState | undefined;
    if (state === undefined) return states;
    states.push(state);
  }
};

const power = (c: Cursor, start: number): PlayerAttribute | null => {
  const amount = number(c);
  // No power is none of any domain.
  const isNone = amount?.value === 0 && !isPowerDomain(peek(c));
  if (isNone) return { kind: 'power', amount, domain: { text: 'any', span: amount.span }, span: spanFrom(c, start) };
  const domain = amount === null ? null : oneOf(c, POWER_DOMAINS);
  return amount === null || domain === null ? null : { kind: 'power', amount, domain, span: spanFrom(c, start) };
};

const runes = (c: Cursor, start: number): PlayerAttribute | null => {
  if (word(c, 'nothing')) return { kind: 'none', of: 'runes', span: spanFrom(c, start) };
  const count = countHere(c);
  const domain = oneOf(c, DOMAINS);
  if (domain === null) return null;
  const exhausted = word(c, 'exhausted');
  return { kind: 'runes', count, domain, exhausted, span: spanFrom(c, start) };
};

/** `rune deck 2x calm, fury`: what follows after commas goes on with the deck, as with `runes`. */
const runeDeck = (c: Cursor, start: number): PlayerAttribute | null => {
  const all: SeveralRunes[] = [];
  if (word(c, 'nothing')) return { kind: 'rune deck', runes: all, span: spanFrom(c, start) };
  do {
    const count = countHere(c);
    const domain = oneOf(c, DOMAINS);
    if (domain === null) return null;
    all.push({ count, domain });
  } while (goesOnWithRunes(c));
  return { kind: 'rune deck', runes: all, span: spanFrom(c, start) };
};

/** Takes the comma before another rune. */
const goesOnWithRunes = (c: Cursor): boolean => {
  const at = kindAt(c) === T.comma ? c.pos + 1 : c.pos;
  if (c.t.kind[at] !== T.count && !isDomain(c.t.word[at] ?? '')) return false;
  comma(c);
  return true;
};
