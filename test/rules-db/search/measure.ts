/** How well a search answers questions: asked as players ask, each with what a judge would want first. */
import { readAsks } from '../../../rules-db/asks.ts';
import { loadRuleBook, makeRuleBook } from '../../../rules-db/book.ts';
import { readBookData } from '../../../rules-db/data.ts';
import type { BookEdition, ResultKind, RuleBook } from '../../../rules-db/types.ts';
import { fingerprint, isUnseen } from '../../../scripts/vectors/unseen.ts';
import fresh from './fresh.json' with { type: 'json' };
import freshStories from './freshStories.json' with { type: 'json' };
import questions from './gold.json' with { type: 'json' };
import stories from './stories.json' with { type: 'json' };

export interface Question {
  readonly query: string;
  /** Where it comes from: `faq`, `seed`, `play`, `typo`, `slang`, `other-game`, `number`, `card`, `keyword`, `judge`. */
  readonly from: string;
  /** Each would be a right first answer: `rule combat.assign.lethal-first`, `faq equal-might`, `card Yasuo, Unforgiven`, `book TR 703.8`. */
  readonly expect: readonly string[];
  readonly edition: BookEdition;
}

/** Whoever finds a question that is answered badly adds it, and the words that were missing to what the rule is asked for. */
export const GOLD: readonly Question[] = questions.map(each => ({ edition: '1.4', ...each }));

/** The half by which figures of the search were chosen; the other half only tells how well they were. */
export const TUNING = GOLD.filter(({ query }) => fingerprint(query) % 2 === 0);
export const HELD_OUT = GOLD.filter(question => !TUNING.includes(question));

/** Written from the rules alone, without a look at the book, and never tuned by. */
export const FRESH: readonly Question[] = fresh.map(each => ({ edition: '1.4', ...each }));

/** Stories of two sentences, in two halves: the second was only measured at first; weights have been chosen by both since. */
const ALL_STORIES: readonly Question[] = stories.map(each => ({ edition: '1.4', ...each }));
export const STORIES = ALL_STORIES.filter(({ query }) => fingerprint(query) % 2 === 0);
export const STORIES_HELD_OUT = ALL_STORIES.filter(question => !STORIES.includes(question));

/** Written from situations of play without a look at what the search makes of any, and never worked with. */
export const FRESH_STORIES: readonly Question[] = freshStories.map(each => ({ edition: '1.4', ...each }));

/** The phrases that no vector was trained on, each asking for the rule or entry that it was written for. */
export const unseenPhrases = (): readonly Question[] =>
  Object.entries(readAsks()).flatMap(([of, phrases]) =>
    phrases.filter(isUnseen).map(query => ({
      query,
      from: 'phrase',
      expect: [askedFor(of)],
      edition: '1.4',
    })),
  );

/** `faq equal-might` as it is, a concept as a rule, `TR 601.2` as one of a book. */
const askedFor = (of: string): string =>
  /^(faq|ruling) /.test(of) ? of : `${of.includes(' ') ? 'book' : 'rule'} ${of}`;

/** The book as it is without those phrases. */
export const bookWithoutUnseen = (): RuleBook => {
  const asks = Object.fromEntries(
    Object.entries(readAsks()).map(([of, phrases]) => [of, phrases.filter(phrase => !isUnseen(phrase))]),
  );
  return makeRuleBook({ ...readBookData(), asks: () => asks });
};

export interface Found {
  readonly kind: ResultKind;
  readonly id: string;
  readonly edition: BookEdition;
}

/** By a name that no edition changes. */
const nameOf = ({ kind, id, edition }: Found): string =>
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
