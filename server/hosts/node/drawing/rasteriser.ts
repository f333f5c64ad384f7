/** What makes pixels of a drawing: a library that is not included, as nothing else needs it. */

/** Undefined where it is not installed. Texts are drawn in the fonts of the machine. */
export const rasteriser = async (): Promise<((svg: string) => Uint8Array) | undefined> => {
  try {
    const { Resvg } = await import('@resvg/resvg-js');
    const options = { fitTo: { mode: 'zoom', value: SHARP }, font: { loadSystemFonts: true } } as const;
    return svg => new Resvg(svg, options).render().asPng();
  } catch {
    return undefined;
  }
};

/** Pixels of the picture for one of the drawing, so that it is sharp on every screen. */
export const SHARP = 2;
