/** One equality of terms, and one walk through them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anywhere, sameTerms } from '../../../../engine/game/state/cards/walk.ts';

it('has terms be the same whatever the order of their keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), terms => {
      const turned = (of: unknown): unknown =>
        Array.isArray(of)
          ? of.map(turned)
          : typeof of === 'object' && of !== null
            ? Object.fromEntries(
                Object.entries(of)
                  .reverse()
                  .map(([key, value]) => [key, turned(value)]),
              )
            : of;
      expect(sameTerms(terms, turned(terms))).toBe(true);
    }),
  );
  expect(sameTerms({ kind: 'it', of: undefined }, { kind: 'it' })).toBe(true);
});

it('tells apart what differs anywhere', () => {
  expect(sameTerms({ kind: 'might', of: { kind: 'it' } }, { kind: 'might', of: { kind: 'me' } })).toBe(false);
  expect(sameTerms([1, 2], [1])).toBe(false);
  expect(sameTerms([], {})).toBe(false);
  expect(sameTerms(null, {})).toBe(false);
});

it('finds a part however deep it is', () => {
  const terms = [{ do: 'deal', amount: { kind: 'sum', of: [1, { kind: 'x' }] } }];
  expect(anywhere(terms, part => part.kind === 'x')).toBe(true);
  expect(anywhere(terms, part => part.kind === 'it')).toBe(false);
});
