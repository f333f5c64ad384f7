/**
 * A combat as it is typed on a phone, spelled as the language has it: curly quotes, `7a2`, `2x3`, `shield2`, a card without
 * quotes. Only what can mean one thing is understood; the rest is reported where it is read.
 */

import { KEYWORDS } from '../../../engine/keywords.ts';
import { UNIT_ATTRIBUTES } from '../../../engine/language/words/words.ts';
import { addAll } from '../../../engine/lists.ts';
import type { Cards } from '../../../engine/scenario/names/cards.ts';
import { isType } from '../../../engine/scenario/names/unknownCards.ts';

export interface Spelled {
  readonly text: string;
  /** Where each character was typed, and the end: one more than the text has. */
  readonly typedAt: readonly number[];
}

/**
 * The text in the language, and for each of its characters where it was typed. Only what can mean one thing is changed.
 */
export const spelled = (typed: string, cards: Cards): Spelled => {
  const plain = typed.replace(CURLY, '"');
  const quoted = respelled({ text: plain, typedAt: Array.from({ length: plain.length + 1 }, (_, i) => i) }, [
    ...cardsWithoutQuotes(plain, cards),
  ]);
  const counted = respelled(quoted, [...countsBehind(quoted.text)]);
  return SLIPS.reduce(
    (soFar, [slip, meant]) =>
      respelled(
        soFar,
        [...withoutQuoted(soFar.text).matchAll(slip)].map(found => ({
          start: found.index,
          end: found.index + found[0].length,
          text: meant(found),
        })),
      ),
    counted,
  );
};

/** With blanks for what is in quotes, so that commas and words in it are none. */
export const withoutQuoted = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"?/g, quoted => '_'.repeat(quoted.length));

const CURLY = /[“”„‟«»＂]/g;

/** The attributes of a unit that carry a number. */
export const NUMBERED: readonly string[] = [
  'might',
  'damage',
  ...KEYWORDS.flatMap(({ name, takesValue }) => (takesValue ? name : [])),
];

/** Those that letters in front of a number may stand for: `a2` is `assault 2`. */
export const meantBy = (letters: string): readonly string[] =>
  OTHER_WORDS.get(letters.toLowerCase()) ?? NUMBERED.filter(name => name.startsWith(letters.toLowerCase()));

const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map([['dmg', ['damage']]]);

const one = (words: readonly string[]): string => words.join('|');
/** After a unit's Might or one of its attributes, where no name can begin any more. */
const BEHIND = String.raw`(?<=(?:(?<![\p{L}_])(?:${one(UNIT_ATTRIBUTES)})|\d)\s+)`;
const ALONE = String.raw`(?![\p{L}\p{N}_])`;

type Slip = readonly [RegExp, (found: RegExpExecArray) => string];

const SLIPS: readonly Slip[] = [
  [/\s*&\s*|\s+and\s+/gi, () => ', '],
  // `5 (damage 2)`, `3 (tank)`: what is in parentheses belongs to the unit.
  [/[()]/g, () => ' '],
  [/(?<=\d):(?=\s)/g, () => ' '],
  [/(?<![\p{L}\p{N}_/])(\d+)\/\1(?![\p{L}\p{N}_/])/gu, ([, might = '']) => might],
  [/(?<=[\d\s])vs?\.?(?=\d)/gi, () => ' vs '],
  [/(?<![\p{L}\p{N}_])(\d+)\s*[x×]\s*(?=[\d\p{Lu}_])/gu, ([, times]) => `${times}x `],
  [/(?<![\p{L}\p{N}_'’.-])(\d+)(?=[\p{L}_])(?!x(?![\p{L}\p{N}_]))/gu, ([, number]) => `${number} `],
  // What is in quotes is a card, and with a unit is its gear: `5 with "Long Sword"`.
  [/(?<=\s)(?:equipped with|holding|bearing|with)\s+(?=_)/gi, () => 'attached '],
  [/(?<=\s)with\s+/gi, () => ''],
  [new RegExp(String.raw`(?<![\p{L}\p{N}_])(${one(NUMBERED)})(\d+)${ALONE}`, 'giu'), ([, word, n]) => `${word} ${n}`],
  [
    new RegExp(String.raw`${BEHIND}([a-z]+)(\s*)(\d+)${ALONE}`, 'gu'),
    ([whole, word = '', space, n]) => {
      const [name, another] = meantBy(word);
      return name === undefined || another !== undefined || (space !== '' && !OTHER_WORDS.has(word))
        ? whole
        : `${name} ${n}`;
    },
  ],
  [/(\d+)\s+might(?![\p{L}\p{N}_]|\s*\d)/giu, ([, n]) => `might ${n}`],
  [
    new RegExp(
      String.raw`${BEHIND}(\d+)\s+(${one([...NUMBERED, ...OTHER_WORDS.keys()])})(?![\p{L}\p{N}_]|\s*\d)`,
      'giu',
    ),
    ([, n, word = '']) => `${meantBy(word)[0] ?? word} ${n}`,
  ],
];

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const respelled = ({ text, typedAt }: Spelled, changes: readonly Change[]): Spelled => {
  const at = (index: number): number => typedAt[index] ?? typedAt.at(-1) ?? 0;
  let written = '';
  const places: number[] = [];
  let done = 0;
  for (const { start, end, text: instead } of changes) {
    written += text.slice(done, start) + instead;
    addAll(places, typedAt.slice(done, start));
    for (let i = 0; i < instead.length; i++) places.push(at(Math.min(start + i, Math.max(start, end - 1))));
    done = end;
  }
  return { text: written + text.slice(done), typedAt: [...places, ...typedAt.slice(done)] };
};

/** `Hungry Wolf x2`: how many of them, said after it. */
const countsBehind = (text: string): readonly Change[] => {
  const changes: Change[] = [];
  for (const piece of withoutQuoted(text).matchAll(COUNTED_BEHIND)) {
    const [whole, before = '', unit = '', times] = piece;
    const start = piece.index + before.length;
    const end = piece.index + whole.length;
    changes.push({ start, end: start, text: `${times}x ` }, { start: start + unit.length, end, text: '' });
  }
  return changes;
};

const COUNTED_BEHIND =
  /((?:^|,|\s(?:vs?\.?|versus|against)\s)\s*)([^\s,][^,]*?[^\s,\d])\s+[x×]\s?(\d{1,3})(?=\s*(?:,|$|\svs?\.?\s|\sversus\s|\sagainst\s|\sin\s))/giu;

const CARD_BEGINS =
  /(?:^|,|(?<=\s)(?:vs?\.?|versus|against|attacks?)(?=\s))\s*(?:\d+\s*[x×]\s*)?(?:\d+\s+)?|(?<gear>(?<=\s)(?:attached|with)\s+)/giu;
const MOST_WORDS = 6;

/**
 * Units and gear of the library that are written without quotes. One word in front of a Might is the author's own name; gear
 * follows `attached`, or `with`, which says the same.
 */
const cardsWithoutQuotes = (text: string, cards: Cards): readonly Change[] => {
  const bare = withoutQuoted(text);
  const changes: Change[] = [];
  for (const begins of bare.matchAll(CARD_BEGINS)) {
    const { gear } = begins.groups ?? {};
    const start = begins.index + begins[0].length;
    if (begins.index < (changes.at(-1)?.end ?? 0)) continue;
    const name = cardAt(bare.slice(start), cards, gear === undefined ? 'unit' : 'gear');
    if (name === undefined) continue;
    const from = gear === undefined ? start : begins.index;
    changes.push({ start: from, end: start + name.length, text: `${gear === undefined ? '' : 'attached '}"${name}"` });
  }
  return changes;
};

const cardAt = (text: string, cards: Cards, type: 'unit' | 'gear'): string | undefined => {
  const words = [...text.matchAll(/[^\s,]+/g)].slice(0, MOST_WORDS);
  for (const last of words.toReversed()) {
    const name = text.slice(0, last.index + last[0].length);
    if (!/^\p{L}/u.test(name) || cards.print(name)?.type !== type) continue;
    const isOwn = type === 'unit' && /^\S+$/.test(name) && /^\s*\d/.test(text.slice(name.length));
    return isOwn ? undefined : name;
  }
  return undefined;
};

/** What the name of gear may have been meant to be. */
export const gearNear = (name: string, cards: Cards): readonly string[] => cards.near(name, isType('gear'));
/** What the name of a unit may have been meant to be. */
export const unitsNear = (name: string, cards: Cards): readonly string[] => cards.near(name, isType('unit'));
