/** How well a search answers the questions in `gold.json`: asked as players ask, each with what a judge would want first. */
import { loadRuleBook } from '../../rules-db/book.ts';
import type { BookEdition, ResultKind } from '../../rules-db/types.ts';
import questions from './gold.json' with { type: 'json' };

export interface Question {
  readonly query: string;
  /** Where it comes from: `faq`, `seed`, `play`, `typo`, `slang`, `other-game`, `number`, `card`, `keyword`. */
  readonly from: string;
  /** Each would be a right first answer: `rule combat.assign.lethal-first`, `faq equal-might`, `card Yasuo, Unforgiven`. */
  readonly expect: readonly string[];
  readonly edition: BookEdition;
}

export const GOLD: readonly Question[] = questions.map(each => ({ edition: '1.4', ...each }));

export interface Found {
  readonly kind: ResultKind;
  readonly id: string;
  readonly edition: BookEdition;
}

/** By a name that no edition changes. */
export const nameOf = ({ kind, id, edition }: Found): string =>
  `${kind} ${kind === 'rule' ? (loadRuleBook().conceptOf(id, edition) ?? id) : id}`;

/** Results of a search, best first. */
export type Search = (question: Question) => readonly Found[];

export interface Measure {
  /** The share of questions that have a right answer among the first five. */
  readonly recallAt5: number;
  /** The mean of one over the place of the first right answer; 0 where none is among the first twenty. */
  readonly reciprocalRank: number;
  /** What has none among the first five. */
  readonly missed: readonly string[];
}

export const measure = (search: Search, asked: readonly Question[] = GOLD): Measure => {
  const places = asked.map(question => placeOf(search(question).slice(0, 20), question));
  const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
  return {
    recallAt5: mean(places.map(place => (place <= 5 ? 1 : 0))),
    reciprocalRank: mean(places.map(place => 1 / place)),
    missed: asked.filter((_, at) => (places[at] ?? 0) > 5).map(({ query }) => query),
  };
};

/** From 1; infinite where it is not found. */
const placeOf = (found: readonly Found[], { expect }: Question): number => {
  const at = found.findIndex(each => expect.includes(nameOf(each)));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
};
