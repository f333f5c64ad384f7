/** A line that goes beyond the bounds of what is run: reported there with the bound, and nothing after it is played. */
import { BOUNDS, inFigures } from '../../bounds.ts';
import type { Excess } from '../../game/state/stopping.ts';
import type { Span } from '../../language/syntax.ts';
import { type Problem, problem } from './problems.ts';

/** An interruption is nothing that a line did: see `interruptionProblem`. */
export const excessProblem = (excess: Exclude<Excess, { kind: 'interrupted' }>, at: Span): Problem => {
  switch (excess.kind) {
    case 'endless':
      return problem('flow/endless', at, `${endlessText(excess.triggers)} ${REST}`);
    case 'objects':
      return problem('flow/limit', at, `${tooManyObjects('With this line')} ${REST}`);
    case 'amount':
      return problem(
        'flow/limit',
        at,
        `This comes to more than ${inFigures(BOUNDS.amount)} (${excess.of}), the most that Riftbench handles. ${REST}`,
      );
  }
};

const REST = 'This line and those below it are not played.';

/** `how`: what would go too far, as the beginning of the sentence: "With this line". */
export const tooManyObjects = (how: string): string =>
  `${how} the game would have more than ${inFigures(BOUNDS.objects)} units, cards, runes and tokens, the most that Riftbench handles.`;

const endlessText = (triggers: readonly string[]): string => {
  const steps = `more than ${inFigures(BOUNDS.stepsOfLine)} steps, or a scenario more than ${inFigures(BOUNDS.steps)}`;
  if (triggers.length === 0) return `This does not end: a line may not cause ${steps}.`;
  return `This never ends: the same events repeat. ${triggers.join(' ')} How players settle a loop is a matter of the tournament rules (505).`;
};
