/** All that the rule book says of a rule, as plain data: what `rule --json` prints. */
import { sourceOf } from '../../../rules-db/citation.ts';
import { clarificationsOfRule, clarificationText } from '../../../rules-db/clarified.ts';
import type { Official, OfficialNote } from '../../../rules-db/imports/types.ts';
import { cardsOn } from '../../../rules-db/mechanisms/cardsOn.ts';
import { childrenOf, neighboursOf, sectionPath } from '../../../rules-db/outline.ts';
import { readingsOfRule, readingText } from '../../../rules-db/readings.ts';
import type { BookEdition, EntryRecord, RuleBook, RuleInEdition } from '../../../rules-db/types.ts';
import { keywordsOn, textIn } from '../../../rules-db/wording.ts';

export interface NumberAndTitle {
  readonly number: string;
  readonly title: string;
}

export interface AboutRule extends Omit<RuleInEdition, 'prefix' | 'concept'> {
  readonly concept: string;
  /** From the chapter down. */
  readonly path: readonly NumberAndTitle[];
  /** What was published, where it was imported, and what other imports say of it. */
  readonly official?: Official & { readonly changed?: true };
  readonly notes?: readonly OfficialNote[];
  readonly previous?: NumberAndTitle;
  readonly next?: NumberAndTitle;
  readonly below: readonly NumberAndTitle[];
  /** Newest first, without the one asked for; no numbers where an edition does not have it. */
  readonly editions: readonly {
    readonly edition: BookEdition;
    readonly numbers: readonly string[];
    readonly text?: string;
  }[];
  readonly see: readonly NumberAndTitle[];
  /** Names of the keywords that it belongs to, and of the cards whose abilities turn on it. */
  readonly keywords: readonly string[];
  readonly cards: readonly string[];
  /** What the publisher clarified of it in this edition. */
  readonly clarified: readonly string[];
  /** How it is read where the edition contradicts itself. */
  readonly readings: readonly string[];
  readonly citedBy: readonly Citing[];
}

type Citing = Pick<EntryRecord, 'kind' | 'id' | 'source' | 'editions' | 'standing' | 'scenarios'> & {
  readonly title: string;
};

export const aboutRule = (book: RuleBook, rule: RuleInEdition): AboutRule => {
  const { concept, edition, number } = rule;
  const { previous, next } = neighboursOf(book, number, edition);
  const titled = (each: string): NumberAndTitle => ({ number: each, title: book.rule(each, edition)?.title ?? '' });
  return {
    number,
    edition,
    numbers: rule.numbers,
    concept: concept.id,
    title: rule.title,
    text: rule.text,
    path: sectionPath(book, number, edition),
    readings: readingsOfRule(book, concept.id, edition).map(each => readingText(book, each, concept.id, edition)),
    clarified: clarificationsOfRule(book, concept.id, edition).map(each => clarificationText(book, each)),
    ...officialOf(book, number, edition),
    ...(previous === undefined ? {} : { previous: titled(previous) }),
    ...(next === undefined ? {} : { next: titled(next) }),
    below: childrenOf(book, number, edition).map(titled),
    editions: book.editions
      .filter(each => each !== edition)
      .toReversed()
      .map(each => {
        const numbers = book.numbersOf(concept.id, each);
        return { edition: each, numbers, ...(numbers.length === 0 ? {} : { text: textIn(concept, each) }) };
      }),
    see: (concept.see ?? []).flatMap(id => book.numbersOf(id, edition).slice(0, 1)).map(titled),
    keywords: keywordsOn(book, concept.id),
    cards: cardsOn(concept.id),
    citedBy: book.entriesFor(concept.id).map(entry => ({
      kind: entry.kind,
      id: entry.id,
      title: entry.question,
      source: sourceOf(book, entry),
      editions: entry.editions,
      standing: entry.standing,
      ...(entry.scenarios === undefined ? {} : { scenarios: entry.scenarios }),
    })),
  };
};

const officialOf = (book: RuleBook, number: string, edition: BookEdition): Pick<AboutRule, 'official' | 'notes'> => {
  const official = book.imported.official(number, edition);
  const notes = book.imported.notesOn(number, edition);
  return {
    ...(official === undefined
      ? {}
      : {
          official: { ...official, ...(book.imported.hasChanged(number, edition) ? { changed: true as const } : {}) },
        }),
    ...(notes.length === 0 ? {} : { notes }),
  };
};
