/** A rule of a book beside the core rules, as it is cited. */
import type { BookCitation } from '../syntax.ts';

/** `TR 601.2`, `TR 601.2 (2026-07-16)`. */
export const bookCitationText = ({ prefix, number, date }: BookCitation): string =>
  date === undefined ? `${prefix} ${number}` : `${prefix} ${number} (${date.text})`;
