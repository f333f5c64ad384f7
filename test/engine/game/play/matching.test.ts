/** What pays for what, against the same thing by thing. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Alike, matching } from '../../../../engine/game/play/matching.ts';

const fits = (wanted: string, source: string): boolean =>
  wanted === 'any' || source === 'any' || wanted.split('|').includes(source);

/** One wanted thing and one source at a time; the source of each wanted thing, by its number. */
const oneByOne = (wanted: readonly string[], sources: readonly string[]): readonly number[] | null => {
  const serving = new Map<number, number>();
  const use = (at: number, tried: Set<number>): boolean => {
    for (const [i, each] of wanted.entries()) {
      if (tried.has(i) || !fits(each, sources[at] ?? '')) continue;
      tried.add(i);
      const other = serving.get(i);
      if (other !== undefined && !use(other, tried)) continue;
      serving.set(i, at);
      return true;
    }
    return false;
  };
  for (const at of sources.keys()) if (serving.size < wanted.length) use(at, new Set());
  return serving.size === wanted.length ? wanted.map((_, i) => serving.get(i) ?? -1) : null;
};

const unitsOf = <T>(all: readonly Alike<T>[]): readonly T[] =>
  all.flatMap(({ each, amount }) => Array.from({ length: amount }, () => each));

const alike = (kinds: readonly string[]) =>
  fc.array(fc.record({ each: fc.constantFrom(...kinds), amount: fc.nat(4) }), { maxLength: 5 });

const inOrder = (numbers: readonly number[] | undefined): readonly number[] | null =>
  numbers === undefined ? null : [...numbers].sort((a, b) => a - b);

it('serves as much with the same sources as one by one', () => {
  fc.assert(
    fc.property(
      alike(['calm', 'mind', 'calm|mind', 'mind|body', 'any']),
      alike(['calm', 'mind', 'body', 'any']),
      (wanted, sources) => {
        const numbers = sources.flatMap(({ amount }, i) => Array.from({ length: amount }, () => i));
        const slow = oneByOne(unitsOf(wanted), unitsOf(sources));
        const quick = matching(wanted, sources, fits);
        expect(inOrder(quick?.flat())).toEqual(inOrder(slow?.map(i => numbers[i] ?? -1)));
        for (const [i, used] of (quick ?? []).entries()) {
          expect(used).toHaveLength(wanted[i]?.amount ?? -1);
          for (const source of used) expect(fits(wanted[i]?.each ?? '', sources[source]?.each ?? '')).toBe(true);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

it('serves thousands at once', () => {
  const wanted = ['calm', 'mind', 'any'].map(each => ({ each, amount: 9_999 }));
  const sources = ['any', 'mind', 'calm'].map(each => ({ each, amount: 9_999 }));
  expect(matching(wanted, sources, fits)?.map(all => all.length)).toEqual([9_999, 9_999, 9_999]);
  expect(matching([...wanted, { each: 'any', amount: 1 }], sources, fits)).toBeNull();
});
