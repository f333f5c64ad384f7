/** Modes, by the words that are said for them (`play.choices.modes`). */

/** The mode that these words mean, by its number; -1 for none. Small words do not count: "deal 2 to a unit" is "deal 2 damage to 1 unit". */
export const modeCalled = (labels: readonly string[], said: string): number => {
  const wanted = plain(said);
  const fits = [
    (label: string) => label === wanted,
    (label: string) => label.startsWith(wanted),
    (label: string) => label.includes(wanted),
  ];
  for (const fit of fits) {
    const at = labels.findIndex(label => fit(plain(label)));
    if (at >= 0) return at;
  }
  return labels.findIndex((_, i) => String(i + 1) === wanted);
};

const plain = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/\b(?:a|an|any|one)\b/g, '1')
    .replace(/ damage\b/g, '')
    .replace(/\.$/, '');
