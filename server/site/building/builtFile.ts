/** What a site is made of, as it is built. */
import type { Picture } from '../../analysis/drawing/drawing.ts';

/** A file of the site; its path is below the site's folder, with `/`. */
export type BuiltFile =
  | { readonly kind: 'page'; readonly path: string; readonly title: string; readonly text: string }
  /** SVG. */
  | { readonly kind: 'picture'; readonly path: string; readonly text: string }
  /** To be made of a drawing, in pixels. */
  | { readonly kind: 'preview'; readonly path: string; readonly picture: Picture }
  /** A file of the folder, of the same path there. */
  | { readonly kind: 'asset'; readonly path: string };
