/** A line that goes beyond the bounds of what is run: reported there with the bound, and nothing after it is played. */
import { BOUNDS, inFigures } from '../../bounds.ts';
import type { Excess } from '../../game/state/stopping.ts';
import type { WorkOn } from '../../game/state/work.ts';
import type { Span } from '../../language/syntax.ts';
import { type Problem, problem } from './problems.ts';

/** An interruption is nothing that a line did: see `interruptionProblem`. */
export const excessProblem = (excess: ExcessOfLine, at: Span): Problem =>
  problem(excess.kind === 'endless' ? 'flow/endless' : 'flow/limit', at, `${excessText(excess)} ${REST}`);

type ExcessOfLine = Exclude<Excess, { kind: 'interrupted' }>;

/** What was too much, in a sentence or two. */
export const excessText = (excess: ExcessOfLine): string => {
  switch (excess.kind) {
    case 'endless':
      return endlessText(excess);
    case 'objects':
      return tooManyObjects('With this line');
    case 'effects':
      return `With this line, more than ${inFigures(BOUNDS.effects)} effects would apply to one object, the most that Riftbench handles.`;
    case 'work':
      return TOO_MUCH_WORK[excess.on];
    case 'depth':
      return 'What happens here is nested too deeply: too many effects or conditions are within one another.';
    case 'problems':
      return `More than ${inFigures(BOUNDS.problems)} problems are above this line.`;
    case 'amount':
      return `This comes to more than ${inFigures(BOUNDS.amount)} (${excess.of}), the most that Riftbench handles.`;
  }
};

/** The same of what is asked of a state once its scenario has been run, which nobody interrupts. */
export const lookedText = (excess: Excess): string =>
  excess.kind === 'interrupted' ? 'This was stopped before it had finished.' : excessText(excess);

const TOO_MUCH_WORK: Readonly<Record<WorkOn, string>> = {
  sentences:
    'Reading the sentences of the cards and effects here takes too long: there are very many sentences, or they can be understood in very many ways.',
  words: 'Working out the amounts here takes too long: they count very many objects, or are nested within one another.',
  answers: 'There are too many ways to choose here for all of them to be tried.',
  payments:
    'There are too many ways to pay this cost for all of them to be tried: it has many parts, and many things could pay each of them.',
  assignments: 'There are too many ways to assign the damage here for all of them to be examined.',
  passives:
    'Working out what the passive abilities here make of each other takes too long: there are too many of them.',
  happenings:
    'Too much happens here, or within this scenario as a whole: it has very many units, cards and items, and changes them very often.',
};

const REST = 'This line and those below it are not played.';

/** `how`: what would go too far, as the beginning of the sentence: "With this line". */
export const tooManyObjects = (how: string): string =>
  `${how} the game would have more than ${inFigures(BOUNDS.objects)} units, cards, runes and tokens, the most that Riftbench handles.`;

const endlessText = ({ triggers, comesAgain }: Extract<Excess, { kind: 'endless' }>): string => {
  const steps = `more than ${inFigures(BOUNDS.stepsOfLine)} steps, or a scenario more than ${inFigures(BOUNDS.steps)}`;
  if (triggers.length === 0 || !comesAgain)
    return [`This is not run to its end: a line may not cause ${steps}.`, ...triggers].join(' ');
  return `This never ends: the same events repeat. ${triggers.join(' ')} How players settle a loop is a matter of the tournament rules (505).`;
};
