/** What is wrong with the sentences of a file's cards, which are read within a limit for all of them together. */
import { BOUNDS, inFigures } from '../../../engine/bounds.ts';
import type { CardTree, Span } from '../../../engine/language/syntax.ts';
import { readCard } from '../../../engine/scenario/names/cards.ts';

export interface CardProblem {
  readonly code: 'syntax/sentence' | 'flow/limit';
  readonly span: Span;
  readonly message: string;
}

/**
 * To be asked card by card, in the order of the file. What reading a card takes counts as much where it was read before, so that
 * the same file has the same problems. The first card that is not read any more has one that says so.
 */
export const cardProblems = (): ((tree: CardTree) => readonly CardProblem[]) => {
  let tried = 0;
  let isReported = false;
  return tree => {
    const [first] = tree.abilities;
    if (tried > BOUNDS.attemptsOfFile && first !== undefined) {
      const problem: CardProblem = { code: 'flow/limit', span: first.span, message: TOO_MUCH };
      const told = isReported ? [] : [problem];
      isReported = true;
      return told;
    }
    const read = readCard(tree);
    tried += read.tried;
    return read.problems.map(({ span, message }) => ({ code: 'syntax/sentence', span, message }));
  };
};

const TOO_MUCH = `The sentences of this card and of those below it are not read: those above took all that is spent on one file, their words were tried in ${inFigures(BOUNDS.attemptsOfFile)} ways. Divide the cards among several files.`;
