/** Answers in editions that are newer than the default: nobody has judged them there. */
import { EDITIONS, isEdition, isNewerThanDefault } from '../engine/game/state/editions.ts';
import type { BookEdition, ConceptRecord, EntryRecord, RuleBook } from './types.ts';
import { textIn } from './wording.ts';

/** An answer is taken to hold there if it does in the edition before, and none of its rules there is gone or says something different. */
export const withLaterEditions = (
  entries: readonly EntryRecord[],
  concepts: readonly ConceptRecord[],
): readonly EntryRecord[] => {
  const byId = new Map(concepts.map(concept => [concept.id, concept]));
  return EDITIONS.reduce((held, edition) => {
    const before = EDITIONS[EDITIONS.indexOf(edition) - 1];
    if (before === undefined || !isNewerThanDefault(edition)) return held;
    const isSame = (id: string): boolean => saysTheSame(byId.get(id), before, edition);
    return held.map(entry =>
      entry.editions.includes(before) && entry.concepts.every(isSame)
        ? { ...entry, editions: [...entry.editions, edition] }
        : entry,
    );
  }, entries);
};

/** Whether a rule is there in both and says the same. One that the edition before no longer has, or does not have yet, decided nothing there. */
export const saysTheSame = (concept: ConceptRecord | undefined, before: BookEdition, edition: BookEdition): boolean => {
  if (concept === undefined || concept.numbers[before] === undefined) return true;
  return concept.numbers[edition] !== undefined && textIn(concept, edition) === textIn(concept, before);
};

/** Whether answers are not judged in an edition: where none is known to hold, nothing is said against it. */
export const isUnjudged = (book: RuleBook, edition: BookEdition): boolean =>
  book.imported.editions.includes(edition) || (isEdition(edition) && isNewerThanDefault(edition));

/** The last edition in which an answer is known to hold; undefined where there is none. */
export const lastJudged = (book: RuleBook, { editions }: EntryRecord): BookEdition | undefined =>
  editions.findLast(edition => !isUnjudged(book, edition));
