/** Which of some words a mistyped one was meant to be. */

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
    const slips = distance(text, word.toLowerCase());
    if (slips > limit || (slips === limit && best !== undefined)) continue;
    if (slips * 3 >= word.length + 1) continue;
    best = word;
    limit = slips;
    if (limit === 0) break;
  }
  return best;
};

/** Insertions, deletions, replacements and swaps of neighbours. */
const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? a.length;
};
