/** Two wordings side by side, with the words that differ marked in each. */
import { plain } from './markdown.ts';

/** Markdown: what is gone struck out in the old one, what is new strong in the new one. */
export const markedWords = (before: string, after: string): { readonly before: string; readonly after: string } => {
  const [old, now] = [before.split(/\s+/), after.split(/\s+/)];
  const kept = commonWords(old, now);
  return {
    before: marked(old, new Set(kept.map(([at]) => at)), '~~'),
    after: marked(now, new Set(kept.map(([, at]) => at)), '**'),
  };
};

/** Places of the words that both have in the same order: a longest common subsequence. */
const commonWords = (old: readonly string[], now: readonly string[]): readonly (readonly [number, number])[] => {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const kept: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < old.length && j < now.length; )
    if (old[i] === now[j]) kept.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  return kept;
};

/** Neighbours are marked as one. */
const marked = (words: readonly string[], kept: ReadonlySet<number>, mark: string): string => {
  const runs: { readonly isKept: boolean; readonly words: string[] }[] = [];
  words.forEach((word, at) => {
    const last = runs.at(-1);
    if (last?.isKept === kept.has(at)) last.words.push(word);
    else runs.push({ isKept: kept.has(at), words: [word] });
  });
  return runs
    .map(run => (run.isKept ? plain(run.words.join(' ')) : `${mark}${plain(run.words.join(' '))}${mark}`))
    .join(' ');
};
