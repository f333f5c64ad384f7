/** Pixels as a moving GIF, which chats show where they show no other moving picture: for the command line, the board and a site's page alike. */
/// <reference path="./gifenc.d.ts" />
import { applyPalette, GIFEncoder, quantize } from 'gifenc';

export interface GifSize {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Gif {
  /** `pixels`: of the whole picture, RGBA, four bytes each, with nothing that can be seen through. `shown`: in milliseconds. */
  add(pixels: Uint8Array | Uint8ClampedArray, shown: number): void;
  /** The file. Nothing can be added after it. */
  bytes(): Uint8Array;
}

/** A GIF has 256 colours a frame: one of them says that a pixel stays as it was, which makes the file small. */
const COLOURS = 255;

/** It begins again at its end. */
export const gifOf = ({ width, height }: GifSize): Gif => {
  const encoder = GIFEncoder();
  let before: Uint32Array | undefined;
  return {
    add(pixels, shown) {
      const now = new Uint32Array(pixels.slice().buffer);
      if (now.length !== width * height)
        throw new Error(`a frame of ${now.length} pixels, not of ${width} times ${height}`);
      const palette = quantize(pixels, COLOURS);
      const index = applyPalette(pixels, palette);
      const unchanged = palette.length;
      palette.push([0, 0, 0]);
      if (before !== undefined)
        for (let at = 0; at < now.length; at++) if (now[at] === before[at]) index[at] = unchanged;
      encoder.writeFrame(index, width, height, {
        palette,
        delay: shown,
        transparent: before !== undefined,
        transparentIndex: unchanged,
        dispose: 1,
      });
      before = now;
    },
    bytes() {
      encoder.finish();
      return encoder.bytes();
    },
  };
};
