import { expect, test } from 'vitest';
import { heldSign } from '../../client/board/window/heldSign.ts';

test.each([
  ['passed', 2, '✓ '],
  ['undecided', 2, '? '],
  ['undecided', 1, '? '],
  ['failed', 1, '✗ '],
  ['invalid', 1, '✗ '],
  ['invalid', 2, ''],
  ['failed', 2, ''],
])(
  'of a scenario that is %s, where %i of 2 expectations hold, a tick says only that it has passed',
  (status, holding, sign) => {
    expect(heldSign({ status, expectations: { holding, all: 2 } })).toBe(sign);
  },
);
