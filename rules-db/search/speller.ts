/** Words by their beginning, and misspelt words by fuse.js over the vocabulary. */
import Fuse from 'fuse.js';
import { editDistance } from '../distance.ts';

export interface Speller {
  /** Words that begin so; the shortest first. */
  readonly beginning: (prefix: string, limit: number) => readonly string[];
  /** Words that were probably meant, the nearest first, each with how near it is: 1 is the same. */
  readonly near: (word: string) => readonly { readonly word: string; readonly nearness: number }[];
}

/** `vocabulary` in alphabetical order. */
export const makeSpeller = (vocabulary: readonly string[]): Speller => {
  let fuse: Fuse<string> | undefined;
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
      fuse ??= new Fuse(
        vocabulary.filter(each => each.length >= 3 && !/\d/.test(each)),
        FUSE,
      );
      const most = word.length < 6 ? 1 : word.length < 9 ? 2 : 3;
      return fuse
        .search(word, { limit: 24 })
        .map(({ item }) => ({ word: item, distance: editDistance(word, item, most) }))
        .filter(({ distance }) => distance <= most)
        .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
        .slice(0, 4)
        .map(({ word: item, distance }) => ({ word: item, nearness: 1 - distance / (word.length + 1) }));
    },
  };
};

/** Wide, as fuse.js does not know swapped letters: what it finds is measured again. */
const FUSE = { threshold: 0.5, distance: 30, minMatchCharLength: 2, includeScore: false, shouldSort: true } as const;

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
