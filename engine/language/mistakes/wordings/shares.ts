/** Names, numbers, and how much each unit gets: the patterns of lists, and how they are written. */
import { COUNTED } from '../../words/numbers.ts';
import { isNumber } from './attributes.ts';
import { type DraftWord, type LineDraft, made, nameIn } from './draft.ts';
import type { KnownNames } from './known.ts';

/** The words that would most often be taken for a name are kept from it at once; the rest is looked at afterwards. */
export const NAME = '(?!(?:might|damage|to|at|in|on|with|of|is|has|and|not) )["a-z_\\u00c0-\\uffff]\\S* ';
export const NUMBER = `(?:\\d+|${COUNTED.join('|')}) `;
const SEPARATOR = '(?:, and |, |and |& |\\+ )';
export const listOf = (one: string): string => `${one}(?:${SEPARATOR}${one})*`;

const REST = '(?:(?:the |and )*(?:rest|remainder|remaining|everything|all) )';
const GIVEN = `(?:(?:all )?${NUMBER}|${REST})(?:of )?(?:the )?(?:damage )?(?:to |on |onto |into |at |for |-> |=> |→ |- > )${NAME}`;
const BARE = `${NUMBER}(?:damage )?(?:the )?${NAME}`;
const GOT = `${NAME}(?:: |= |\\( |gets |takes )?${NUMBER}(?:damage )?(?:\\) )?`;

/** Ways in which shares are written: `3 to Wall`, `3 Wall`, and two or more of `Wall takes 3`. */
export const SHARES = {
  any: `(?:${listOf(GIVEN)}|${listOf(GOT)})`,
  given: listOf(GIVEN),
  bare: `(?:${BARE}(?:${SEPARATOR})?)+`,
  gotten: `${GOT}(?:${SEPARATOR}${GOT})+`,
} as const;

export const isSeparator = ({ text }: DraftWord): boolean => /^(?:,|and|&|\+)$/i.test(text);
export const withCommas = (groups: readonly LineDraft[]): LineDraft =>
  groups.flatMap((group, i) => (i === 0 ? group : [made(','), ...group]));

/** `3 to Wall, 2 to Soldier`, however the pairs stand. */
export const sharesIn = (pieces: LineDraft): LineDraft => {
  const words = pieces
    .map(piece => (isRest(piece) ? { text: 'rest', from: piece.from } : piece))
    .filter((piece, i) => !isSeparator(piece) && (isAmount(piece) || isName(piece)) && !isCounted(pieces, i));
  const pairs: LineDraft[] = [];
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [one, other] = [words[i], words[i + 1]];
    if (one === undefined || other === undefined) continue;
    pairs.push(isAmount(one) ? [one, made('to'), other] : [other, made('to'), one]);
  }
  return withCommas(pairs);
};

/** Whether all that get something are units of the board: a player gets none. */
export const areGotten = (pieces: LineDraft, { units }: KnownNames): boolean => {
  const isUnit = (piece: DraftWord): boolean =>
    units.some(({ called }) => called.includes(nameIn(piece).toLowerCase()));
  return pieces.filter(piece => isName(piece) && !isSeparator(piece)).every(isUnit);
};

const isName = ({ text }: DraftWord): boolean =>
  /^["\p{L}_]/u.test(text) && !/^(?:the|of|damage|to|on|onto|into|at|gets|takes)$/i.test(text);
const isRest = ({ text }: DraftWord): boolean => /^(?:rest|remainder|remaining|everything|all)$/i.test(text);
const isAmount = (piece: DraftWord): boolean => isNumber(piece) || isRest(piece);
/** `all 7`: the number says it. */
const isCounted = (pieces: LineDraft, i: number): boolean =>
  /^all$/i.test(pieces[i]?.text ?? '') && pieces.slice(i + 1, i + 2).some(isNumber);
