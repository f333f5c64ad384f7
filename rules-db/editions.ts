/** When each edition of the book was published, and since when it is played by; and where its text comes from. */
import { EDITIONS, type Edition, editionRow, isEdition } from '../engine/game/state/editions.ts';
import type { BookEdition } from './types.ts';

export interface EditionDates {
  /** When its document came out: a day, or a month where no day is known. */
  readonly printed: string;
  /** The day that the document itself bears, where that is another one. */
  readonly dated?: string;
  /** From when it applies. */
  readonly inForce: string;
}

export const EDITION_DATES = Object.fromEntries(
  EDITIONS.map(edition => {
    const { printed, dated, inForce } = editionRow(edition);
    return [edition, { printed, ...(dated === undefined ? {} : { dated }), inForce }];
  }),
) as Readonly<Record<Edition, EditionDates>>;

/** Undefined for an edition that the book does not know. */
export const datesOf = (edition: BookEdition): EditionDates | undefined =>
  isEdition(edition) ? EDITION_DATES[edition] : undefined;

/** "printed 2026-07-16, in force from 2026-07-24"; where both are one, only "printed 2025-12-01". */
export const datesText = ({ printed, inForce }: EditionDates): string =>
  printed === inForce ? `printed ${printed}` : `printed ${printed}, in force from ${inForce}`;

/** Of several: "1.3 printed 2026-03-30; 1.4 printed 2026-07-16, in force from 2026-07-24". Empty where none is known. */
export const datesOfAll = (editions: readonly BookEdition[]): string =>
  editions
    .flatMap(edition => {
      const dates = datesOf(edition);
      return dates === undefined ? [] : `${edition} ${datesText(dates)}`;
    })
    .join('; ');

/** Whether a document that bears a date is the one of these dates; `2025-10` is any day of that month. */
export const isDated = ({ printed, dated = printed, inForce }: EditionDates, date: string): boolean =>
  [printed, dated, inForce].some(each => each.startsWith(date) || date.startsWith(each));
