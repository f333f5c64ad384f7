/** Lists of words in alphabetical order. */

/** The place of the first that is not before `word`; the list's length where all are. */
export const firstFrom = (sorted: readonly string[], word: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The places of some words, in alphabetical order as well; -1 of each that is not in the list. */
export const placesAmong = (sorted: readonly string[], words: readonly string[]): Int32Array => {
  let at = 0;
  return Int32Array.from(words, word => {
    while (at < sorted.length && (sorted[at] ?? '') < word) at += 1;
    return sorted[at] === word ? at : -1;
  });
};

/** The place of `word`; -1 where it is not in the list. */
export const placeIn = (sorted: readonly string[], word: string): number => {
  const at = firstFrom(sorted, word);
  return sorted[at] === word ? at : -1;
};
