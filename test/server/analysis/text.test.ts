import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText, firstBrokenByte, whyNoText } from '../../../server/analysis/document/text.ts';

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? [...Buffer.from(part)] : [part])));

describe('of bytes that are no UTF-8, the first that does not begin a complete character is named', () => {
  test.each([
    ['a letter of Latin 1', bytes('Möt', 0xf6, 'h'), 4, '0xf6'],
    ['the beginning of a letter that does not go on', bytes('a', 0xe2, 0x82, '('), 1, '0xe2'],
    ['a letter cut off by the end', bytes('ab', 0xe2, 0x82), 2, '0xe2'],
    ['the middle of a letter', bytes('ab\n', 0x82, 'c'), 3, '0x82'],
    ['behind a byte order mark', bytes('\ufeffa', 0xff), 4, '0xff'],
    ['behind the sign for a broken letter, written as itself', bytes('\ufffd\ufffdx', 0xc0, 0x80), 7, '0xc0'],
    ['half of a surrogate pair', bytes('x', 0xed, 0xa0, 0x80), 1, '0xed'],
  ])('%s', (_, given, at, hex) => {
    expect(firstBrokenByte(given)).toBe(at);
    expect(whyNoText(given)).toContain(
      `byte ${at} (${hex}), on line ${given.indexOf(10) < 0 ? 1 : 2}, does not begin a complete`,
    );
  });

  test('as a slow search has it: the longest beginning that is right by itself', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }).map(text => [...Buffer.from(text)]),
      fc.array(fc.nat(255), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), parts => {
        const given = Uint8Array.from(parts.flat());
        const ends = Array.from({ length: given.length + 1 }, (_, end) => end);
        const right = ends.findLast(end => decodeText(given.subarray(0, end)) !== undefined);
        expect(firstBrokenByte(given)).toBe(right === given.length ? undefined : right);
      }),
    );
  });
});
