/** What the Test Results show of a run: each scenario with its outcome, whether it passes or not. */
import * as vscode from 'vscode';
import type { TestOutcome } from '../../server/protocol.ts';

/** Without line ends; those after the first are indented. */
export const outputOf = (name: string, outcome: TestOutcome): readonly string[] => {
  const { status, verdicts, milliseconds, caveats, failures, answers } = outcome;
  return [
    `${SIGNS[status]} ${name} (${[...verdicts.map(verdictText), `${Math.round(milliseconds)} ms`].join(', ')})`,
    ...failures.map(({ range, message }) => `    ${vscode.l10n.t('line {0}', range.start.line + 1)}: ${message}`),
    ...answers.map(answer => `    ${answer}`),
    ...caveats.map(caveat => `    ⚠ ${caveat}`),
  ];
};

const verdictText = ({ edition, status }: TestOutcome['verdicts'][number]): string => `${edition} ${SIGNS[status]}`;

const SIGNS: Readonly<Record<TestOutcome['status'], string>> = {
  passed: '✓',
  failed: '✗',
  invalid: '✗',
  undecided: '?',
  untested: '–',
};
