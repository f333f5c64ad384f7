/** SVG to PNG by a library that is not brought along: pictures in SVG need nothing. */
import { CannotWork } from '../io.ts';

/** Rejects with `CannotWork` where the library is missing. Texts are drawn in the fonts of the machine. */
export const pngOf = async (svg: string): Promise<Uint8Array> => {
  const { Resvg } = await library();
  return new Resvg(svg, { fitTo: { mode: 'zoom', value: SHARP }, font: { loadSystemFonts: true } }).render().asPng();
};

/** Pixels of the picture for one of the drawing, so that it is sharp on every screen. */
const SHARP = 2;

const library = async () => {
  try {
    return await import('@resvg/resvg-js');
  } catch {
    throw new CannotWork(
      'PNG needs a package that is not installed: npm install --global @resvg/resvg-js. SVG needs no package: --output NAME.svg.',
    );
  }
};
