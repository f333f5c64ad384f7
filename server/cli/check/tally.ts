/** The totals of all files. */
import type { Severity } from '../../../engine/scenario/report/codes.ts';
import type { Status } from '../../../engine/scenario/report/report.ts';
import { type FileReport, hasError } from './report.ts';

export interface CheckTally {
  files: number;
  readonly statuses: Record<Status, number>;
  /** Of those that passed: without the text of a card that they are played with. */
  passedInPart: number;
  readonly severities: Record<Severity, number>;
  readonly expectations: { holding: number; not: number };
  readonly cards: { read: number; not: number };
}

export const newTally = (): CheckTally => ({
  files: 0,
  statuses: { passed: 0, failed: 0, undecided: 0, invalid: 0 },
  passedInPart: 0,
  severities: { error: 0, warning: 0, information: 0, hint: 0 },
  expectations: { holding: 0, not: 0 },
  cards: { read: 0, not: 0 },
});

/** Adds a file to the tally. */
export const count = (tally: CheckTally, { problems, scenarios, cards }: FileReport): void => {
  tally.files += 1;
  for (const { severity } of problems) tally.severities[severity] += 1;
  for (const { status, expectations, notRun } of scenarios) {
    tally.statuses[status] += 1;
    if (status === 'passed' && notRun.length > 0) tally.passedInPart += 1;
    for (const { holds } of expectations) tally.expectations[holds ? 'holding' : 'not'] += 1;
  }
  for (const card of cards) tally.cards[hasError(card) ? 'not' : 'read'] += 1;
};

export const scenariosIn = ({ statuses }: CheckTally): number =>
  statuses.passed + statuses.failed + statuses.undecided + statuses.invalid;

/** Cards of the files, not of the library. */
export const cardsIn = ({ cards }: CheckTally): number => cards.read + cards.not;

/** An error, an expectation that does not hold, or a scenario that did not pass. */
export const isWrong = (tally: CheckTally): boolean =>
  tally.severities.error > 0 || tally.expectations.not > 0 || scenariosIn(tally) > tally.statuses.passed;
