/** Which of some words a mistyped one was meant to be. */
import { editDistance } from './distance.ts';

/** The nearest word within the number of slips that its length allows: one up to five letters, two from six. */
export const nearest = (typed: string, words: Iterable<string>): string | undefined => {
  const text = typed.toLowerCase();
  if (text.length < 3 || text.length > 24) return undefined;
  let limit = text.length < 6 ? 1 : 2;
  let best: string | undefined;
  // A form of the right word: its beginning stands.
  for (const word of words)
    if (word.length >= 4 && text.startsWith(word) && text.length - word.length <= 2) return word;
  for (const word of words) {
    if (word.length < 3 || Math.abs(word.length - text.length) > limit) continue;
    const slips = editDistance(text, word.toLowerCase());
    if (slips > limit || (slips === limit && best !== undefined)) continue;
    if (slips * 3 >= word.length + 1) continue;
    best = word;
    limit = slips;
    if (limit === 0) break;
  }
  return best;
};
