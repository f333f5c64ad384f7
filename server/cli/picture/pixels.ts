/** Turns SVG into PNG and GIF by a library that is not included: SVG pictures need none. */
import { BOUNDS, inFigures } from '../../../engine/bounds.ts';
import { LAST } from '../../analysis/drawing/animated.ts';
import type { Picture } from '../../analysis/drawing/drawing.ts';
import { type Rasteriser, rasteriser, SHARP } from '../../hosts/node/drawing/rasteriser.ts';
import { gifOf } from '../../pixels/gif.ts';
import { CannotWork } from '../io.ts';
import { apngOf } from './apng.ts';

/**
 * One picture, or several as an animated one, each shown for `pause` seconds. Rejects with `CannotWork` where the library is
 * missing. Texts are drawn in the fonts of the machine.
 */
export const pngsOf = async (frames: readonly Picture[], pause: number): Promise<Uint8Array> => {
  const draw = await drawing(frames, SHARP, 'PNG');
  const pngs = frames.map(({ svg }) => draw(svg).png());
  const [only, another] = pngs;
  if (only !== undefined && another === undefined) return only;
  return apngOf(pngs.map((png, at) => ({ png, shown: shown(frames, at, pause) })));
};

/** The same as GIF, with one point for each of the drawing: larger ones are for no chat. */
export const gifOfFrames = async (frames: readonly Picture[], pause: number): Promise<Uint8Array> => {
  const draw = await drawing(frames, 1, 'GIF');
  const { width = 0, height = 0 } = frames[0] ?? {};
  const gif = gifOf({ width, height });
  for (const [at, { svg }] of frames.entries()) gif.add(draw(svg, 1).pixels, shown(frames, at, pause));
  return gif.bytes();
};

/** In milliseconds. */
const shown = ({ length }: readonly Picture[], at: number, pause: number): number =>
  (at === length - 1 ? LAST : 1) * pause * 1000;

const drawing = async (frames: readonly Picture[], scale: number, kind: 'PNG' | 'GIF'): Promise<Rasteriser> => {
  const pixels = frames.reduce((sum, { width, height }) => sum + width * height * scale * scale, 0);
  if (pixels > BOUNDS.picturePixels)
    throw new CannotWork(
      `as ${kind} this picture has ${inFigures(pixels)} pixels${frames.length === 1 ? '' : ` in ${inFigures(frames.length)} steps`}; ${inFigures(BOUNDS.picturePixels)} is the limit. Make it smaller with --width, ${frames.length === 1 ? '' : 'end it earlier with --line or --step, '}or write SVG: --output NAME.svg.`,
    );
  const draw = await rasteriser();
  if (draw === undefined)
    throw new CannotWork(
      `${kind} needs a package that is not installed: npm install --global @resvg/resvg-js. SVG needs no package: --output NAME.svg.`,
    );
  return draw;
};
