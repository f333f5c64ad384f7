/** All that the rule book says of a FAQ entry or a ruling, as plain data: what `ruling --json` prints. */
import type { Edition } from '../../../engine/game/state/editions.ts';
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import { clarificationsOfEntry, clarificationText } from '../../../rules-db/clarified.ts';
import type { EntryName, OfficialAnswer } from '../../../rules-db/imports/types.ts';
import type { BookEdition, EntryRecord, RuleBook, SourceRecord } from '../../../rules-db/types.ts';
import { saidOf } from '../document/edition.ts';
import { judgeRuling } from '../rulings/judging.ts';
import { editionsTested, rulingScenario } from '../rulings/rulings.ts';

export interface AboutEntry extends Omit<EntryRecord, 'concepts' | 'against' | 'scenarios' | 'source'> {
  readonly rules: readonly RuleOf[];
  readonly against: readonly RuleOf[];
  readonly source: SourceRecord | string;
  readonly scenarios: readonly TestedBy[];
  /** What it rests on of what the publisher clarified. */
  readonly clarified: readonly string[];
  /** What was published, where it was imported. */
  readonly official?: readonly OfficialAnswer[];
}

interface RuleOf {
  readonly concept: string;
  /** Left out where the edition does not have it. */
  readonly number?: string;
  readonly title?: string;
}

export interface TestedBy {
  readonly id: string;
  readonly editions: readonly Ruleset[];
  /** Only where it was run. */
  readonly results?: readonly {
    readonly edition: Edition;
    readonly asPrinted?: true;
    readonly holds: boolean;
    readonly faults: readonly string[];
  }[];
}

export const aboutEntry = (
  book: RuleBook,
  { concepts, against = [], scenarios = [], source, ...entry }: EntryRecord,
  edition: BookEdition,
  how: { readonly run: boolean },
): AboutEntry => ({
  ...entry,
  ...officialOf(book, entry),
  rules: concepts.map(concept => ruleOf(book, concept, edition)),
  against: against.map(concept => ruleOf(book, concept, edition)),
  source: book.sources.get(source) ?? source,
  clarified: clarificationsOfEntry(book, entry).map(each => clarificationText(book, each)),
  scenarios: scenarios.map(id => ({
    id,
    editions: editionsTested(id),
    ...(how.run ? { results: resultsOf(book, id) } : {}),
  })),
});

const officialOf = (book: RuleBook, entry: EntryName): Pick<AboutEntry, 'official'> => {
  const official = book.imported.answersTo(entry);
  return official.length === 0 ? {} : { official };
};

const ruleOf = (book: RuleBook, concept: string, edition: BookEdition): RuleOf => {
  const [number] = book.numbersOf(concept, edition);
  if (number === undefined) return { concept };
  return { concept, number, title: book.rule(number, edition)?.title ?? '' };
};

const resultsOf = (book: RuleBook, id: string): TestedBy['results'] & object => {
  const scenario = rulingScenario(book, id);
  return (scenario === undefined ? [] : judgeRuling(scenario)).map(({ ruleset, holds, faults }) => ({
    ...saidOf(ruleset),
    holds,
    faults,
  }));
};
