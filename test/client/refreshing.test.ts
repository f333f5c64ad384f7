/** A preview that leaves out a refresh is asked again, and one that renders nothing at all is left alone in the end. */
import { expect, test } from 'vitest';
import { refreshUntilRendered } from '../../client/markdownPreview/refreshing.ts';

/** How often a preview is refreshed that leaves out so many requests. */
const refreshesOf = async (leftOut: number): Promise<number> => {
  let asked = 0;
  let isRendered = false;
  let rendersNext = false;
  await refreshUntilRendered({
    isDone: () => isRendered,
    refresh: async () => {
      asked += 1;
      rendersNext = asked > leftOut;
    },
    pause: async () => {
      isRendered = rendersNext;
    },
  });
  return asked;
};

test.each([
  { leftOut: 0, asked: 1 },
  { leftOut: 1, asked: 2 },
  { leftOut: 3, asked: 4 },
  { leftOut: Number.POSITIVE_INFINITY, asked: 6 },
])('of which $leftOut are left out, $asked', async ({ leftOut, asked }) => {
  expect(await refreshesOf(leftOut)).toBe(asked);
});

test('what is rendered already is not refreshed', async () => {
  const refuse = (): never => {
    throw new Error('refreshed');
  };
  await refreshUntilRendered({ isDone: () => true, refresh: refuse, pause: refuse });
});
