/** Scenarios and cards that are not judged any more, because judging them came to no end. */
import type { Block } from '../../../engine/language/syntax.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import type { CardResult, ReportedProblem, ScenarioResult } from './report.ts';

/** By the offset where each begins in its file: why. */
export type LeftOut = Readonly<Record<number, string>>;

export const NOTHING_LEFT_OUT: LeftOut = {};

interface LeftOutResult {
  readonly problem: ReportedProblem;
  readonly scenario?: ScenarioResult;
  readonly card?: CardResult;
}

/** What is reported of one that had to be ended. */
export const endedProblem = (why: string): LeftOutProblem => ({
  code: 'run/timeout',
  message: `This was left out: ${why}. Nothing is known about it; make it smaller.`,
});

export type LeftOutProblem = Pick<ReportedProblem, 'code' | 'message'>;

/** In place of what judging it would give. */
export const leftOutResult = (
  { tree, line }: Block,
  { code, message }: LeftOutProblem,
  range: ReportedProblem['range'],
  { defaultEdition: edition }: RunContext,
): LeftOutResult => {
  const problem: ReportedProblem = { code, severity: 'error', message, range };
  const problems = [problem];
  const name = tree.kind === 'scenario' || tree.kind === 'card' ? (tree.name?.text ?? '') : '';
  if (tree.kind === 'scenario')
    return {
      problem,
      scenario: {
        name,
        edition,
        line,
        status: 'invalid',
        expectations: [],
        questions: [],
        notRun: [],
        assumed: [],
        problems,
      },
    };
  return tree.kind === 'card' ? { problem, card: { name, line, problems } } : { problem };
};
