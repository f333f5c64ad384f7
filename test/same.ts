/** For large values that are compared many times: `toEqual` looks at each of their parts in a slow way of its own. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** As `expect(found, where).toEqual(expected)`, which tells the difference where there is one. */
export const expectSame = (found: unknown, expected: unknown, where?: string): void => {
  if (!isDeepStrictEqual(found, expected)) expect(found, where).toEqual(expected);
};
