/** What is beside a citation in its sentence: an edition that the prose names in words of its own. */
import type { Span } from '../../engine/language/syntax.ts';
import type { BookEdition } from '../types.ts';
import type { CitationPassage, NumberPassage } from './passages.ts';

export interface Surroundings {
  readonly prose: string;
  /** Where the prose begins in the text in which the passages have their places. */
  readonly offset: number;
  readonly passages: readonly CitationPassage[];
}

/** The part of a text that holds a place, up to where sentences, items of lists, cells and paragraphs end. */
const sentenceAround = ({ prose, offset }: Surroundings, { start, end }: Span): Span => {
  const from = Math.max(0, start - offset - FARTHEST);
  const to = Math.min(prose.length, end - offset + FARTHEST);
  // A sentence may begin with the place itself: its first letter is looked at, too.
  const before = Array.from(prose.slice(from, start - offset + 1).matchAll(SENTENCE_ENDS))
    .filter(({ index, 0: ends }) => from + index + ends.length <= start - offset)
    .at(-1);
  const behind = SENTENCE_ENDS_AT.exec(prose.slice(end - offset, to));
  return {
    start: offset + (before === undefined ? from : from + before.index + before[0].length),
    end: behind === null ? offset + to : end + behind.index,
  };
};

/**
 * The first edition that the sentence of a passage names beside it, not as the mark of a citation: `In 1.2's rule 442.1`,
 * `rule 428 (1.2, 1.3)`. Undefined for a passage with a mark, which says its edition itself.
 */
export const editionBeside = (
  passage: NumberPassage,
  around: Surroundings,
  editions: readonly BookEdition[],
): BookEdition | undefined => {
  if (passage.mark !== undefined) return undefined;
  const sentence = sentenceAround(around, passage.span);
  const { prose, offset, passages } = around;
  const cited = passages.filter(({ span }) => span.end > sentence.start && span.start < sentence.end);
  return Array.from(prose.slice(sentence.start - offset, sentence.end - offset).matchAll(EDITION))
    .filter(({ index }) => !cited.some(({ span }) => isWithin(sentence.start + index, span)))
    .map(([said]) => said)
    .find(said => editions.includes(said));
};

/** The numbers that other passages of the same sentence cite, but for those that say themselves that they are of this edition. */
export const numbersBeside = (
  passage: NumberPassage,
  around: Surroundings,
  edition: BookEdition,
): readonly string[] => {
  const sentence = sentenceAround(around, passage.span);
  return around.passages
    .filter(each => each !== passage && isWithin(each.span.start, sentence))
    .flatMap(each =>
      each.kind === 'numbers' && each.mark?.edition !== edition ? each.numbers.map(({ number }) => number) : [],
    );
};

const isWithin = (place: number, { start, end }: Span): boolean => place >= start && place < end;

/** No sentence is longer, in UTF-16 units: as far as it is looked. */
const FARTHEST = 400;

const EDITION = /(?<![\p{L}\p{N}_.])\d{1,2}\.\d{1,2}(?![\p{N}_]|\.[\p{L}\p{N}])/gu;

const SENTENCE_END =
  '(?:[.!?][)\\]"”’*_]{0,5}(?:[ \\t\\u00a0]+|(?:\\r\\n|\\n|\\r)[ \\t>]*)(?=[("“\\[*_]{0,5}\\p{Lu})|[.!?]?(?:\\r\\n|\\n|\\r)[ \\t>]*(?:(?=[-*+|#][ \\t])|(?=\\d{1,2}[.)][ \\t])|(?:\\r\\n|\\n|\\r))|\\|)';
const SENTENCE_ENDS = new RegExp(SENTENCE_END, 'gu');
const SENTENCE_ENDS_AT = new RegExp(SENTENCE_END, 'u');
