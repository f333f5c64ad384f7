/** Infractions with their penalties, and the cases in which the penalty differs. */
import { isUnder } from '../numbers.ts';
import type { Book, BookRule, Penalty } from './types.ts';

/** A section of a book that penalizes something: "Tournament errors". */
export interface PenalizingSection {
  readonly section: BookRule;
  readonly infractions: readonly Infraction[];
  /** What changes the penalty of any of them: "the third warning of a kind". */
  readonly upgrades: readonly BookRule[];
}

export interface Infraction {
  readonly rule: BookRule;
  /** The rules under it that give another penalty. */
  readonly cases: readonly BookRule[];
}

/** In the order of the book. The parts of a section that have a penalty are its infractions: 703.2 of 703. */
export const infractionsIn = (book: Book): readonly PenalizingSection[] => {
  const penalized = book.rules().filter(({ penalty }) => penalty !== undefined);
  const sections = [...new Set(penalized.map(({ number }) => number.split('.', 1)[0] ?? number))];
  return sections.flatMap(number => {
    const section = book.rule(number);
    if (section === undefined) return [];
    const inside = penalized.filter(each => isUnder(each.number, number));
    const heads = inside.filter(each => book.above(each.number) === number);
    const isOfOne = (rule: BookRule): boolean => heads.some(head => isUnder(rule.number, head.number));
    return {
      section,
      infractions: heads.map(rule => ({ rule, cases: inside.filter(each => isUnder(each.number, rule.number)) })),
      upgrades: inside.filter(rule => !heads.includes(rule) && !isOfOne(rule)),
    };
  });
};

/** "Warning or Game Loss", as the book writes them. */
export const penaltyText = (penalty: readonly Penalty[] = []): string => penalty.map(each => WORDS[each]).join(' or ');

const WORDS: Readonly<Record<Penalty, string>> = {
  'no penalty': 'No Penalty',
  warning: 'Warning',
  'game loss': 'Game Loss',
  'match loss': 'Match Loss',
  disqualification: 'Disqualification',
  varies: 'Depends',
};
