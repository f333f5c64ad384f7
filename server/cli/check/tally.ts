/** The totals of all files. */
import type { Severity } from '../../../engine/scenario/report/codes.ts';
import { STATUSES, type Status } from '../../../engine/scenario/report/report.ts';
import { isGood } from '../../../engine/scenario/script/outcome.ts';
import { type FileReport, hasError } from '../../analysis/checking/report.ts';

export interface CheckTally {
  files: number;
  readonly statuses: Record<Status, number>;
  /** Of those that passed: without the text of a card that they are played with. */
  passedInPart: number;
  readonly severities: Record<Severity, number>;
  readonly expectations: { holding: number; not: number; undecided: number };
  readonly questions: { answered: number; undecided: number };
  readonly cards: { read: number; not: number };
}

export const newTally = (): CheckTally => ({
  files: 0,
  statuses: { passed: 0, failed: 0, undecided: 0, invalid: 0, untested: 0 },
  passedInPart: 0,
  severities: { error: 0, warning: 0, information: 0, hint: 0 },
  expectations: { holding: 0, not: 0, undecided: 0 },
  questions: { answered: 0, undecided: 0 },
  cards: { read: 0, not: 0 },
});

/** What is counted of a file. */
export interface Countable {
  readonly problems: readonly { readonly severity: Severity }[];
  readonly scenarios: readonly {
    readonly status: Status;
    readonly expectations: readonly { readonly holds: boolean; readonly isDecided?: false }[];
    readonly questions: readonly { readonly isDecided?: false }[];
    readonly notRun: readonly unknown[];
  }[];
  readonly cards: readonly { readonly isRead: boolean }[];
}

export const countable = ({ problems, scenarios, cards }: FileReport): Countable => ({
  problems,
  scenarios,
  cards: cards.map(card => ({ isRead: !hasError(card) })),
});

/** Adds a file to the tally. */
export const count = (tally: CheckTally, { problems, scenarios, cards }: Countable): void => {
  tally.files += 1;
  for (const { severity } of problems) tally.severities[severity] += 1;
  for (const { status, expectations, questions, notRun } of scenarios) {
    tally.statuses[status] += 1;
    if (status === 'passed' && notRun.length > 0) tally.passedInPart += 1;
    for (const { holds, isDecided = true } of expectations) {
      const met = holds ? 'holding' : 'not';
      tally.expectations[isDecided ? met : 'undecided'] += 1;
    }
    for (const { isDecided = true } of questions) tally.questions[isDecided ? 'answered' : 'undecided'] += 1;
  }
  for (const { isRead } of cards) tally.cards[isRead ? 'read' : 'not'] += 1;
};

export const scenariosIn = ({ statuses }: CheckTally): number =>
  statuses.passed + statuses.failed + statuses.undecided + statuses.invalid + statuses.untested;

export const questionsIn = ({ questions }: CheckTally): number => questions.answered + questions.undecided;

/** Cards of the files, not of the library. */
export const cardsIn = ({ cards }: CheckTally): number => cards.read + cards.not;

/** An error, an expectation that does not hold, or a scenario that failed, is not decided or cannot be played. */
export const isWrong = (tally: CheckTally): boolean =>
  tally.severities.error > 0 ||
  tally.expectations.not > 0 ||
  STATUSES.some(status => tally.statuses[status] > 0 && !isGood(status));
