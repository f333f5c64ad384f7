/** Words that are listed with the keywords and only describe a unit as it is: nothing has them or is given them. */
import { MIGHTY } from '../../game/abilities/thingStates.ts';
import type { Word } from '../../language/syntax.ts';
import type { DiagnosticCode } from '../report/codes.ts';
import { type Problem, problem } from '../report/problems.ts';

/** `mighty.is`; null for what is a keyword indeed. `instead`: what to write. */
export const describesOnly = (
  code: DiagnosticCode,
  { text, span }: Pick<Word, 'text' | 'span'>,
  instead: string,
): Problem | null =>
  text.toLowerCase() === 'mighty'
    ? problem(
        code,
        span,
        `Mighty is not an ability that can be given: each unit with ${MIGHTY} or more Might is Mighty. Write ${instead} instead.`,
        { concepts: ['mighty.is'] },
      )
    : null;
