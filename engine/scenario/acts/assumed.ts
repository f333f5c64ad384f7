/** What a line leaves open and is taken to mean: reported at the line, and repeated with every later answer. */
import type { Concept } from '../../game/state/concepts.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { Assumption, Fix } from '../report/report.ts';
import { advance, type Script } from './playing.ts';

interface Wording {
  readonly message: string;
  readonly concepts: readonly Concept[];
  readonly fixes?: readonly Fix[];
}

/** Notes the assumption for later answers, and returns `flow/assumed` for the line that leaves it open. */
export const assume = (script: Script, assumption: Assumption, { message, concepts, fixes = [] }: Wording): Problem => {
  advance(script, next => {
    next.assumed = [...next.assumed, assumption];
  });
  return problem('flow/assumed', assumption.span, message, { concepts, fixes });
};
