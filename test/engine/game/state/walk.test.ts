/** One equality of terms, and one walk through them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  anywhere,
  mapParts,
  partsOf,
  replaceParts,
  sameTerms,
  visitParts,
} from '../../../../engine/game/state/cards/walk.ts';

it('has terms be the same whatever the order of their keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), terms => {
      const turned = (of: unknown): unknown => {
        if (Array.isArray(of)) return of.map(turned);
        if (typeof of !== 'object' || of === null) return of;
        const entries = Object.entries(of).map(([key, value]) => [key, turned(value)]);
        return Object.fromEntries(entries.reverse());
      };
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

it('lists all parts, each before those within it', () => {
  const terms = [{ kind: 'a', of: [{ kind: 'b', of: { kind: 'c' } }] }, [{ kind: 'd' }], 'e', null];
  expect(partsOf(terms).map(({ kind }) => kind)).toEqual(['a', 'b', 'c', 'd']);
});

it('changes the innermost parts first, and leaves the terms themselves as they were', () => {
  const terms = { kind: 'sum', of: [1, { kind: 'that much' }, { kind: 'sum', of: [2, { kind: 'that much' }] }] };
  const seen: unknown[] = [];
  const added = mapParts(terms, part => {
    seen.push(part.kind);
    return part.kind === 'sum' ? (part.of as number[]).reduce((all, each) => all + each) : 3;
  });
  expect(added).toBe(9);
  expect(seen).toEqual(['that much', 'that much', 'sum', 'sum']);
  expect(terms.of[1]).toEqual({ kind: 'that much' });
});

it('visits only what the visitor returns', () => {
  const seen: unknown[] = [];
  visitParts([{ kind: 'a', of: { kind: 'b', of: { kind: 'c' } }, by: { kind: 'd' } }], part => {
    seen.push(part.kind);
    return part.kind === 'b' ? undefined : [part.of, part.by];
  });
  expect(seen).toEqual(['a', 'b', 'd']);
});

it('replaces the outermost part, and nothing within it', () => {
  const terms = [{ kind: 'a', of: { kind: 'x', of: { kind: 'x' } } }, 'x'];
  const seen: unknown[] = [];
  const replaced = replaceParts(terms, part => {
    seen.push(part.kind);
    return part.kind === 'x' ? 1 : undefined;
  });
  expect(replaced).toEqual([{ kind: 'a', of: 1 }, 'x']);
  expect(seen).toEqual(['a', 'x']);
});
