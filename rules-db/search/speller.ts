/** Words by their beginning, and the known words that a misspelt one is nearest to. */
import { once } from '../../engine/known.ts';
import { editDistance } from '../../engine/language/words/distance.ts';
import { firstFrom } from './sorted.ts';

export interface Speller {
  /** Words that begin so; the shortest first. */
  readonly beginning: (prefix: string, limit: number) => readonly string[];
  /** Words that were probably meant, the nearest first, each with how near it is: 1 is the same. */
  readonly near: (word: string) => readonly Near[];
}

interface Near {
  readonly word: string;
  readonly nearness: number;
}

/** Each letter typed is another query: what was spelt once is kept for a while. */
const KEPT = 500;

/** How many letters may be wrong in a word of so many. */
const mostWrong = (letters: number): 1 | 2 | 3 => {
  if (letters < 6) return 1;
  return letters < 9 ? 2 : 3;
};

/** `vocabulary` in alphabetical order, looked at when something is first spelt. */
export const makeSpeller = (vocabulary: () => readonly string[]): Speller => {
  const before = new Map<string, readonly Near[]>();
  const correct = once(() => vocabulary().flatMap(each => (each.length < 3 || /\d/.test(each) ? [] : spelled(each))));
  return {
    beginning: (prefix, limit) => {
      const words = vocabulary();
      const found: string[] = [];
      for (let at = firstFrom(words, prefix); at < words.length; at++) {
        const word = words[at] ?? '';
        if (!word.startsWith(prefix)) break;
        found.push(word);
      }
      return found.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, limit);
    },
    near: word => {
      if (word.length < 4) return [];
      const known = before.get(word);
      if (known !== undefined) return known;
      const near = nearestTo(spelled(word), correct());
      if (before.size >= KEPT) before.clear();
      before.set(word, near);
      return near;
    },
  };
};

/** A word, and which letters it has: a bit for each. */
interface SpelledWord {
  readonly word: string;
  readonly letters: number;
}

const spelled = (word: string): SpelledWord => {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return { word, letters };
};

const nearestTo = ({ word, letters }: SpelledWord, words: readonly SpelledWord[]): readonly Near[] => {
  const most = mostWrong(word.length);
  return words
    .filter(each => Math.abs(each.word.length - word.length) <= most && differing(letters, each.letters) <= 2 * most)
    .map(each => ({ word: each.word, distance: editDistance(word, each.word, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
    .slice(0, 4)
    .map(each => ({ word: each.word, nearness: 1 - each.distance / (word.length + 1) }));
};

/** A wrong letter changes two of the bits at the most. */
const differing = (a: number, b: number): number => {
  let count = 0;
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};
