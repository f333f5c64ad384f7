/** A framed part of the picture that can be reached by keyboard and has a label. */
import type { Box } from './box.ts';
import { colour, element, group, type Svg } from './svg.ts';
import type { Colour } from './theme.ts';

export interface PanelLook {
  /** A full sentence. */
  readonly label: string;
  readonly edge: Colour;
  readonly isChanged: boolean;
  /** What a window finds it by. */
  readonly data: Readonly<Record<string, string | number>>;
}

export const panel = (
  { x, y, width, height }: Box,
  { label, edge, isChanged, data }: PanelLook,
  ...inside: readonly Svg[]
): Svg =>
  group(
    { class: 'panel', role: 'group', tabindex: 0, 'aria-label': label, ...data },
    element('rect', {
      x,
      y,
      width,
      height,
      rx: 8,
      fill: colour('surface'),
      stroke: colour(isChanged ? 'accent' : edge),
      'stroke-width': isChanged ? 3 : 1.5,
    }),
    ...inside,
  );
