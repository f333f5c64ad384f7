/** Two wordings side by side, with the words that differ marked in each. */
import type { Line } from '../blocks/blocks.ts';
import { bold, joined, lineOf, struck } from '../blocks/making.ts';

/** What is gone struck out in the old one, what is new strong in the new one. */
export const markedWords = (before: string, after: string): { readonly before: Line; readonly after: Line } => {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const kept = commonWords(old, now);
  return {
    before: marked(old, new Set(kept.map(([at]) => at)), struck),
    after: marked(now, new Set(kept.map(([, at]) => at)), bold),
  };
};

/** A word or a mark of punctuation, and the space before it. */
interface Word {
  readonly space: string;
  readonly text: string;
}

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/(\s*)([\p{L}\p{N}'’.+-]*[\p{L}\p{N}]|\S)/gu)].map(([, space = '', word = '']) => ({
    space,
    text: word,
  }));

/** Places of the words that both have in the same order: a longest common subsequence. */
const commonWords = (old: readonly Word[], now: readonly Word[]): readonly (readonly [number, number])[] => {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  const isSame = (i: number, j: number): boolean => old[i]?.text === now[j]?.text;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const kept: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < old.length && j < now.length; )
    if (isSame(i, j)) kept.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  return kept;
};

/** Neighbours are marked as one. */
const marked = (words: readonly Word[], kept: ReadonlySet<number>, mark: (text: string) => Line): Line => {
  const runs: { readonly isKept: boolean; readonly space: string; text: string }[] = [];
  words.forEach(({ space, text }, at) => {
    const last = runs.at(-1);
    if (last?.isKept === kept.has(at)) last.text += space + text;
    else runs.push({ isKept: kept.has(at), space, text });
  });
  return joined(
    runs.map(({ isKept, space, text }) => lineOf`${space === '' ? '' : ' '}${isKept ? text : mark(text)}`),
    '',
  );
};
