/** How near a question comes to what a document is known to be asked for: its title or question, and players' phrases. */
import type { Document } from './documents.ts';
import { type Index, rarityOf } from './index.ts';
import type { Term } from './query.ts';
import { STOP_WORDS } from './stopwords.ts';
import { stem, wordsOf } from './words.ts';

/** How much it counts that all of the phrase is asked, before all of the question is in the phrase. */
const PHRASE = 0.7;

/** From 0, nothing in common, to 1, the same words. Of several phrases the nearest one counts. */
export const likenessTo = (terms: readonly Term[], index: Index): ((document: Document) => number) => {
  const rarity = (word: string): number => index.postings.get(word)?.rarity ?? rarityOf(0, index.documents.length);
  const asked = terms.map(({ alternatives }) => ({
    alternatives,
    weight: Math.max(...(alternatives[0]?.stems ?? []).map(rarity), 0),
  }));
  const whole = sum(asked.map(({ weight }) => weight));
  const near = (phrase: ReadonlySet<string>): number => {
    const met = new Set<string>();
    let found = 0;
    for (const { alternatives, weight } of asked) {
      const best = alternatives.find(({ stems }) => stems.every(each => phrase.has(each)));
      if (best === undefined) continue;
      found += weight * best.weight;
      for (const each of best.stems) met.add(each);
    }
    if (found === 0) return 0;
    const [covers, covered] = [found / whole, sum([...met].map(rarity)) / sum([...phrase].map(rarity))];
    return covered * (PHRASE + (1 - PHRASE) * covers);
  };
  return ({ asks }) => Math.max(0, ...asks.map(phrase => near(stemsOf(phrase))));
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
