/** The nearest known words to one that is not known, by the number of letters that differ. */

/** Edits (a letter added, left out, changed, or two swapped) that turn one word into the other; more than `most` is `most + 1`. */
export const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
};

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

/** A beginning of the word is near as well: "Cait" for "Caitlyn". */
const far = (word: string, name: string, most: number): number =>
  word.length >= 3 && name.startsWith(word) ? 1 : distance(word, name, most);
