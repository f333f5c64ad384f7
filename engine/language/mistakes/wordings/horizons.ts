/** By when something is to have come, in other words than the language’s: `in two turns`, `before the turn ends`. */
import { amountIn, isNumber } from './attributes.ts';
import { type LineDraft, made } from './draft.ts';
import { NUMBER } from './shares.ts';

const WHOSE = '(?:(?:this|the|the same|her|his|their|that) )?';
const SPAN = '(?:turn|combat|showdown|fight)';
const COUNTED = '(?:turns?|acts?|actions?|moves?|steps?|plays?)';
/** `this turn` alone, with no word before it that belongs to it. */
const ALONE = '(?<!\\b(?:of|in|within|by|during|before|until|for|at|after|on|since) )';

/** As a pattern of the words of a line, each with a blank behind it. */
export const HORIZON = `(?:${[
  `(?:within|in|during|before the end of|by the end of|until the end of|till the end of|by|on) ${WHOSE}${SPAN} `,
  `before ${WHOSE}${SPAN} (?:ends|is over) `,
  `${ALONE}this ${SPAN} `,
  `(?:within|in|over|during|by) (?:the )?(?:next )?${NUMBER}${COUNTED} `,
  `after (?:at most )?${NUMBER}${COUNTED} `,
  '(?:by |on |within |in )?(?:the )?next turn ',
].join('|')})`;

/** In the words of the language. */
export const horizonIn = (pieces: LineDraft): LineDraft => {
  const said = pieces.map(({ text }) => text.toLowerCase());
  const number = pieces.find(isNumber);
  const amount = number === undefined ? 2 : amountIn(number);
  const counted = { text: `${amount}`, from: number?.from ?? null };
  if (said.some(text => /^(?:combat|fight)$/.test(text))) return ['within', 'this', 'combat'].map(made);
  if (said.includes('showdown')) return ['within', 'this', 'showdown'].map(made);
  if (said.some(text => /^(?:act|action|move|step|play)s?$/.test(text)))
    return [...['after', 'at', 'most'].map(made), counted, made('acts')];
  const isOfSeveral = number !== undefined || said.includes('next');
  if (!isOfSeveral || amount === 1) return ['within', 'this', 'turn'].map(made);
  return [made('within'), counted, made('turns')];
};
