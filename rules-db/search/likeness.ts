/** How near a question comes to what a document is known to be asked for: its title or question, and players' phrases. */
import { largestOf } from '../../engine/lists.ts';
import { TRAITS } from './documents.ts';
import { type AskedFor, type Index, rarityOf } from './index.ts';
import type { Term } from './query.ts';
import { STOP_WORDS } from './stopwords.ts';

/**
 * From 0, nothing in common, to 1, where no word of some phrase is left unasked and no word of the question is left over. A
 * title of one word, "Skip", is not all that a long question asks for. A card goes by its name as it is, not by other forms of
 * its words: who asks for blockers does not mean Block. `written`: the words of the question.
 */
export const likenessTo = (
  terms: readonly Term[],
  written: readonly string[],
  index: Index,
): ((at: number) => number) => {
  const rarity = (word: string): number => index.postings.get(word)?.rarity ?? rarityOf(0, index.count);
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
  const telling = written.filter(each => !STOP_WORDS.has(each));
  const isWritten = ({ words }: AskedFor): boolean => words.some(word => telling.some(each => word.startsWith(each)));
  return at => {
    const isCard = ((index.traits[at] ?? 0) & TRAITS.isCard) !== 0;
    return largestOf(
      index.asksOf(at).map(phrase => (isCard && !isWritten(phrase) ? 0 : like(phrase.stems))),
      0,
    );
  };
};

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
