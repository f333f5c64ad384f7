/** How alike texts are: the cosine of their words and word pairs, rare ones weighing more. */
import { stem, wordsOf } from '../search/words.ts';

/** A text as weights of what is in it, of length 1. */
export type Vector = ReadonlyMap<number, number>;

export interface Likeness {
  vectorOf(text: string): Vector;
}

/** Weighs words by how few of some texts have them. */
export const likenessAmong = (texts: readonly string[]): Likeness => {
  const ids = new Map<string, number>();
  const having: number[] = [];
  const read = (text: string): ReadonlyMap<number, number> => {
    const counts = new Map<number, number>();
    for (const gram of gramsOf(text)) {
      let id = ids.get(gram);
      if (id === undefined) {
        id = ids.size;
        ids.set(gram, id);
      }
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  };
  for (const text of texts) for (const id of read(text).keys()) having[id] = (having[id] ?? 0) + 1;
  const all = texts.length;
  const weight = (id: number): number => Math.log(1 + all / ((having[id] ?? 0) + 0.5));
  return {
    vectorOf: text => {
      const vector = new Map<number, number>();
      let square = 0;
      for (const [id, count] of read(text)) {
        const value = (1 + Math.log(count)) * weight(id);
        vector.set(id, value);
        square += value * value;
      }
      const length = Math.sqrt(square);
      for (const [id, value] of vector) vector.set(id, value / length);
      return vector;
    },
  };
};

/** From 0 for texts without a word in common to 1, for vectors of length 1 as `vectorOf` makes them. */
export const cosine = (a: Vector, b: Vector): number => {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [id, value] of small) sum += value * (large.get(id) ?? 0);
  return sum;
};

/** Stems, and pairs of them. Common words count in pairs. */
const gramsOf = (text: string): readonly string[] => {
  const stems = wordsOf(text).map(stem);
  return [...stems, ...stems.slice(1).map((next, at) => `${stems[at]} ${next}`)];
};

/** The same words, whatever their case and the signs between them. */
export const sameWords = (a: string, b: string): boolean => wordsOf(a).join(' ') === wordsOf(b).join(' ');

interface Alike {
  readonly at: number;
  readonly score: number;
}

/** For each vector of one list the most alike ones of another, the best first. */
export const mostAlike = (
  from: readonly Vector[],
  to: readonly Vector[],
  count: number,
): readonly (readonly Alike[])[] => {
  const postings = new Map<number, { readonly at: number[]; readonly values: number[] }>();
  to.forEach((vector, at) => {
    for (const [id, value] of vector) {
      const known = postings.get(id);
      if (known) {
        known.at.push(at);
        known.values.push(value);
      } else postings.set(id, { at: [at], values: [value] });
    }
  });
  const sums = new Float64Array(to.length);
  return from.map(vector => {
    const touched: number[] = [];
    for (const [id, value] of vector) {
      const posting = postings.get(id);
      if (posting === undefined) continue;
      for (let i = 0; i < posting.at.length; i++) {
        const at = posting.at[i] ?? 0;
        if (sums[at] === 0) touched.push(at);
        sums[at] = (sums[at] ?? 0) + value * (posting.values[i] ?? 0);
      }
    }
    const best: Alike[] = [];
    for (const at of touched) {
      insertBest(best, { at, score: sums[at] ?? 0 }, count);
      sums[at] = 0;
    }
    return best;
  });
};

/** Keeps the `count` best, the best first; of equals the earlier. There are few of them, and many to choose from. */
const insertBest = (best: Alike[], next: Alike, count: number): void => {
  const last = best[count - 1];
  if (last !== undefined && !isBetter(next, last)) return;
  const place = best.findIndex(each => isBetter(next, each));
  best.splice(place < 0 ? best.length : place, 0, next);
  if (best.length > count) best.pop();
};

const isBetter = (a: Alike, b: Alike): boolean => a.score > b.score || (a.score === b.score && a.at < b.at);
