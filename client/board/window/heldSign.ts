import type { BoardResult } from '../../../server/protocol.ts';

/**
 * The sign before how many expectations hold. A tick says that the scenario has passed, as it does above the text, in the status bar
 * and among the tests: where all hold and a question is not decided, or a line is in error, there is none.
 */
export const heldSign = ({
  status,
  expectations: { holding, all },
}: Pick<BoardResult, 'status' | 'expectations'>): '✓ ' | '✗ ' | '? ' | '' => {
  if (status === 'undecided') return '? ';
  if (holding < all) return '✗ ';
  return status === 'passed' ? '✓ ' : '';
};
