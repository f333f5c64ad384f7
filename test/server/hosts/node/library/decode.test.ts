import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutControls } from '../../../../../server/hosts/node/library/decode.ts';

const shown = (code: number): string => withoutControls(`a${String.fromCharCode(code)}b`);
const codes = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('control characters, those of the second range among them, become blanks', () => {
  const blanks = new Set([9, 10, 11, 12, 13]);
  for (const code of [...codes(0x00, 0x1f), ...codes(0x7f, 0x9f)])
    expect([code, shown(code)]).toEqual([code, blanks.has(code) ? `a${String.fromCharCode(code)}b` : 'a b']);
});

test('what turns the direction of writing is left out', () => {
  for (const code of [0x061c, 0x200e, 0x200f, ...codes(0x202a, 0x202e), ...codes(0x2066, 0x2069)])
    expect([code, shown(code)]).toEqual([code, 'ab']);
});

test('everything else stays, and what has been through it stays as it is', () => {
  expect(withoutControls('Wörter, “quoted”; 名前\t1 – 2\r\n\u00a0é')).toBe('Wörter, “quoted”; 名前\t1 – 2\r\n\u00a0é');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(withoutControls(withoutControls(text))).toBe(withoutControls(text));
    }),
  );
});
