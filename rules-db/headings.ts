/** The table of contents of an edition: its own, else that of the edition before, by the numbers that the same rules have now. */
import type { BookData, BookEdition, ConceptRecord, Heading } from './types.ts';

type Contents = Pick<BookData, 'editions' | 'outline' | 'concepts'>;

/** Headings whose rules the edition lacks are left out. Empty for an edition that the book does not know. */
export const headingsOf = (book: Contents, edition: BookEdition): readonly Heading[] => {
  const own = book.outline[edition];
  const before = book.editions[book.editions.indexOf(edition) - 1];
  if (own !== undefined || before === undefined) return own ?? [];
  const inherited = new Map(headingsOf(book, before).map(heading => [heading.number, heading]));
  return book.concepts
    .flatMap(concept => {
      const heading = inherited.get(mainNumber(concept, before));
      const number = mainNumber(concept, edition);
      return heading === undefined || number === '' ? [] : { ...heading, number };
    })
    .toSorted((a, b) => (a.number < b.number ? -1 : 1));
};

/** Empty where the edition has no such rule. */
const mainNumber = ({ numbers }: ConceptRecord, edition: BookEdition): string => {
  const own = numbers[edition] ?? '';
  return typeof own === 'string' ? own : (own[0] ?? '');
};
