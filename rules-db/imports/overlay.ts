/**
 * The book's data with the user's imports on top. Editions that the book does not know are read at once, as their numbers
 * are part of it; everything else waits until it is asked for.
 */
import { datesOf } from '../editions.ts';
import { importedConcept } from '../importing/known.ts';
import type { LibraryDocument } from '../importing/library.ts';
import type { BookData, BookEdition, ConceptRecord, EntryRecord } from '../types.ts';
import { makeImported, type Shelf } from './imported.ts';

/** `data` itself stays as it is. */
export const withImports = (data: BookData, shelf: Shelf): BookData => {
  const fresh = shelf.marks
    .filter(({ form, edition }) => form === 'core rules' && edition !== undefined && !data.editions.includes(edition))
    .flatMap(({ name }) => shelf.read(name) ?? [])
    .filter(({ mapping }) => mapping !== undefined)
    .toSorted((a, b) => ((a.date ?? '9') < (b.date ?? '9') ? -1 : 1));
  const whole = fresh.reduce(withEdition, data);
  return {
    ...whole,
    imported: makeImported(
      whole,
      shelf,
      fresh.flatMap(({ edition }) => edition ?? []),
    ),
  };
};

/** Whether a concept stands for a rule that no concept of ours is. */
export const isImportedConcept = (concept: string): boolean => concept.startsWith('imported.');

const withEdition = (data: BookData, document: LibraryDocument): BookData => {
  const { edition, mapping } = document;
  if (edition === undefined || mapping === undefined) return data;
  const { base } = mapping;
  const own = new Set(data.concepts.map(({ id }) => id));
  const numbers = new Map<string, string[]>();
  const titles = new Map(mapping.headings.map(({ number, title }) => [number, title]));
  const texts = new Map(document.rules.map(({ number, text }) => [number, text]));
  const added: ConceptRecord[] = [];
  for (const { number, concept } of mapping.rules) {
    if (concept !== undefined && own.has(concept)) numbers.set(concept, [...(numbers.get(concept) ?? []), number]);
    else {
      const title = titles.get(number);
      added.push({
        id: importedConcept(edition, number),
        ...(title === undefined ? {} : { title }),
        numbers: { [edition]: number },
        text: texts.get(number) ?? '',
      });
    }
  }
  const changed = new Set(mapping.rules.flatMap(({ concept, words }) => (words === 'changed' ? (concept ?? []) : [])));
  return {
    ...data,
    editions: inOrder(data.editions, edition, document.date),
    outline: { ...data.outline, [edition]: mapping.headings },
    concepts: [...data.concepts.map(concept => withNumbers(concept, numbers.get(concept.id), edition, base)), ...added],
    entries: data.entries.map(entry => withHold(entry, edition, base, numbers, changed)),
  };
};

/** What an older edition said in other words is said by those that followed it alone, too. */
const withNumbers = (
  concept: ConceptRecord,
  numbers: readonly string[] | undefined,
  edition: BookEdition,
  base: BookEdition,
): ConceptRecord => {
  const [first, ...rest] = numbers ?? [];
  if (first === undefined) return concept;
  const said = concept.texts?.[base];
  return {
    ...concept,
    numbers: { ...concept.numbers, [edition]: rest.length === 0 ? first : [first, ...rest] },
    ...(said === undefined ? {} : { texts: { ...concept.texts, [edition]: said } }),
  };
};

/** An answer still holds if none of its rules is gone or says something different. */
const withHold = (
  entry: EntryRecord,
  edition: BookEdition,
  base: BookEdition,
  numbers: ReadonlyMap<string, unknown>,
  changed: ReadonlySet<string>,
): EntryRecord =>
  entry.editions.includes(base) && entry.concepts.every(concept => numbers.has(concept) && !changed.has(concept))
    ? { ...entry, editions: [...entry.editions, edition] }
    : entry;

const inOrder = (
  editions: readonly BookEdition[],
  edition: BookEdition,
  date: string | undefined,
): readonly BookEdition[] => {
  const at = date === undefined ? -1 : editions.findIndex(each => (datesOf(each)?.printed ?? '9') > date);
  return at < 0 ? [...editions, edition] : editions.toSpliced(at, 0, edition);
};
