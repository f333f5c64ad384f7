/** A moving GIF, read back by a reader that is not ours. */
import fc from 'fast-check';
import { GifReader } from 'omggif';
import { describe, expect, test } from 'vitest';
import { gifOf } from '../../../server/pixels/gif.ts';

/** Each frame as it is seen: drawn over the one before. */
const framesIn = (bytes: Uint8Array): readonly { readonly pixels: readonly number[]; readonly delay: number }[] => {
  const reader = new GifReader(Buffer.from(bytes));
  const seen = new Uint8Array(reader.width * reader.height * 4);
  return Array.from({ length: reader.numFrames() }, (_, at) => {
    reader.decodeAndBlitFrameRGBA(at, seen);
    return { pixels: [...seen], delay: reader.frameInfo(at).delay };
  });
};

const COLOURS = [
  [31, 31, 31],
  [242, 193, 78],
  [255, 255, 255],
  [90, 169, 230],
] as const;
const pixelsOf = (kinds: readonly number[]): Uint8Array =>
  Uint8Array.from(kinds.flatMap(kind => [...(COLOURS[kind] ?? COLOURS[0]), 255]));

describe('a moving GIF', () => {
  test('shows each frame as it was, one after the other, for as long as was asked, and begins again', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }).chain(width =>
          fc.integer({ min: 1, max: 9 }).chain(height =>
            fc.tuple(
              fc.constant({ width, height }),
              fc.array(
                fc.tuple(
                  fc.array(fc.nat({ max: COLOURS.length - 1 }), {
                    minLength: width * height,
                    maxLength: width * height,
                  }),
                  fc.integer({ min: 1, max: 600 }),
                ),
                { minLength: 1, maxLength: 5 },
              ),
            ),
          ),
        ),
        ([size, frames]) => {
          const gif = gifOf(size);
          for (const [kinds, hundredths] of frames) gif.add(pixelsOf(kinds), hundredths * 10);
          const bytes = gif.bytes();
          expect(framesIn(bytes)).toEqual(
            frames.map(([kinds, hundredths]) => ({ pixels: [...pixelsOf(kinds)], delay: hundredths })),
          );
          if (frames.length > 1) expect(new GifReader(Buffer.from(bytes)).loopCount()).toBe(0);
        },
      ),
    ));

  test('is small where little changes, and comes near more colours than it can hold', () => {
    const [width, height] = [200, 100];
    const many = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at % 4 === 3 ? 255 : (at * 7) % 251));
    const once = gifOf({ width, height });
    once.add(many, 1000);
    const one = once.bytes().length;
    const gif = gifOf({ width, height });
    for (let frame = 0; frame < 10; frame++) {
      many[frame * 40] = 0;
      gif.add(many, 1000);
    }
    const bytes = gif.bytes();
    expect(bytes.length).toBeLessThan(one * 1.5 + 10 * 1200);
    const [first] = framesIn(bytes);
    const off = first?.pixels.map((value, at) => Math.abs(value - (many[at] ?? 0))) ?? [];
    expect(off.filter(each => each > 40).length).toBeLessThan(off.length / 50);
  });

  test('refuses a frame of another size', () => {
    const gif = gifOf({ width: 2, height: 2 });
    expect(() => gif.add(new Uint8Array(12), 100)).toThrow('a frame of 3 pixels, not of 2 times 2');
  });
});
