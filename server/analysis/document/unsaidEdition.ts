/** Articles that cite rules without naming an edition: the note that a command prints about those it passes over. */
import { markdownProse } from '../../../rules-db/citing/prose.ts';
import { recognise } from '../../../rules-db/citing/recognise.ts';
import type { BookEdition, RuleBook } from '../../../rules-db/types.ts';

/** The numbers of core rules that a Markdown text cites, each once, without those followed by an edition. */
export const numbersCited = (text: string, book: RuleBook): readonly string[] => [
  ...new Set(
    recognise(markdownProse(text), book.editions, book.books).flatMap(passage =>
      passage.kind === 'numbers' && passage.mark === undefined ? passage.numbers.map(({ number }) => number) : [],
    ),
  ),
];

/** A number that the article's edition does not have, and the newest edition that has it; undefined where there is none. */
export const numberOfOther = (
  numbers: readonly string[],
  own: BookEdition,
  book: RuleBook,
): { readonly number: string; readonly edition: BookEdition } | undefined => {
  for (const number of numbers) {
    if (book.conceptOf(number, own) !== undefined) continue;
    const edition = book.editions.findLast(each => book.conceptOf(number, each) !== undefined);
    if (edition !== undefined) return { number, edition };
  }
  return undefined;
};
