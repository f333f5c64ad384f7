/** Rule numbers with their titles; behind `because`, first those that really refuse the action. */

import { type Act, refuse } from '../../../engine/game/actions.ts';
import type { PlayerId, State } from '../../../engine/game/state.ts';
import type { BookEdition, RuleBook } from '../../../rules-db/types.ts';
import { CompletionItemKind } from '../lsp.ts';
import type { Offer } from './item.ts';

/** Those that go on from what is typed; before that the sections and their parts: all would be more than a thousand. */
export const ruleNumbers = (book: RuleBook, edition: BookEdition, typed: string): readonly Offer[] => {
  const begins = typed.toLowerCase();
  const shown = book
    .numbers(edition)
    .filter(number => (begins === '' ? /^\d+(\.\d+)?$/.test(number) : number.startsWith(begins)));
  return shown.map((number, order) => ruleOffer(book, number, edition, order, 'plain'));
};

/** The main number of each rule that refuses it, in the order in which the refusals name them. */
export const refusingRules = (book: RuleBook, state: State, who: PlayerId, act: Act): readonly Offer[] => {
  const concepts = refuse(state, who, act).flatMap(refusal => refusal.rules);
  const numbers = concepts.flatMap(concept => book.numbersOf(concept, state.edition)[0] ?? []);
  return [...new Set(numbers)].map((number, order) => ({
    ...ruleOffer(book, number, state.edition, order, 'best'),
    detail: `forbids it: ${book.rule(number, state.edition)?.title ?? ''}`,
  }));
};

export const entryNames = (book: RuleBook, kind: 'faq' | 'ruling'): readonly Offer[] =>
  book.entries
    .filter(entry => entry.kind === kind)
    .map(({ id, question }, order) => ({
      label: id,
      kind: CompletionItemKind.Reference,
      rank: 'plain',
      order,
      detail: question,
      insert: id,
      data: { entry: id, kind },
    }));

export const ruleOffer = (
  book: RuleBook,
  number: string,
  edition: BookEdition,
  order: number,
  rank: Offer['rank'],
): Offer => ({
  label: number,
  kind: CompletionItemKind.Reference,
  rank,
  order,
  detail: book.rule(number, edition)?.title ?? '',
  data: { rule: number, edition },
});
