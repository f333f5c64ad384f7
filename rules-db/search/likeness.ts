/** How near a question comes to what a document is known to be asked for: its title or question, and players' phrases. */
import { largestOf } from '../../engine/lists.ts';
import type { SearchDocument } from './documents.ts';
import { type Index, rarityOf } from './index.ts';
import type { Term } from './query.ts';
import { STOP_WORDS } from './stopwords.ts';
import { stem, wordsOf } from './words.ts';

/**
 * From 0, nothing in common, to 1, where no word of some phrase is left unasked and no word of the question is left over. A
 * title of one word, "Skip", is not all that a long question asks for. A card goes by its name as it is, not by other forms of
 * its words: who asks for blockers does not mean Block. `written`: the words of the question.
 */
export const likenessTo = (
  terms: readonly Term[],
  written: readonly string[],
  index: Index,
): ((document: SearchDocument) => number) => {
  const rarity = (word: string): number => index.postings.get(word)?.rarity ?? rarityOf(0, index.documents.length);
  const worths = terms.map(({ alternatives: [asked] }) => largestOf((asked?.stems ?? []).map(rarity), 0));
  const like = (phrase: ReadonlySet<string>): number => {
    const inPhrase = new Map<string, number>();
    let inQuestion = 0;
    for (const [at, { alternatives }] of terms.entries()) {
      let best = 0;
      for (const { stems, weight } of alternatives)
        if (stems.every(each => phrase.has(each))) {
          best = Math.max(best, weight);
          for (const each of stems) inPhrase.set(each, Math.max(weight, inPhrase.get(each) ?? 0));
        }
      inQuestion += best * (worths[at] ?? 0);
    }
    if (inPhrase.size === 0) return 0;
    const ofPhrase = sum([...inPhrase].map(([word, weight]) => weight * rarity(word))) / sum([...phrase].map(rarity));
    return Math.sqrt(ofPhrase * Math.min(1, inQuestion / sum(worths)));
  };
  const isWritten = (phrase: string): boolean =>
    wordsOf(phrase).some(word => written.some(each => !STOP_WORDS.has(each) && word.startsWith(each)));
  return ({ kind, asks }) =>
    largestOf(
      asks.map(phrase => (kind === 'card' && !isWritten(phrase) ? 0 : like(stemsOf(phrase)))),
      0,
    );
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
