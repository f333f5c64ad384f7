/** A run that its caller may end before it is over: after a time limit, or since nobody wants its report any more. */
import type { Span } from '../../language/syntax.ts';
import { type Problem, problem } from './problems.ts';

export interface Interruption {
  /** Asked before each line and every few steps; once it says yes, no further line is played. */
  readonly isDue: () => boolean;
  /** Why, as the end of "The run of this scenario was stopped: ". */
  readonly because: string;
}

export const UNINTERRUPTED: Interruption = { isDue: () => false, because: '' };

/** Reported at the scenario's title, with the last line that was begun, if there was one. */
export const interruptionProblem = (because: string, title: Span, line: Span | null): Problem =>
  problem(
    'run/timeout',
    title,
    `The run of this scenario was stopped: ${because}. Nothing is known about the lines that had not been played.`,
    line === null ? {} : { related: [{ span: line, message: 'This was the last line begun.' }] },
  );
