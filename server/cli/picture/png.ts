/** Turns SVG into PNG by a library that is not included: SVG pictures need none. */
import { BOUNDS, inFigures } from '../../../engine/bounds.ts';
import { LAST } from '../../analysis/drawing/animated.ts';
import type { Picture } from '../../analysis/drawing/drawing.ts';
import { rasteriser, SHARP } from '../../hosts/node/drawing/rasteriser.ts';
import { CannotWork } from '../io.ts';
import { apngOf } from './apng.ts';

/**
 * One picture, or several as an animated one, each shown for `pause` seconds. Rejects with `CannotWork` where the library is
 * missing. Texts are drawn in the fonts of the machine.
 */
export const pngsOf = async (frames: readonly Picture[], pause: number): Promise<Uint8Array> => {
  const pixels = frames.reduce((sum, { width, height }) => sum + width * height * SHARP * SHARP, 0);
  if (pixels > BOUNDS.picturePixels)
    throw new CannotWork(
      `as PNG this picture has ${inFigures(pixels)} pixels${frames.length === 1 ? '' : ` in ${inFigures(frames.length)} steps`}; ${inFigures(BOUNDS.picturePixels)} is the limit. Make it smaller with --width, ${frames.length === 1 ? '' : 'end it earlier with --line or --step, '}or write SVG: --output NAME.svg.`,
    );
  const pngOf = await rasteriser();
  if (pngOf === undefined)
    throw new CannotWork(
      'PNG needs a package that is not installed: npm install --global @resvg/resvg-js. SVG needs no package: --output NAME.svg.',
    );
  const pngs = frames.map(({ svg }) => pngOf(svg));
  const [only, another] = pngs;
  if (only !== undefined && another === undefined) return only;
  const milliseconds = pause * 1000;
  return apngOf(pngs.map((png, at) => ({ png, shown: at === pngs.length - 1 ? LAST * milliseconds : milliseconds })));
};
