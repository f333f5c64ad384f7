import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GroupRule, groups, groupsAllowed, isGroup, someGroup } from '../../../../engine/game/state/groups.ts';

/** Up to eight options, each at one of three places, with an amount that may be below nothing, and with tags. */
const boards = fc
  .array(
    fc.tuple(
      fc.constantFrom('Grove', 'Quarry', 'base'),
      fc.integer({ min: -2, max: 6 }),
      fc.subarray(['Ionia', 'Mage', 'Yordle']),
    ),
    { maxLength: 8 },
  )
  .chain(options =>
    fc.record({
      options: fc.constant(options),
      together: fc.constantFrom(undefined, 'one' as const, 'all different' as const, 'tags' as const),
      most: fc.option(fc.integer({ min: -3, max: 12 }), { nil: undefined }),
    }),
  );

const ruleOf = ({ options, together, most }: typeof boards extends fc.Arbitrary<infer B> ? B : never): GroupRule => ({
  ...(together === 'tags' ? { tags: options.map(([, , tags]) => tags) } : {}),
  ...(together === undefined || together === 'tags' ? {} : { keys: { of: options.map(([at]) => at), are: together } }),
  ...(most === undefined ? {} : { total: { of: options.map(([, amount]) => amount), most } }),
});

/** Every set of so many, the slow way. */
const sets = (of: number, count: number, from = 0): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : Array.from({ length: of - from }, (_, i) => from + i).flatMap(first =>
        sets(of, count - 1, first + 1).map(rest => [first, ...rest]),
      );

describe('groups of what can be chosen together', () => {
  it('are those that trying every set finds, in the same order', () => {
    fc.assert(
      fc.property(boards, fc.nat(8), (board, count) => {
        const rule = ruleOf(board);
        const numbers = board.options.map((_, i) => i);
        expect([...groups(numbers, count, rule)]).toEqual(
          sets(numbers.length, count).filter(set => isGroup(rule, set)),
        );
      }),
    );
  });

  it('are there where one of them can be listed', () => {
    fc.assert(
      fc.property(boards, fc.nat(8), fc.nat(8), (board, least, more) => {
        const rule = ruleOf(board);
        const all = [...groupsAllowed(board.options, { least, most: least + more, group: rule })];
        expect(someGroup(board.options.length, least, least + more, rule)).toBe(all.length > 0);
      }),
    );
  });

  it('are found at once among hundreds of things of which few go together', () => {
    const of = Array.from({ length: 300 }, (_, i) => i);
    const rule = { total: { of: of.map(i => (i === 299 ? 1 : 9)), most: 1 } };
    expect([...groupsAllowed(of, { least: 1, most: 300, group: rule })]).toEqual([[299]]);
    expect(someGroup(300, 2, 300, rule)).toBe(false);
  });
});
