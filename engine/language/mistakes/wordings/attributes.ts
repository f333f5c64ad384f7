/** What a line says about a unit after its Might, and how the language writes it. */

import { quote } from '../../tokens/lexer.ts';
import { COUNTED } from '../../words/numbers.ts';
import { isUnitAttribute } from '../../words/words.ts';
import type { DraftWord, LineDraft } from './draft.ts';

/** In figures, or a small number in words. */
export const isNumber = ({ text }: DraftWord): boolean => /^\d+$/.test(text) || COUNTED.includes(text.toLowerCase());

/** Of a number, in figures or in words. */
export const amountIn = ({ text }: DraftWord): number =>
  /^\d+$/.test(text) ? Number(text) : COUNTED.indexOf(text.toLowerCase());

const SAME_WORD: ReadonlyMap<string, string> = new Map([
  ['tapped', 'exhausted'],
  ['asleep', 'exhausted'],
  ['sick', 'exhausted'],
  ['turned', 'exhausted'],
  ['untapped', 'ready'],
  ['unexhausted', 'ready'],
  ['buff', 'buffed'],
  ['damaged', 'damage'],
  ['dmg', 'damage'],
]);

/** `assault2`: a keyword or `damage`, and its number. */
const withNumberApart = (piece: DraftWord): LineDraft => {
  const [, word = '', number = ''] = /^([a-z-]+)(\d+)$/i.exec(piece.text) ?? [];
  if (!isUnitAttribute(word.toLowerCase())) return [piece];
  const start = piece.from?.start ?? 0;
  const cut = start + word.length;
  return [
    { text: word, from: piece.from && { start, end: cut } },
    { text: number, from: piece.from && { start: cut, end: cut + number.length } },
  ];
};

/** `with "Long Sword"`, `equipped with "Long Sword"`: gear in quotes is attached. */
const bearing = (unquoted: LineDraft): LineDraft => {
  const pieces = withGearQuoted(unquoted);
  return pieces.flatMap((piece, i) => {
    const gear = pieces.slice(i + 1).find(({ text }) => !/^(?:with|by|an?|the|gear|equipment)$/i.test(text));
    const isFirst = !BEARS.test(pieces[i - 1]?.text ?? '');
    return BEARS.test(piece.text) && isFirst && gear?.text.startsWith('"') === true
      ? [{ text: 'attached', from: piece.from }]
      : [piece];
  });
};

/** `with Long Sword`: words with capital letters behind what is borne are its name. */
const withGearQuoted = (pieces: LineDraft): LineDraft => {
  const from = pieces.findIndex(
    ({ text }, i) =>
      isCapital(pieces[i]) && BEARS.test(pieces[i - 1]?.text ?? '') && !isUnitAttribute(text.toLowerCase()),
  );
  if (from < 0) return pieces;
  let to = from + 1;
  while (isCapital(pieces[to])) to++;
  const name = pieces.slice(from, to);
  const quoted = quote(name.map(({ text }) => text).join(' '));
  const span = { start: name[0]?.from?.start ?? 0, end: name.at(-1)?.from?.end ?? 0 };
  return [...pieces.slice(0, from), { text: quoted, from: span }, ...withGearQuoted(pieces.slice(to))];
};

const isCapital = (piece: DraftWord | undefined): boolean => /^\p{Lu}[\p{L}'’.-]*$/u.test(piece?.text ?? '');

const BEARS = /^(?:with|holding|bearing|carrying|wearing|wielding|equipped|equipping|having)$/i;

/** `a +1/+1 counter` is a buff, and `2 damage counters` is damage. */
const withCountersAsBuffs = (pieces: LineDraft): LineDraft => {
  const text = (i: number): string => pieces[i]?.text.toLowerCase() ?? '';
  const isBuff = (i: number): boolean => text(i) === '+1' && text(i + 1) === '/' && text(i + 2) === '+1';
  return pieces.flatMap((piece, i) => {
    if (isBuff(i)) return [{ text: 'buffed', from: piece.from }];
    if (isBuff(i - 1) || isBuff(i - 2)) return [];
    return /^(?:counters?|marked|markers?)$/.test(text(i)) && (isBuff(i - 3) || text(i - 1) === 'damage')
      ? []
      : [piece];
  });
};

/**
 * The attributes that a line gives a unit, without brackets and joining words; `1 damage` becomes `damage 1`, and `a
 * buff` `buffed`.
 */
export const attributesIn = (pieces: LineDraft): LineDraft => {
  const said = withCountersAsBuffs(bearing(pieces))
    .filter(({ text }) => !/^(?:[()[\]{}&]|and|with|is|has|a|an|keywords?|summoning)$/i.test(text))
    .flatMap(withNumberApart)
    .map(({ text, from }) => ({ text: SAME_WORD.get(text.toLowerCase()) ?? text, from }));
  return said.flatMap((piece, i) => {
    const next = said[i + 1];
    // A buff is worth 1 Might in any case.
    if (piece.text === '+1' && next?.text === 'buffed') return [];
    if (isNumber(piece) && next?.text === 'damage') return [next, piece];
    const before = said[i - 1];
    return piece.text === 'damage' && before !== undefined && isNumber(before) ? [] : [piece];
  });
};
