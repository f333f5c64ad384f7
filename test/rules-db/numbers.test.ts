import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareNumbers,
  isUnder,
  numberAbove,
  parseBeginning,
  parseNumber,
  sortNumbers,
} from '../../rules-db/numbers.ts';

const part = fc.oneof(fc.integer({ min: 1, max: 40 }).map(String), fc.constantFrom('a', 'b', 'h', 'z'));
const number = fc
  .tuple(fc.integer({ min: 0, max: 999 }), fc.array(part, { maxLength: 5 }))
  .map(([top, parts]) => [String(top).padStart(3, '0'), ...parts].join('.'));

describe('the order of the document', () => {
  test('counts digits as numbers and puts a rule before what is under it', () => {
    const order = [
      '000',
      '051',
      '188',
      '190.1',
      '465',
      '465.2',
      '465.2.c',
      '465.2.c.9',
      '465.2.c.10',
      '465.2.d',
      '465.10',
    ];
    expect(sortNumbers(order.toReversed())).toEqual(order);
    expect(compareNumbers('465.2.c.10', '465.2.c.9')).toBe(1);
    expect(compareNumbers('188', '190.1')).toBe(-1);
  });

  test('is total: antisymmetric, transitive, and 0 only for the same number', () => {
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(compareNumbers(a, b)).toBe(-compareNumbers(b, a) + 0);
        expect(compareNumbers(a, b) === 0).toBe(a === b);
        if (compareNumbers(a, b) < 0 && compareNumbers(b, c) < 0) expect(compareNumbers(a, c)).toBe(-1);
      }),
    );
  });

  test('keeps everything under a rule together, right after it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(number, { minLength: 1 }), number, (others, root) => {
        const sorted = sortNumbers(new Set([...others, root, `${root}.1`, `${root}.b.2`]));
        const under = sorted.map(each => each === root || isUnder(each, root));
        expect(under.indexOf(true)).toBe(sorted.indexOf(root));
        expect(under.lastIndexOf(true) - under.indexOf(true) + 1).toBe(under.filter(Boolean).length);
      }),
    );
  });
});

describe('what is under a number', () => {
  test.each([
    ['465.2.c', '465.2', true],
    ['465.2.c', '465', true],
    ['465.2.c', '465.2.c', false],
    ['465.20', '465.2', false],
    ['465.2', '465.2.c', false],
  ])('%s under %s: %s', (low, high, expected) => expect(isUnder(low, high)).toBe(expected));

  test('is what has it above, and comes after it', () => {
    fc.assert(
      fc.property(number, number, (low, high) => {
        const above: string[] = [];
        for (let up = numberAbove(low); up !== undefined; up = numberAbove(up)) above.push(up);
        expect(isUnder(low, high)).toBe(above.includes(high));
        for (const each of above) expect(compareNumbers(each, low)).toBe(-1);
      }),
    );
  });
});

describe('a number as people write it', () => {
  test.each([
    ['465.2.c.3', '465.2.c.3'],
    [' CR 465.2.C.3. ', '465.2.c.3'],
    ['rule 465', '465'],
    ['§465.2', '465.2'],
    ['46', undefined],
    ['465.2.c.3 tank', undefined],
    ['tank', undefined],
    ['', undefined],
  ])('%j is %j', (text, expected) => expect(parseNumber(text)).toBe(expected));

  test.each([
    ['4', '4'],
    ['46', '46'],
    ['465.', '465'],
    ['465.2.c.', '465.2.c'],
    ['cr 465.2', '465.2'],
    ['4657', undefined],
    ['3 units', undefined],
  ])('%j begins as %j', (text, expected) => expect(parseBeginning(text)).toBe(expected));
});
