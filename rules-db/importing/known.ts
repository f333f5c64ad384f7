/** The editions that an imported text is compared with: the book's own, and those imported before. */
import { isEdition } from '../../engine/game/state/editions.ts';
import { datesOf, type EditionDates } from '../editions.ts';
import { headingsOf } from '../headings.ts';
import type { KnownEdition, KnownRule } from '../mapping/map.ts';
import { compareNumbers } from '../numbers.ts';
import type { BookData, BookEdition, ConceptRecord } from '../types.ts';
import type { LibraryDocument } from './library.ts';
import type { Shelved } from './place.ts';

export interface KnownSource {
  readonly edition: BookEdition;
  readonly dates?: EditionDates;
  readonly numbers: readonly string[];
  /** With the publisher's words where they were imported, else with ours. */
  readonly known: () => KnownEdition;
}

/** The oldest first. */
export const knownEditions = (data: BookData, library: readonly LibraryDocument[]): readonly KnownSource[] => {
  const whole = library.filter(({ form, edition }) => form === 'core rules' && edition !== undefined);
  const own = data.editions.filter(isEdition).map(edition => {
    const rules = rulesOf(data, edition);
    const document = whole.find(each => each.edition === edition);
    const dates = datesOf(edition);
    return {
      edition,
      ...(dates === undefined ? {} : { dates }),
      numbers: rules.map(({ number }) => number),
      known: () => ({
        edition,
        headings: headingsOf(data, edition),
        texts: document === undefined ? ('ours' as const) : ('official' as const),
        rules: document === undefined ? rules : withWords(rules, document),
      }),
    };
  });
  const imported = whole.flatMap(({ edition = '', date, rules, mapping }) => {
    if (mapping === undefined || isEdition(edition)) return [];
    const concepts = new Map(
      mapping.rules.map(rule => [rule.number, rule.concept ?? importedConcept(edition, rule.number)]),
    );
    return {
      edition,
      ...(date === undefined ? {} : { dates: { printed: date, inForce: date } }),
      numbers: rules.map(({ number }) => number),
      known: () => ({
        edition,
        headings: mapping.headings,
        texts: 'official' as const,
        rules: rules.map(({ number, text }) => ({
          number,
          text,
          concept: concepts.get(number) ?? importedConcept(edition, number),
        })),
      }),
    };
  });
  return [...own, ...imported].sort((a, b) => ((a.dates?.printed ?? '9') < (b.dates?.printed ?? '9') ? -1 : 1));
};

export const shelved = (data: BookData, library: readonly LibraryDocument[]): readonly Shelved[] =>
  knownEditions(data, library).map(({ edition, dates, known }) => ({
    edition,
    ...(dates === undefined ? {} : { dates }),
    rules: new Map(known().rules.map(({ number, text }) => [number, text])),
  }));

/** The concept of a rule that no concept of ours is: its number in the edition that brought it. */
export const importedConcept = (edition: BookEdition, number: string): string => `imported.${edition}.${number}`;

/** Kept, because each document asks for the same data again. */
const rulesOf = (data: BookData, edition: BookEdition): readonly KnownRule[] => {
  const known = kept.get(data.concepts) ?? new Map<BookEdition, readonly KnownRule[]>();
  kept.set(data.concepts, known);
  const rules = known.get(edition) ?? ownRules(data, edition);
  known.set(edition, rules);
  return rules;
};
const kept = new WeakMap<BookData['concepts'], Map<BookEdition, readonly KnownRule[]>>();

const ownRules = ({ concepts }: BookData, edition: BookEdition): readonly KnownRule[] =>
  concepts
    .flatMap(concept =>
      numbersIn(concept, edition).map(number => ({ number, concept: concept.id, text: wordsOf(concept, edition) })),
    )
    .sort((a, b) => compareNumbers(a.number, b.number));

const numbersIn = ({ numbers }: ConceptRecord, edition: BookEdition): readonly string[] => {
  const own = numbers[edition] ?? [];
  return typeof own === 'string' ? [own] : own;
};

const wordsOf = ({ title, text, texts }: ConceptRecord, edition: BookEdition): string => {
  const said = texts?.[edition] ?? text;
  return title === undefined ? said : `${title}. ${said}`;
};

const withWords = (rules: readonly KnownRule[], document: LibraryDocument): readonly KnownRule[] => {
  const texts = new Map(document.rules.map(({ number, text }) => [number, text]));
  return rules.map(rule => ({ ...rule, text: texts.get(rule.number) ?? rule.text }));
};
