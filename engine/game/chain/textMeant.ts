/**
 * Which of several texts a player's words mean, where they are those of a print and the texts say the same in other words:
 * "Score 1 point" is "gain 1 point", "a unit at a base" is "1 unit in a base".
 */

/** By its number; −1 where none is near enough, or another nearly as near that does not say the same. */
export const textMeant = (texts: readonly string[], said: string): number => {
  const wanted = termsOf(said);
  if (wanted.length < 2) return -1;
  const all = texts.map((text, at) => ({ text, at, likeness: likenessOf(termsOf(text), wanted) }));
  const [best] = all.toSorted((a, b) => b.likeness - a.likeness);
  if (best === undefined || best.likeness < ALIKE) return -1;
  const isClear = all.every(({ text, likeness }) => text === best.text || likeness <= best.likeness - CLEARLY_LESS);
  return isClear ? best.at : -1;
};

const ALIKE = 0.6;
const CLEARLY_LESS = 0.15;

/** The words that tell texts apart, in one form each. */
const termsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/\b(?:its|their) owner(?:'s|s'|’s|s’)/g, '')
    .replace(/\bscores? (?=\S+ points?\b)/g, 'gain ')
    .replace(/\bmain deck\b/g, 'deck')
    .replace(/\bdetached\b/g, 'unattached')
    .replace(/\b(?:\w+ you control)\b/g, phrase => `friendly ${phrase.split(' ')[0] ?? ''}`)
    .split(/[^\p{L}\d+-]+/u)
    .filter(word => word !== '' && !SMALL.has(word))
    .map(word => NUMBERS.get(word) ?? (word.length > 3 ? word.replace(/s$/, '') : word));

const NUMBERS: ReadonlyMap<string, string> = new Map(
  'two three four five six seven eight nine ten'.split(' ').map((word, i) => [word, String(i + 2)]),
);

const SMALL: ReadonlySet<string> = new Set(
  'a an any one 1 s the that it its their them they to of in at on and with you your is are be then may choose'.split(
    ' ',
  ),
);

/** From 0 to 1: how much of both stands in both, in one order, or of what was said, where that is no more than a part. */
const likenessOf = (ours: readonly string[], wanted: readonly string[]): number => {
  const numbers = numbersIn(ours);
  const said = numbersIn(wanted);
  // What says another number says something else.
  if (inBoth(numbers, said) < said.length) return 0;
  const both = inBoth(ours, wanted);
  const asPart = wanted.length < LEAST_OF_A_PART ? 0 : (0.95 * both) / wanted.length;
  return numbers.length === said.length ? Math.max((2 * both) / (ours.length + wanted.length), asPart) : asPart;
};

const LEAST_OF_A_PART = 4;

const numbersIn = (terms: readonly string[]): readonly string[] => terms.filter(term => /\d/.test(term));

/** The length of the longest sequence that both have, with other words in between. */
const inBoth = (ours: readonly string[], wanted: readonly string[]): number => {
  let row: readonly number[] = wanted.map(() => 0);
  for (const our of ours) {
    const above = row;
    const next: number[] = [];
    wanted.forEach((each, i) => {
      next.push(each === our ? (above[i - 1] ?? 0) + 1 : Math.max(above[i] ?? 0, next[i - 1] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
};
