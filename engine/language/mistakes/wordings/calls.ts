/** A line as programmers write their tests: `expect(Wall).toBeDead()`, `assert_equal(3, Wall.might)`, in words. */

import type { DraftWord, LineDraft } from './draft.ts';
import { among, type KnownNames } from './known.ts';

/** With the names of calls as the words that they are made of, and without the dots between; a line without a call as it is. */
export const callsInWords = (draft: LineDraft, { players, battlefields, units }: KnownNames): LineDraft => {
  const isCall = draft.some((piece, i) => isOpening(piece) && isWord(draft[i - 1]));
  if (!isCall && !draft.some(({ text }) => NAME_OF_CALL.test(text))) return draft;
  const names = [...players, ...battlefields, ...units.map(({ name }) => name)];
  return draft.flatMap((piece, i) => {
    if (piece.text === '.' && (draft[i - 1]?.text === ')' || isWord(draft[i - 1]))) return [];
    return isWord(piece) && !among(names, piece.text) ? wordsOf(piece) : [piece];
  });
};

const NAME_OF_CALL = /^(?:assert|expect|is|to|has|should|can)(?:\p{Lu}|_)/u;
const isOpening = ({ text }: DraftWord): boolean => text === '(';
const isWord = (piece: DraftWord | undefined): boolean => /^\p{L}[\p{L}\d_]*$/u.test(piece?.text ?? '');

/** `toBeDead` as `to be dead`, `is_dead` as `is dead`. */
const wordsOf = (piece: DraftWord): LineDraft => {
  const found = [...piece.text.matchAll(/\p{Lu}?[\p{Ll}\d]+|\p{Lu}+(?!\p{Ll})/gu)];
  if (found.length < 2) return [piece];
  const start = piece.from?.start ?? 0;
  return found.map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    from: piece.from && { start: start + index, end: start + index + text.length },
  }));
};
