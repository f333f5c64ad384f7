/** Numbers that prose calls rules in words that are not read as a citation, as other numbers have them, too. */
import type { CitationPassage, CitedNumber } from './passages.ts';
import { GAP, SPACE } from './patterns.ts';

/** Three digits alone, in none of the passages: `section 718`, `r. 428`, `CR428`, `paragraphs 428 and 430`, `(428)`. */
export const calledRules = (prose: string, passages: readonly CitationPassage[]): readonly CitedNumber[] =>
  Array.from(prose.matchAll(CALLED))
    .flatMap(({ 0: all, 1: list = '', index }) => {
      const from = index + all.lastIndexOf(list);
      return Array.from(list.matchAll(/\d{3}/gu), ({ 0: number, index: at }) => ({
        number,
        span: { start: from + at, end: from + at + number.length },
      }));
    })
    .filter(({ span }) => !passages.some(each => each.span.start <= span.start && span.start < each.span.end));

const NAMES = String.raw`(?:sections?|paragraphs?|paras?\.?|clauses?|r\.|rr\.|CRs?\.?|§§?)${GAP}(?:nos?\.${GAP})?`;
const IN_BRACKETS = String.raw`\((?:cf\.${GAP}|see${SPACE})?`;
const LIST = String.raw`\d{3}(?:(?:,?${SPACE}(?:and|or|to)${SPACE}|,${SPACE}|[–/-])\d{3}(?!\d))*`;
/** `(428 cards)`, `(428%)`, `428-B`, `428.5`: a number of something else, or a longer one. */
const OF_SOMETHING_ELSE = String.raw`[\p{L}\p{N}_%°-]|\.[\p{L}\p{N}]|(?<=\(\d{3})${SPACE}\p{L}`;
const CALLED = new RegExp(`(?:(?<![\\p{L}\\p{N}_])${NAMES}|${IN_BRACKETS})(${LIST})(?!${OF_SOMETHING_ELSE})`, 'giu');
