/** How near a question comes to what a document is known to be asked for: its title or question, and players' phrases. */
import type { Document } from './documents.ts';
import { type Index, rarityOf } from './index.ts';
import type { Term } from './query.ts';
import { STOP_WORDS } from './stopwords.ts';
import { stem, wordsOf } from './words.ts';

/** From 0, nothing in common, to 1, where no word of some phrase is left unasked. */
export const likenessTo = (terms: readonly Term[], index: Index): ((document: Document) => number) => {
  const alternatives = terms.flatMap(term => term.alternatives);
  const rarity = (word: string): number => index.postings.get(word)?.rarity ?? rarityOf(0, index.documents.length);
  const asked = (phrase: ReadonlySet<string>): number => {
    const worth = new Map<string, number>();
    for (const { stems, weight } of alternatives)
      if (stems.every(each => phrase.has(each)))
        for (const each of stems) worth.set(each, Math.max(weight, worth.get(each) ?? 0));
    return worth.size === 0
      ? 0
      : sum([...worth].map(([word, weight]) => weight * rarity(word))) / sum([...phrase].map(rarity));
  };
  return ({ asks }) => Math.max(0, ...asks.map(phrase => asked(stemsOf(phrase))));
};

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

/** Kept, as the same phrases are compared with every question. */
const stemsOf = (phrase: string): ReadonlySet<string> => {
  const known = kept.get(phrase);
  if (known !== undefined) return known;
  const made = new Set(
    wordsOf(phrase)
      .filter(word => !STOP_WORDS.has(word))
      .map(stem),
  );
  kept.set(phrase, made);
  return made;
};
const kept = new Map<string, ReadonlySet<string>>();
