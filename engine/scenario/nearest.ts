/** The nearest known words to one that is not known, by the number of letters that differ. */
import { editDistance } from '../language/distance.ts';

/** Those of `known` that are near enough to be meant, nearest first, at most three. */
export const nearest = (word: string, known: readonly string[]): string[] => {
  const most = Math.max(1, Math.floor(word.length / 3));
  const lower = word.toLowerCase();
  return known
    .map(name => ({ name, far: far(lower, name.toLowerCase(), most) }))
    .filter(k => k.far <= most)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(k => k.name);
};

/** A beginning of the word is near as well: "Gua" for "Guard". */
const far = (word: string, name: string, most: number): number =>
  word.length >= 3 && name.startsWith(word) ? 1 : editDistance(word, name, most);
