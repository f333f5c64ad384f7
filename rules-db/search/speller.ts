/** Words by their beginning, and misspelt words by fuse.js over the vocabulary. */
import Fuse from 'fuse.js';
import { editDistance } from '../../engine/language/words/distance.ts';

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

/** `vocabulary` in alphabetical order. */
export const makeSpeller = (vocabulary: readonly string[]): Speller => {
  const before = new Map<string, readonly Near[]>();
  let pairs: ReadonlyMap<string, readonly number[]> | undefined;
  return {
    beginning: (prefix, limit) => {
      const found: string[] = [];
      for (let at = firstFrom(vocabulary, prefix); at < vocabulary.length; at++) {
        const word = vocabulary[at] ?? '';
        if (!word.startsWith(prefix)) break;
        found.push(word);
      }
      return found.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, limit);
    },
    near: word => {
      if (word.length < 4) return [];
      const known = before.get(word);
      if (known !== undefined) return known;
      pairs ??= indexPairs(vocabulary);
      const most = mostWrong(word.length);
      const near = new Fuse(alike(word, most, vocabulary, pairs), FUSE)
        .search(word, { limit: 24 })
        .map(({ item }) => ({ word: item, distance: editDistance(word, item, most) }))
        .filter(({ distance }) => distance <= most)
        .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
        .slice(0, 4)
        .map(({ word: item, distance }) => ({ word: item, nearness: 1 - distance / (word.length + 1) }));
      if (before.size >= KEPT) before.clear();
      before.set(word, near);
      return near;
    },
  };
};

/** Wide, as fuse.js does not know swapped letters: what it finds is measured again. */
const FUSE = { threshold: 0.6, distance: 30, minMatchCharLength: 1, shouldSort: true } as const;

/** Which words hold a pair of letters, or begin with a letter: fuse.js need not look at all the others. */
const indexPairs = (vocabulary: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const index = new Map<string, number[]>();
  vocabulary.forEach((word, at) => {
    if (word.length < 3 || /\d/.test(word)) return;
    for (const pair of pairsOf(word)) {
      const known = index.get(pair);
      if (known) known.push(at);
      else index.set(pair, [at]);
    }
  });
  return index;
};

const pairsOf = (word: string): ReadonlySet<string> => {
  const pairs = new Set([`^${word[0] ?? ''}`]);
  for (let at = 1; at < word.length; at++) pairs.add(word.slice(at - 1, at + 1));
  return pairs;
};

/** A wrong letter spoils two pairs, two swapped ones three. */
const alike = (
  word: string,
  most: number,
  vocabulary: readonly string[],
  index: ReadonlyMap<string, readonly number[]>,
): readonly string[] => {
  const shared = new Map<number, number>();
  const pairs = pairsOf(word);
  for (const pair of pairs) for (const at of index.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  const least = Math.max(1, pairs.size - 3 * most);
  return [...shared].flatMap(([at, count]) => {
    const candidate = vocabulary[at] ?? '';
    return count >= least && Math.abs(candidate.length - word.length) <= most ? candidate : [];
  });
};

const firstFrom = (sorted: readonly string[], word: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
};
