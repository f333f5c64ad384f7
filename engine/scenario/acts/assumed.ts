/** What a line leaves open and is taken to mean: reported at the line, and repeated with every later answer. */
import type { Concept } from '../../game/state/concepts.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { Assumption, Fix } from '../report/report.ts';
import { advance, type Script } from './playing.ts';

export interface Wording {
  readonly message: string;
  readonly concepts: readonly Concept[];
  readonly fixes?: readonly Fix[];
}

/** Notes the assumption for later answers, and returns the problem for the line that leaves it open. */
export const assume = (
  script: Script,
  assumption: Assumption,
  { message, concepts, fixes = [] }: Wording,
  code: 'flow/assumed' | 'explore/assumed' = 'flow/assumed',
): Problem => {
  advance(script, next => {
    next.assumed = [...next.assumed, assumption];
  });
  return problem(code, assumption.span, message, { concepts, fixes });
};
