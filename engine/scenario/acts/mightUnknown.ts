/**
 * Nothing can be computed for a unit whose card's Might is unknown: this is an error at the line that brings it onto
 * the board.
 */
import { isOnBoard } from '../../game/play/query.ts';
import type { State } from '../../game/state/state.ts';
import type { Span } from '../../language/syntax.ts';
import { type Problem, problem } from '../report/problems.ts';

/** `before`: the state in which it may have been there, and reported, already. */
export const mightUnknownProblems = (state: State, before: State | null, at: Span): readonly Problem[] => {
  if (before?.objects === state.objects) return NONE;
  const brought = state.objects.filter(o => {
    if (o.print.mightUnknown !== true || o.type !== 'unit') return false;
    const was = before?.objects[o.id];
    const wasThere = was !== undefined && isOnBoard(was) && was.print === o.print;
    return isOnBoard(o) && !wasThere;
  });
  if (brought.length === 0) return NONE;
  return [...new Set(brought.map(({ print }) => print.name))].map(name =>
    problem(
      'setup/value',
      at,
      `The Might of the card "${name}" is not known. Give it to a unit of the board, as in "might 4" on its line; to play the card, define it in this file (card "${name}" unit) with its Might.`,
    ),
  );
};

const NONE: readonly never[] = [];
