/** Drawings as PNG and as moving GIF, by the browser itself: in the board's window, and on a site's page. */
import { gifOf } from './gif.ts';

/** Points of the PNG for each of the drawing, so that it is sharp on every screen. */
const SHARP = 2;

/** Rejects where the browser draws nothing. */
export const pngOf = async (svg: string): Promise<Blob> => {
  const canvas = await painted(svg, SHARP);
  const png = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
  if (png === null) throw new Error('nothing drawn');
  return png;
};

export interface MovingPicture {
  /** Of each, in pixels. */
  readonly width: number;
  readonly height: number;
  /** SVG. */
  readonly pictures: readonly string[];
  /** How long each is shown, in seconds. */
  readonly shown: readonly number[];
}

/**
 * Step by step, so that the window goes on meanwhile. `onDrawn` is told how many are drawn, and says whether to go on; null where
 * it does not. Rejects where the browser draws nothing.
 */
export const gifInBrowser = async (
  { width, height, pictures, shown }: MovingPicture,
  onDrawn: (steps: number) => boolean,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const gif = gifOf({ width, height });
  for (const [at, svg] of pictures.entries()) {
    const canvas = await painted(svg, 1);
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
    if (pixels === undefined) throw new Error('nothing drawn');
    gif.add(pixels, (shown[at] ?? 1) * 1000);
    if (!onDrawn(at + 1)) return null;
  }
  return new Uint8Array(gif.bytes());
};

const painted = async (svg: string, scale: number): Promise<HTMLCanvasElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${base64(new TextEncoder().encode(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};

export const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
