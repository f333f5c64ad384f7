/** What a line leaves open and is taken to mean: told at the line, and with every answer that comes after it. */
import type { Concept } from '../../game/state/concepts.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { Assumption, Fix } from '../report/report.ts';
import { advance, type Script } from './playing.ts';

interface Told {
  readonly message: string;
  readonly concepts: readonly Concept[];
  readonly fixes?: readonly Fix[];
}

export const assume = (script: Script, assumption: Assumption, { message, concepts, fixes = [] }: Told): Problem => {
  advance(script, { assumed: [...script.progress.assumed, assumption] });
  return problem('flow/assumed', assumption.span, message, { concepts, fixes });
};
