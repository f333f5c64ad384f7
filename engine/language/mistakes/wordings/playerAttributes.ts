/** What is said of a player, in the words of the player's line: `3 points, 5 mana and Gust in hand`. */

import { DOMAINS } from '../../../domains.ts';
import { addAll } from '../../../lists.ts';
import { isStatementWord, PLAYER_ATTRIBUTES } from '../../words/words.ts';
import { amountIn, isNumber } from './attributes.ts';
import { type DraftWord, type LineDraft, made } from './draft.ts';

export interface Attributes {
  /** The attributes' own words, each once. */
  readonly kinds: readonly string[];
  /** As a line has them. Several ways, where the line leaves out which domain is meant. */
  readonly ways: readonly LineDraft[];
}

/** Null where any part is about something else. */
export const playerAttributes = (pieces: LineDraft): Attributes | null => {
  const all: { readonly kind: string; readonly values: DraftWord[] }[] = [];
  let ahead: LineDraft = [];
  for (const part of partsOf(pieces)) {
    const said = attributeOf(part);
    const last = all.at(-1);
    if (said === null && last !== undefined && LISTS.has(last.kind)) addAll(last.values, [made(','), ...part]);
    // `Gust and Defy in hand`: what they are comes behind the last.
    else if (said === null) ahead = [...ahead, ...part, made(',')];
    else {
      if (ahead.length > 0 && !LISTS.has(said.kind)) return null;
      all.push({ kind: said.kind, values: [...ahead, ...said.values] });
      ahead = [];
    }
  }
  const kinds = all.map(({ kind }) => kind);
  if (all.length === 0 || ahead.length > 0 || new Set(kinds).size < kinds.length) return null;
  const words = all.flatMap(({ kind, values }) => [made(kind), ...values]);
  const lacks = words.some(({ text }) => text === ANY_DOMAIN);
  const ways = lacks
    ? DOMAINS.map(domain => words.map(word => (word.text === ANY_DOMAIN ? made(domain) : word)))
    : [words];
  return { kinds, ways };
};

const ANY_DOMAIN = 'DOMAIN';
/** Those that list several things, with commas between. */
const LISTS: ReadonlySet<string> = new Set(['hand', 'deck', 'runes']);

/** Cut at commas and at words that join. */
const partsOf = (pieces: LineDraft): readonly LineDraft[] => {
  const parts: DraftWord[][] = [[]];
  for (const piece of pieces) {
    if (/^(?:,|;|and|&|with|plus|\+)$/i.test(piece.text)) parts.push([]);
    else if (!SAYS_NOTHING.test(piece.text)) parts.at(-1)?.push(piece);
  }
  return parts.filter(({ length }) => length > 0);
};

const SAYS_NOTHING = /^(?:['’]s|:|=|\(|\)|has|have|is|are|at|on|an?|the|total|available|left|-)$/i;

/** The domains by the colours that they are printed in. */
const COLOURED: ReadonlyMap<string, string> = new Map([
  ['red', 'fury'],
  ['green', 'calm'],
  ['blue', 'mind'],
  ['orange', 'body'],
  ['purple', 'chaos'],
  ['yellow', 'order'],
  ...DOMAINS.map(domain => [domain, domain] as const),
]);

/** What a part says, or null where it begins nothing. */
const attributeOf = (part: LineDraft): { readonly kind: string; readonly values: DraftWord[] } | null => {
  const words = part.map(({ text }) => text.toLowerCase());
  const counted = part.find(piece => isNumber(piece) || /^\d+x$/i.test(piece.text));
  const domainAt = words.findIndex(word => COLOURED.has(word));
  const number = counted && { text: `${counted.text.replace(/x$/i, '')}`, from: counted.from };
  const amount = number && (isNumber(number) ? { ...number, text: `${amountIn(number)}` } : number);
  const domain = part[domainAt] && { text: COLOURED.get(words[domainAt] ?? '') ?? '', from: part[domainAt].from };
  const others = words.filter((_, i) => part[i] !== counted && i !== domainAt);
  const [only = '', second] = others;
  if (amount !== undefined && second === undefined) {
    const kind = COUNTED.get(only);
    if (kind !== undefined && domain === undefined) return { kind, values: [amount] };
    if (domain !== undefined && /^(?:|power|mana)$/.test(only)) return { kind: 'power', values: [amount, domain] };
  }
  if (
    amount !== undefined &&
    RUNES.test(others[0] ?? '') &&
    others.every(word => RUNES.test(word) || STATE.test(word))
  ) {
    const state = words.some(word => /^(?:tapped|exhausted)$/.test(word)) ? [made('exhausted')] : [];
    return { kind: 'runes', values: [{ ...amount, text: `${amount.text}x` }, domain ?? made(ANY_DOMAIN), ...state] };
  }
  return inZone(part, words) ?? beginning(part, words);
};

const COUNTED: ReadonlyMap<string, string> = new Map([
  ...['points', 'point', 'pts', 'pt', 'vp', 'score'].map(word => [word, 'points'] as const),
  ...['energy', 'mana'].map(word => [word, 'energy'] as const),
  ...['xp', 'exp', 'experience'].map(word => [word, 'xp'] as const),
]);
const RUNES = /^(?:runes?|lands?)$/;
const STATE = /^(?:ready|untapped|tapped|exhausted|unexhausted)$/;

/** `Gust in hand`, `no cards in hand`, `empty hand`. */
const inZone = (part: LineDraft, words: readonly string[]): ReturnType<typeof attributeOf> => {
  const zone = words.at(-1) ?? '';
  if (!/^(?:hand|deck)$/.test(zone) || part.length < 2) return null;
  const isIn = /^in$/.test(words.at(-2) ?? '');
  const cards = part.slice(0, isIn ? -2 : -1);
  const isOfRunes = words.at(-2) === 'rune';
  if (/^(?:no|empty|nothing)$/.test(words[0] ?? ''))
    return { kind: isOfRunes ? 'rune deck' : zone, values: [made('nothing')] };
  return isIn && cards.length > 0 && !cards.some(isNumber) ? { kind: zone, values: [...cards] } : null;
};

/** `hand Gust`, `legend Jinx`: the language's own words first. */
const beginning = ([first, ...values]: LineDraft, words: readonly string[]): ReturnType<typeof attributeOf> => {
  const word = words[0] ?? '';
  const kind = /^(?:holds?|holding)$/.test(word) && values.length > 0 ? 'hand' : (COUNTED.get(word) ?? word);
  // A trash has a line of its own, too, which may lack its player.
  const isOurs = PLAYER_ATTRIBUTES.some(each => each === kind) && !isStatementWord(kind);
  if (first === undefined || values.length === 0 || !isOurs) return null;
  return { kind, values };
};
