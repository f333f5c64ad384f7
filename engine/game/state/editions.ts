/** What follows from the rows of `editions/`: names, the default, and what each edition does by its text. */
import { type Behaviours, firstBehaviours } from './behaviours.ts';
import type { EditionRow } from './editions/edition.ts';
import { EDITION_ROWS, FIRST_EDITION } from './editions/rows.ts';

export type { Behaviours };

export type Edition = (typeof EDITION_ROWS)[number]['name'];

const ROWS: readonly (EditionRow & { readonly name: Edition })[] = EDITION_ROWS;

/** Those that are looked up and cited, the oldest first. */
export const EDITIONS: readonly Edition[] = ROWS.map(({ name }) => name);

/** Those that scenarios run under by rules of their own. */
export const PLAYED_EDITIONS: readonly Edition[] = ROWS.filter(({ played }) => played !== 'as the one before').map(
  ({ name }) => name,
);

export const NEWEST: Edition = ROWS.findLast(({ played }) => played === 'by its own rules')?.name ?? FIRST_EDITION.name;

export const isEdition = (text: string): text is Edition => (EDITIONS as readonly string[]).includes(text);

export const editionRow = (edition: Edition): EditionRow => ROWS.find(({ name }) => name === edition) ?? FIRST_EDITION;

/** Whether an edition is newer than the default: looked up, or played when asked for, and nobody has judged answers by it. */
export const isNewerThanDefault = (edition: Edition): boolean => EDITIONS.indexOf(edition) > EDITIONS.indexOf(NEWEST);

/** Of an edition that is played by the rules of the one before: that one. */
export const playedAs = (edition: Edition): Edition | undefined =>
  editionRow(edition).played === 'as the one before' ? EDITIONS[EDITIONS.indexOf(edition) - 1] : undefined;

/** What an edition does by its text alone, where editions differ: see `rulesets.ts` for how it is played. */
export const printedBehaviours = (edition: Edition): Behaviours => {
  const before = EDITIONS[EDITIONS.indexOf(edition) - 1];
  return before === undefined ? firstBehaviours() : { ...printedBehaviours(before), ...editionRow(edition).behaviours };
};
