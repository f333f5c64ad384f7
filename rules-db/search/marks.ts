/** The places in a text where the words stand for which it was found. */
import type { HighlightRange } from '../types.ts';
import { STOP_WORDS } from './stopwords.ts';
import { stem, wordsOf } from './words.ts';

/** Ranges of offsets in UTF-16 units, in the order of the text. */
export const marksIn = (text: string, stems: ReadonlySet<string>): readonly HighlightRange[] =>
  stems.size === 0
    ? []
    : [...text.matchAll(WORD)]
        .filter(([word]) => isMeant(word, stems))
        .map(({ 0: word, index }): HighlightRange => [index, index + word.length]);

const WORD = /[\p{L}\p{M}\d'’]+/gu;

const isMeant = (text: string, stems: ReadonlySet<string>): boolean =>
  wordsOf(text).some(word => !STOP_WORDS.has(word) && stems.has(stem(word)));
