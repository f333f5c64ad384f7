/** Numbers that may have been meant instead of one that an edition does not have. */
import { compareNumbers, numberAbove } from '../../../rules-db/numbers.ts';
import type { BookEdition, RuleBook } from '../../../rules-db/types.ts';

/** What to say beside a number that an edition does not have: those near it, or where the edition's numbers end. */
export const nearIt = (book: RuleBook, number: string, edition: BookEdition): string => {
  const numbers = book.numbers(edition);
  const [first = '', last = ''] = [numbers[0], numbers.at(-1)?.slice(0, 3)];
  const isOutside = compareNumbers(number, first) < 0 || compareNumbers(number.slice(0, 3), last) > 0;
  return isOutside
    ? `The rules of ${edition} go from ${first} to ${last}.`
    : `Near it: ${nearNumbers(book, number, edition).join(', ')}.`;
};

/** The nearest number above that exists, and the neighbours in the document's order. */
const nearNumbers = (book: RuleBook, number: string, edition: BookEdition): readonly string[] => {
  const numbers = book.numbers(edition);
  const at = numbers.findIndex(each => compareNumbers(each, number) > 0);
  const behind = at < 0 ? numbers.length : at;
  const around = numbers.slice(Math.max(0, behind - 2), behind + 2);
  const above = existingAbove(book, number, edition);
  return above === undefined || around.includes(above) ? around : [above, ...around];
};

const existingAbove = (book: RuleBook, number: string, edition: BookEdition): string | undefined => {
  const above = numberAbove(number);
  if (above === undefined) return undefined;
  return book.conceptOf(above, edition) === undefined ? existingAbove(book, above, edition) : above;
};
