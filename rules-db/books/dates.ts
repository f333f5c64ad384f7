/** Editions of books are named by their days: as `2026-07-16`, as a month, `2026-07`, or as people say it, `July 2026`. */
import type { BookEditionInfo } from './types.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** A day or a month as it is written, as the inside of a group; to be matched in any case. */
export const DATE_PATTERN = `\\d{4}-\\d{2}(?:-\\d{2})?|(?:\\d{1,2} )?(?:${MONTHS.join('|')})(?: \\d{1,2},)? \\d{4}`;

/** `July 2026` is `2026-07`, `9 October 2026` and `October 9, 2026` are `2026-10-09`. */
export const readDate = (said: string): string => {
  const [, first, name = '', second, year] =
    /^(?:(\d{1,2}) )?([a-z]+)(?: (\d{1,2}),)? (\d{4})$/i.exec(said.trim()) ?? [];
  if (year === undefined) return said.trim();
  const month = `${year}-${String(MONTHS.indexOf(name.toLowerCase()) + 1).padStart(2, '0')}`;
  const day = first ?? second;
  return day === undefined ? month : `${month}-${day.padStart(2, '0')}`;
};

/** The newest edition of that day or month; undefined where the book has none. */
export const editionDated = <Edition extends BookEditionInfo>(
  { editions }: { readonly editions: readonly Edition[] },
  said: string,
): Edition | undefined => {
  const date = readDate(said);
  return editions.findLast(each => each.date.startsWith(date));
};
