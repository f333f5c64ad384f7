/** What of it is used: the library has no types of its own. */
declare module 'gifenc' {
  /** Red, green, blue: 0 to 255 each. */
  type Colour = number[];

  /** At most so many colours that come near those of the pixels (RGBA, four bytes each). */
  export function quantize(pixels: Uint8Array | Uint8ClampedArray, colours: number): Colour[];
  /** For each pixel, the place of the nearest colour. */
  export function applyPalette(pixels: Uint8Array | Uint8ClampedArray, palette: Colour[]): Uint8Array;

  export interface Encoder {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        readonly palette: Colour[];
        /** In milliseconds. */
        readonly delay: number;
        /** Pixels of this place keep what is below them. */
        readonly transparent: boolean;
        readonly transparentIndex: number;
        /** 1: what is drawn stays for the next frame. */
        readonly dispose: 1;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export function GIFEncoder(): Encoder;
}
