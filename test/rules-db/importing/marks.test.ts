import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutBold, withoutEmphasis, withoutLinks } from '../../../rules-db/importing/marks.ts';

test.each([
  ['a **b** c', 'a b c'],
  ['**a b** and *c* and _d_ and __e f__', 'a b and c and d and e f'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['snake_case_name', 'snake_case_name'],
  ['**open', '**open'],
])('emphasis: %s', (text, plain) => {
  expect(withoutEmphasis(text)).toBe(plain);
});

test('bold alone: what is slanted stays', () => {
  expect(withoutBold('**a** *b* _c_')).toBe('a *b* _c_');
});

test.each([
  ['see [the rule](https://example.com) here', 'see the rule here'],
  ['![a picture](a.png) and [b](c)', ' and b'],
  ['[one](a)[two](b)', 'onetwo'],
  ['](no) [yes](x)', '](no) yes'],
  ['[open](', '[open]('],
  ['[465.2.c] stays', '[465.2.c] stays'],
])('links: %s', (text, plain) => {
  expect(withoutLinks(text)).toBe(plain);
});

test('nothing but marks is left out', () => {
  const letters = (text: string): string => text.replace(/[^a-z]/g, '');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '*', '_', '**') }), text => {
      expect(letters(withoutEmphasis(text))).toBe(letters(text));
    }),
  );
});
