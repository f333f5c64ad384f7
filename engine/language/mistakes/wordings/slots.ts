/**
 * What may appear in a slot of a wording, and how it is written. Patterns end in a space, as each word of a draft does.
 */
import { COMPARISONS } from '../../../comparisons.ts';
import { POWER_DOMAINS } from '../../../domains.ts';
import { COUNTED_ZONES } from '../../syntax.ts';
import { quote } from '../../tokens/lexer.ts';
import { COUNTED } from '../../words/numbers.ts';
import { EFFECT_VERBS, isUnitAttribute, nameRisk } from '../../words/words.ts';
import { amountIn, attributesIn, isNumber } from './attributes.ts';
import { type DraftWord, type LineDraft, made, nameIn } from './draft.ts';
import { HORIZON, horizonIn } from './horizons.ts';
import { among, isNamed, type KnownNames, unitOf } from './known.ts';
import { playerAttributes } from './playerAttributes.ts';
import { singular } from './plural.ts';
import { areGotten, isSeparator, listOf, NAME, NUMBER, SHARES, sharesIn, withCommas } from './shares.ts';
import { DONE, STATES } from './states.ts';
import { ATTACK, HEALTH, WORTH } from './worth.ts';

/** Words that a sentence is built of, in this language or another's: never a name in a line that was not understood. */
const NO_NAMES = new Set(
  `to by at of on in into onto with from and or the a an is are has have had not can cannot could may must should will would
  does do did was were be been it its who what which how that this then there here everyone everybody nobody noone both all no
  any each neither either everything declare if when while because damage might base combat showdown turn battlefield player players legend expect`.split(
    /\s+/,
  ),
);

export interface Slot {
  readonly pattern: string;
  /** Whether what is there can be meant. */
  readonly fits?: (pieces: LineDraft, known: KnownNames) => boolean;
  /** As it is written rightly; without it, as it stands. */
  readonly write?: (pieces: LineDraft) => LineDraft;
}

const namesIn = (pieces: LineDraft): LineDraft => pieces.filter(piece => !isSeparator(piece));
/** Whether a word, taken as a name, could not be distinguished from the rest of the sentence. */
export const isNoName = (text: string): boolean =>
  nameRisk(text.toLowerCase()) === 'structure' || NO_NAMES.has(text.toLowerCase());

const isOfUnit = (piece: DraftWord): boolean =>
  isSeparator(piece) || isNumber(piece) || isUnitAttribute(piece.text.toLowerCase());

const areNames = (pieces: LineDraft): boolean => namesIn(pieces).every(({ text }) => !isNoName(text));

const isPlayer = (piece: DraftWord, { players }: KnownNames): boolean =>
  players.length === 0 ? !isNoName(piece.text) : among(players, nameIn(piece));
const isThing = (piece: DraftWord, { players, battlefields }: KnownNames): boolean =>
  !isNoName(piece.text) && !among(players, nameIn(piece)) && !among(battlefields, nameIn(piece));

const lowered = (pieces: LineDraft): LineDraft => pieces.map(({ text, from }) => ({ text: text.toLowerCase(), from }));

/** A comparison before its number, with the words of the language behind it. */
const comparedAs = (pieces: LineDraft): LineDraft => {
  const number = pieces.at(-1);
  const written = lowered(pieces.slice(0, -1))
    .map(({ text }) => text)
    .join(' ');
  return COMPARISONS.flatMap(({ words, before, beyond, step }): LineDraft => {
    const isBeyond = beyond.some(each => each === written);
    if (number === undefined || !(isBeyond || before.some(each => each === written))) return [];
    return [{ text: `${amountIn(number) + (isBeyond ? step : 0)}`, from: number.from }, ...words.split(' ').map(made)];
  });
};

/** `two` as `2x`. */
const asCount = ([number]: LineDraft): LineDraft =>
  number === undefined ? [] : [{ text: `${amountIn(number)}x`, from: number.from }];

/** Words without quotes as the one name that they are. */
const asOneName = (pieces: LineDraft): LineDraft => [
  {
    text: quote(pieces.map(({ text }) => text).join(' ')),
    from: { start: pieces[0]?.from?.start ?? 0, end: pieces.at(-1)?.from?.end ?? 0 },
  },
];

/** A player is dealt no damage. */
const hitNoPlayer = (pieces: LineDraft, { players }: KnownNames): boolean =>
  pieces.every(piece => !among(players, nameIn(piece)));

const listed = (pieces: LineDraft): LineDraft => withCommas(namesIn(pieces).map(piece => [piece]));

/** `Quarry`, `battlefield Quarry`, `base`, `home`, `Ana's base`, `base of Ana`. */
const placeIn = (pieces: LineDraft): LineDraft => {
  const isBase = pieces.some(({ text }) => /^(?:base|home)$/i.test(text));
  const name = pieces.filter(({ text }) => !/^(?:base|home|of|battlefield|['’]s)$/i.test(text));
  const base = pieces.filter(({ text }) => /^(?:base|home)$/i.test(text)).map(({ from }) => ({ text: 'base', from }));
  return isBase ? [...base, ...(name.length === 0 ? [] : [made('of'), ...name])] : name;
};

const isPlace = (pieces: LineDraft, known: KnownNames): boolean => {
  const place = placeIn(pieces);
  const [first, , owner] = place;
  if (first === undefined) return false;
  if (first.text === 'base') return owner === undefined || isPlayer(owner, known);
  return among(known.battlefields, nameIn(first));
};

const oneOf = (words: readonly string[]): string => `(?:${words.join('|')}) `;

const units = {
  pattern: listOf(NAME),
  fits: (pieces: LineDraft, known: KnownNames) => namesIn(pieces).every(p => isThing(p, known)),
};
const place = {
  pattern: `(?:base of ${NAME}|${NAME}['’]s (?:base|home) |(?:base|home) |(?:battlefield )?${NAME}(?:battlefield )?)`,
  fits: isPlace,
  write: placeIn,
};

export const SLOT: Readonly<Record<string, Slot>> = {
  PLAYER: { pattern: NAME, fits: ([piece], known) => piece !== undefined && isPlayer(piece, known) },
  PLAYERS: {
    pattern: listOf(NAME),
    fits: (pieces, known) =>
      namesIn(pieces).length === known.players.length && namesIn(pieces).every(p => isPlayer(p, known)),
    write: listed,
  },
  UNIT: { ...units, pattern: NAME },
  UNITS: { ...units, write: listed },
  NAME: { pattern: NAME, fits: areNames },
  /** The name of a card, and no word for what it is. */
  CARD: { pattern: `(?!(?:unit|spell|card|gear|creature|minion|something|anything) )${NAME}`, fits: areNames },
  /** A name of several words, each with a capital letter, as cards have them. */
  CAPITALS: {
    pattern: `${NAME}(?:${NAME})+`,
    fits: pieces => pieces.every(({ text }) => /^\p{Lu}/u.test(text) && !isNoName(text)),
    write: asOneName,
  },
  NAMES: { pattern: listOf(NAME), fits: areNames, write: listed },
  PLACE: place,
  HERE: { ...place, fits: (pieces, known) => isHere(placeIn(pieces), known) },
  NUMBER: { pattern: NUMBER },
  SIGNED: { pattern: '[+−-]\\d+ ' },
  /** A number that is added. */
  INCREASE: {
    pattern: NUMBER,
    write: pieces => pieces.map(piece => ({ text: `+${amountIn(piece)}`, from: piece.from })),
  },
  VERSION: { pattern: '\\d+\\.\\d+ ' },
  QUOTED: { pattern: '"\\S* ' },
  /** A letter or a number that a branch goes by. */
  NAMED: {
    pattern: '[a-z\\d]{1,2} ',
    write: pieces => pieces.map(({ text, from }) => ({ text: quote(text), from })),
  },
  SHARES: { pattern: SHARES.any, fits: hitNoPlayer, write: sharesIn },
  /** Shares in the order of the language's own: `3 to Wall`. */
  AMOUNTS: { pattern: SHARES.given, write: sharesIn },
  /** The same without the word between: `3 Wall, 4 Soldier`. */
  BARESHARES: { pattern: SHARES.bare, write: sharesIn },
  /** What several units get, and nothing else. */
  GOTTEN: { pattern: SHARES.gotten, fits: areGotten, write: sharesIn },
  WORTH: {
    pattern: `(?:${WORTH.join('|')})`,
    write: pieces => [made('might'), ...pieces.filter(isNumber).slice(0, 1)],
  },
  /** What is said of a unit; a word for its Might at the end belongs to the number behind it. */
  WITH: { pattern: '(?!/ )(?:\\S+ )+(?<!\\b(?:might|strength|power) )', write: attributesIn },
  /** Nothing but what is said of a unit. */
  ATTRIBUTES: {
    pattern: '(?:\\S+ )+',
    fits: pieces => pieces.some(({ text }) => isUnitAttribute(text.toLowerCase())) && pieces.every(isOfUnit),
    write: attributesIn,
  },
  OWNED: { pattern: `${NAME}: `, fits: ([piece], known) => piece !== undefined && isPlayer(piece, known) },
  COUNT: {
    pattern: `${NUMBER}(?:x |of |times )?`,
    write: asCount,
  },
  /** A count in words, which is no Might. */
  COUNTED: {
    pattern: oneOf(COUNTED),
    write: asCount,
  },
  MANY: {
    pattern: NAME,
    fits: areNames,
    write: singular,
  },
  /** Several of a kind, in their own form. */
  PLURAL: {
    pattern: NAME,
    fits: pieces => areNames(pieces) && /[^s]s$/i.test(pieces[0]?.text ?? ''),
    write: singular,
  },
  /** A count after what it counts: `x2`. */
  TIMES: {
    pattern: '(?:x\\d+|x \\d+|\\d+x|[×*] ?\\d+) ',
    write: pieces => [{ text: `${pieces.map(({ text }) => text.replace(/\D/g, '')).join('')}x`, from: null }],
  },
  /** A player of the lines above: without any, a second word is part of the name. */
  DECLARED: { pattern: NAME, fits: ([piece], { players }) => piece !== undefined && among(players, nameIn(piece)) },
  /** A name of several words without its quotes. */
  TITLE: {
    pattern: `${NAME}(?:${NAME})+`,
    fits: (pieces, { players }) =>
      pieces.every(
        ({ text }) => /^the$/i.test(text) || (!isNoName(text) && !text.startsWith('"') && !among(players, text)),
      ),
    write: asOneName,
  },
  /** A name and the number of the copy after it, as one name: `Bomb 2`. */
  NUMBERED: {
    pattern: `${NAME}\\d+ `,
    fits: ([name]) => name !== undefined && !isNoName(name.text),
    write: ([name, number]) => {
      const text = `${name === undefined ? '' : nameIn(name)}${number?.text ?? ''}`;
      const from = { start: name?.from?.start ?? 0, end: number?.from?.end ?? 0 };
      return [{ text: name?.text.startsWith('"') ? quote(text) : text, from }];
    },
  },
  ZONE: { pattern: oneOf(COUNTED_ZONES), write: lowered },
  ATTACK: { pattern: `${ATTACK} ` },
  HEALTH: { pattern: `${HEALTH} ` },
  NOT: { pattern: 'not ' },
  WILL: { pattern: '(?:should|must|will|would|shall|to|ought to) ' },
  STATE: {
    pattern: oneOf(Object.keys(STATES)),
    write: pieces => pieces.map(({ text, from }) => ({ text: STATES[text.toLowerCase()] ?? text, from })),
  },
  DONE: {
    pattern: oneOf(Object.keys(DONE)),
    write: pieces => pieces.map(({ text, from }) => ({ text: DONE[text.toLowerCase()] ?? text, from })),
  },
  VERB: { pattern: oneOf(EFFECT_VERBS), write: lowered },
  LEGAL: { pattern: oneOf(['can', 'cannot']), write: lowered },
  /** By when it has come. */
  HORIZON: { pattern: HORIZON, write: horizonIn },
  MODALITY: { pattern: oneOf(['possible', 'impossible', 'certain']), write: lowered },
  /** No player at all. */
  NOBODY: { pattern: '(?:nobody |noone |no one |no player |neither player |neither )' },
  /** A comparison in other words, with its number. */
  COMPARED: {
    pattern: `${oneOf(COMPARISONS.flatMap(({ before, beyond }) => [...before, ...beyond]))}${NUMBER}`,
    write: comparedAs,
  },
  DOMAIN: { pattern: oneOf(POWER_DOMAINS), write: lowered },
  /** What the lines above have laid out. */
  ONBOARD: {
    pattern: NAME,
    fits: ([piece], known) => piece !== undefined && unitOf(known, nameIn(piece)) !== undefined,
  },
  /** A card's name as a verb: `Gusts`. */
  ASVERB: {
    pattern: `${NAME}`,
    fits: ([piece], { playable }) =>
      piece !== undefined && /^\p{Lu}[\p{L}’']*s$/u.test(piece.text) && isPlayable(asNoun(piece.text), playable),
    write: pieces => pieces.map(({ text, from }) => ({ text: asNoun(text), from })),
  },
  /** What a player has. */
  HAS: {
    pattern: '(?:\\S+ )+',
    fits: pieces => playerAttributes(pieces)?.ways.length === 1,
    write: pieces => playerAttributes(pieces)?.ways[0] ?? [],
  },
  /** What something costs. */
  COST: {
    pattern: `(?:(?:for )?(?:costs? |costing )(?:: |= |of )?${NUMBER}(?:mana |energy )?|\\(? ?${NUMBER}(?:- )?(?:mana |energy |cost |drop ))(?:, )?`,
  },
  FIGHT: { pattern: oneOf(['combat', 'showdown']), write: lowered },
  /** What has a number, or somebody: `Wall might`, `Quarry controller`. */
  MEASURE: { pattern: '(?:\\S+ )+?' },
  CLAIM: {
    pattern: '(?:\\S+ )+',
    fits: ([first]) => first !== undefined && !isUnitAttribute(first.text.toLowerCase()),
  },
  /** What a unit or a player has a number of. */
  COUNTABLE: {
    pattern: oneOf(['might', 'damage', 'points', 'point', 'xp', 'energy', 'cards in hand']),
    write: lowered,
  },
  /** What may come, with who or what it comes to. */
  FACT: { pattern: '(?:\\S+ )+' },
  /** A whole line, and what a player does. */
  LINE: { pattern: '(?:\\S+ )+' },
  DOES: { pattern: '(?:\\S+ )+' },
  REST: { pattern: '(?:\\S+ )+' },
};

/** Without the ending of a verb. */
const asNoun = (verb: string): string => verb.replace(/s$/, '');

/** Of those in a hand that is told; a hand that is not may hold any. */
const isPlayable = (card: string, playable: KnownNames['playable']): boolean =>
  playable.size === 0 || [...playable.values()].flat().some(each => each.toLowerCase() === card.toLowerCase());

const isHere = ([first, more]: LineDraft, { battlefields }: KnownNames): boolean => {
  const last = battlefields.at(-1);
  return first !== undefined && more === undefined && last !== undefined && isNamed(last, nameIn(first));
};

/** A word as patterns see it: with a blank after it, and none inside. */
export const asMatched = ({ text }: DraftWord): string => `${text.startsWith('"') ? text.replace(/\s/g, '_') : text} `;
