/** What is wrong with a unit of a combat as typed, and what can be typed instead. */
import { isUnitAttribute } from '../../../engine/language/words/words.ts';
import type { Cards } from '../../../engine/scenario/names/cards.ts';
import { orBetween } from '../../../engine/scenario/names/unknownCards.ts';
import { gearNear, NUMBERED, unitsNear, withoutQuoted } from './spelling.ts';

/** `piece` begins with no Might and no card. */
export const withoutMight = (piece: string, cards: Cards): string => {
  if (NOBODY.test(piece)) return 'A combat needs units on both sides: against nobody, there is none.';
  const [, unit] = /^[\p{L}_]+:\s*(.+)$/u.exec(piece) ?? [];
  if (unit !== undefined) return `Units are typed without their player, whose side of "vs" they are on: “${unit}”.`;
  const [, might] = /^(\d+)\/\d+/.exec(piece) ?? [];
  if (might !== undefined)
    return `A unit has one number, its Might: “${might}”. What it has been dealt is “${might} damage 1”.`;
  const called = nameIn(piece);
  const type = cards.print(called)?.type;
  if (type !== undefined && type !== 'unit') return `"${called}" is a ${type}, and only units fight.`;
  const near = called === '' ? [] : unitsNear(called, cards);
  const example = `as in "3 ${called === '' || called.length > LONGEST_NAME ? 'tank' : called}"`;
  return near.length === 0
    ? `The Might of this unit is missing: write it first, ${example}.`
    : `No unit is called "${called}"; did you mean ${orBetween(near)}? A unit that is no card begins with its Might, ${example}.`;
};

const LONGEST_NAME = 30;
const NOBODY = /^(?:nothing|nobody|no ?one|none|no units?|empty)$/i;

/** The words before the first attribute. */
export const nameIn = (piece: string): string => {
  const words = piece.replaceAll('"', '').split(/\s+/);
  const end = words.findIndex(word => isUnitAttribute(word.toLowerCase()) || /^\d/.test(word));
  return words.slice(0, end < 0 ? words.length : end).join(' ');
};

/** What is attached in a combat of one line is gear of the library, whose name is in quotes if it has several words. */
export const gearIn = (behind: string, cards: Cards): string | undefined => {
  const [, quoted, words = ''] = /(?<![\p{L}\p{N}_])attached(?:\s+(?:"([^"]*)"?|(.*)))?$/iu.exec(behind) ?? [];
  if (quoted === undefined && words === '') return undefined;
  const called = quoted ?? nameIn(words);
  if (called === '' || cards.print(called)?.type === 'gear') return undefined;
  const near = gearNear(called, cards);
  const example = 'as in: 4 attached "Long Sword"';
  return near.length === 0
    ? `No gear is called "${called}"; here, what is attached is a card of the library, in quotes, ${example}.`
    : `No gear is called "${called}"; did you mean ${orBetween(near)}? A name of several words is in quotes, ${example}.`;
};

/** A second number after a unit's Might, which no word takes: another unit, or one too many. */
export const numbersIn = (behind: string, might: string | undefined): string | undefined => {
  const bare = withoutQuoted(behind);
  if (might !== undefined && /^\d+(?:\s+\d+)*$/.test(bare.trim()))
    return `A comma is missing between two units: “${[might, ...bare.trim().split(/\s+/)].join(', ')}”.`;
  if (might !== undefined && /^\d/.test(bare)) return `A comma is missing between two units: “${might}, ${behind}”.`;
  const [, second] = /(?<![\p{L}\p{N}_])might\s+(\d+)/iu.exec(bare) ?? [];
  if (might !== undefined && second !== undefined) return `A unit has one Might: “${might}” or “${second}”.`;
  const [, word, number] = /(?<![\p{L}\p{N}_])([\p{L}-]+)\s+(\d+)(?![\p{L}\p{N}_])/u.exec(bare) ?? [];
  if (
    word === undefined ||
    word.toLowerCase() === 'empowered' ||
    !isUnitAttribute(word.toLowerCase()) ||
    NUMBERED.includes(word.toLowerCase())
  )
    return undefined;
  return `“${word}” takes no number: leave the ${number} out, or put a comma before it if it is another unit, “${word}, ${number}”.`;
};
