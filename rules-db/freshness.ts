/**
 * What the library knows, as of which day, and what it cannot know: by set, book and source, worked out from the data.
 */
import {
  type Edition,
  editionRow,
  isEdition,
  isNewerThanDefault,
  PLAYED_EDITIONS,
  playedAs,
} from '../engine/game/state/editions.ts';
import { editionOf, LATER_RULESETS } from '../engine/game/state/rulesets.ts';
import { allCards, runsOf } from './cards.ts';
import { datesOf, datesText } from './editions.ts';
import { evidenceOf } from './evidence.ts';
import type { RuleBook } from './types.ts';

export interface Freshness {
  /** The newest day of anything that was read. */
  readonly readOn: string;
  readonly sets: readonly SetKnown[];
  readonly books: readonly BookKnown[];
  readonly sources: readonly SourceKnown[];
  readonly banList: { readonly inForceSince: string; readonly readOn: string; readonly cards: number };
  /** What there is, or may be, and is not known here: a sentence each. */
  readonly unknown: readonly string[];
}

export interface SetKnown {
  readonly set: string;
  readonly title: string;
  /** In the library. */
  readonly cards: number;
  /** Of these, with words that do not run. */
  readonly inPart: number;
  readonly knownOn: string;
  readonly note: string;
}

export interface BookKnown {
  readonly title: string;
  readonly dates: string;
  /** Of an edition: where its text comes from that our words and numbers were taken from. */
  readonly text?: string;
  /** Of an edition that scenarios are not run under by its own rules: by whose they are. */
  readonly playedAs?: string;
  /** Numbers that can be looked up. */
  readonly rules: number;
  readonly imported: boolean;
}

export interface SourceKnown {
  readonly title: string;
  readonly date: string;
  readonly by: string;
  readonly answers: number;
  readonly errata: number;
}

/** Sources come newest first. */
export const freshnessOf = (book: RuleBook): Freshness => ({
  readOn: book.freshness.readOn,
  sets: setsOf(book),
  books: [...coreRules(book), ...otherBooks(book)],
  sources: [...book.sources.values()]
    .map(({ id, title, date, by }) => ({
      title,
      date,
      by,
      answers: book.entries.filter(({ source }) => source === id).length,
      errata: book.errata.filter(({ source }) => source === id).length,
    }))
    .toSorted((a, b) => b.date.localeCompare(a.date)),
  banList: {
    inForceSince: book.banList.inForceSince,
    readOn: book.banList.readOn,
    cards: book.banList.bans.length,
  },
  unknown: [...ofNewer(), ...book.freshness.unknown, ...withoutText(), ...withTextNotRun()],
});

const coreRules = (book: RuleBook): readonly BookKnown[] =>
  book.editions.map(edition => ({
    title: `Core rules ${edition}`,
    ...(isEdition(edition) ? ofRow(edition) : {}),
    dates: datesText(datesOf(edition) ?? { printed: 'on an unknown day', inForce: 'on an unknown day' }),
    rules: book.numbers(edition).length,
    imported: isImported(book, 'core rules', edition),
  }));

const ofRow = (edition: Edition): Pick<BookKnown, 'text' | 'playedAs'> => {
  const before = playedAs(edition);
  return { text: editionRow(edition).text, ...(before === undefined ? {} : { playedAs: before }) };
};

/** What is not known of an edition that is newer than the default. */
const ofNewer = (): readonly string[] => [
  ...PLAYED_EDITIONS.filter(isNewerThanDefault).map(edition => {
    const { document, inForce } = editionRow(edition);
    return `What all that ${edition} changes comes to in play, ${document}, in force from ${inForce}: "edition ${edition}" plays most of it, and the rest as the edition before. No answer was judged under it.`;
  }),
  ...LATER_RULESETS.map(ruleset => {
    const edition = editionOf(ruleset);
    const { document, inForce } = editionRow(edition);
    return `How ${edition} plays, ${document}, in force from ${inForce}: its numbers and rules can be looked up, cited, compared and migrated to, but scenarios are run by the rules of the edition before: "edition ${ruleset}". No answer was judged under it.`;
  }),
];

/** Cards of which no source has the text, by name. */
const withoutText = (): readonly string[] => {
  const names = allCards().flatMap(({ name }) => (evidenceOf(name) === 'no text' ? name : []));
  return names.length === 0
    ? []
    : [`What these cards say, of which no text is known in any language: ${names.join('; ')}.`];
};

/** Cards that say something known which does not run, all of it or some, by name. */
const withTextNotRun = (): readonly string[] => {
  const names = allCards().flatMap(({ name, tree }) =>
    evidenceOf(name) !== 'no text' && runsOf(tree) !== 'whole' ? name : [],
  );
  return names.length === 0
    ? []
    : [`How these cards play, of which something stands as text alone: ${names.join('; ')}.`];
};

const otherBooks = (book: RuleBook): readonly BookKnown[] =>
  book.books
    .flatMap(({ editions }) => editions)
    .map(each => ({
      title: each.title,
      dates: `of ${each.date}`,
      ...(each.text === undefined ? {} : { text: each.text }),
      rules: each.rules().length,
      imported: book.imported
        .books()
        .some(({ abbreviation, date }) => abbreviation === each.prefix && date === each.date),
    }));

const isImported = (book: RuleBook, form: string, edition?: string): boolean =>
  book.imported.documents.some(each => each.form === form && (edition === undefined || each.edition === edition));

const setsOf = ({ freshness }: RuleBook): readonly SetKnown[] => {
  const cards = allCards();
  return freshness.sets.map(({ set, title, knownOn, note }) => {
    const own = cards.filter(card => card.set === set);
    return {
      set,
      title,
      cards: own.length,
      inPart: own.filter(({ tree }) => tree.texts.length > 0).length,
      knownOn,
      note,
    };
  });
};
