/** What makes pixels of a drawing: a library that is not included, as nothing else needs it. */

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA, four bytes each. */
  readonly pixels: Uint8Array;
  png(): Uint8Array;
}

export type Rasteriser = (svg: string, scale?: number) => Pixels;

/** Undefined where it is not installed. Texts are drawn in the fonts of the machine. */
export const rasteriser = async (): Promise<Rasteriser | undefined> => {
  try {
    const { Resvg } = await import('@resvg/resvg-js');
    return (svg, scale = SHARP) => {
      const options = { fitTo: { mode: 'zoom', value: scale }, font: { loadSystemFonts: true } } as const;
      const image = new Resvg(svg, options).render();
      const { width, height, pixels } = image;
      return { width, height, pixels, png: () => image.asPng() };
    };
  } catch {
    return undefined;
  }
};

/** Pixels of the picture for one of the drawing, so that it is sharp on every screen. */
export const SHARP = 2;
