/** The editions of a book beside the core rules as a rule book of their own: what compares and follows rules serves both. */
import { makeRuleBook } from '../book.ts';
import type { BookEdition, ConceptRecord, Heading, RuleBook } from '../types.ts';
import { conceptOfRule } from './inherit.ts';
import { penaltyText } from './penalties.ts';
import type { Book, BookRule } from './types.ts';

/** Its editions are the days of the book's. The penalty of a rule is part of what it says. */
export const editionedBook = ({ prefix, editions }: Book): RuleBook => {
  const known = made.get(editions);
  if (known !== undefined) return known;
  const book = makeRuleBook({
    prefix,
    editions: editions.map(({ date }) => date),
    outline: Object.fromEntries(editions.map(each => [each.date, contentsOf(each)])),
    concepts: conceptsOf(editions),
    entries: [],
    keywords: [],
    sources: [],
    errata: [],
    asks: () => ({}),
  });
  made.set(editions, book);
  return book;
};
const made = new WeakMap<readonly Book[], RuleBook>();

const contentsOf = (book: Book): readonly Heading[] =>
  book
    .rules()
    .filter(({ number }) => !number.includes('.'))
    .map(({ number, title = '' }) => ({ number, title, level: book.above(number) === undefined ? 1 : 2 }));

const saidBy = ({ text, penalty }: BookRule): string =>
  penalty === undefined ? text : `${text} Penalty: ${penaltyText(penalty)}.`;

/** The newest words of each count; what an older edition said otherwise is kept with that edition. */
const conceptsOf = (editions: readonly Book[]): readonly ConceptRecord[] => {
  const concepts = new Map<string, ConceptRecord>();
  for (const book of editions.toReversed())
    for (const rule of book.rules()) {
      const id = conceptOfRule(rule);
      const newer = concepts.get(id);
      concepts.set(id, newer === undefined ? conceptRecord(id, rule, book.date) : alsoIn(newer, rule, book.date));
    }
  return [...concepts.values()];
};

const conceptRecord = (id: string, rule: BookRule, date: BookEdition): ConceptRecord => ({
  id,
  ...(rule.title === undefined ? {} : { title: rule.title }),
  numbers: { [date]: rule.number },
  text: saidBy(rule),
});

const alsoIn = (concept: ConceptRecord, rule: BookRule, date: BookEdition): ConceptRecord => {
  const text = saidBy(rule);
  return {
    ...concept,
    numbers: { ...concept.numbers, [date]: rule.number },
    ...(text === concept.text ? {} : { texts: { ...concept.texts, [date]: text } }),
  };
};
