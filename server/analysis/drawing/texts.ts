/** Texts that never run out of their boxes, whatever font draws them. */
import { type Fitted, fitted, LEADING, type Room, widthOf } from './measure.ts';
import { colour, element, type Svg, written } from './svg.ts';
import type { Colour } from './theme.ts';

export interface TextStyle {
  readonly x: number;
  /** Of the first line's baseline. */
  readonly y: number;
  readonly colour?: Colour;
  readonly weight?: 'bold';
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A line at a size; where it would be wider than there is room, it is drawn closer. */
export const line = (text: string, size: number, width: number, look: TextStyle): Svg => {
  const isTooWide = widthOf(text, size) * (look.weight === 'bold' ? BOLD : 1) > width;
  return element(
    'text',
    {
      x: look.x,
      y: look.y,
      'font-size': size,
      fill: colour(look.colour ?? 'text'),
      'font-weight': look.weight,
      'text-anchor': look.anchor === 'start' ? undefined : look.anchor,
      ...(isTooWide ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {}),
    },
    written(text),
  );
};

export interface Lines {
  readonly svg: Svg;
  readonly height: number;
  readonly isCut: boolean;
}

/** Text in a room, from its top. */
export const lines = (text: string, room: Room, { y, ...look }: TextStyle): Lines =>
  drawn(fitted(text, look.weight === 'bold' ? { ...room, width: room.width / BOLD } : room), room, { y, ...look });

const drawn = ({ size, lines: texts, isCut }: Fitted, { width }: Room, look: TextStyle): Lines => ({
  svg: texts.map((each, at) => line(each, size, width, { ...look, y: look.y + size * (0.95 + at * LEADING) })),
  height: size * LEADING * texts.length,
  isCut,
});
/** How much wider bold letters are, at most. */
const BOLD = 1.12;
