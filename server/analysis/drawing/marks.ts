/** Small signs, drawn and not written, so that no font needs to have them. Each fits a box of 14 by 14. */
import { colour, element, group, type Svg } from './svg.ts';
import type { Colour } from './theme.ts';

const MARKS = {
  /** Crossed blades. */
  attacker: 'M2 2 L9 9 M12 2 L5 9 M3 8 L6 11 M11 8 L8 11 M4.5 9.5 L2 12 M9.5 9.5 L12 12',
  /** A shield. */
  defender: 'M7 1.5 L12 3.2 V7 C12 10 9.6 12 7 12.8 C4.4 12 2 10 2 7 V3.2 Z',
  /** A swirl. */
  stunned: 'M7 7 m0 0 c2 -1 3 2 0 3 c-4 1 -6 -4 -2 -6 c5 -2 8 3 6 6',
  /** An arrow upwards. */
  buffed: 'M7 12 V3 M3 6.5 L7 2.5 L11 6.5',
  /** Two of them. */
  empowered: 'M3 7 L7 3 L11 7 M3 12 L7 8 L11 12',
  /** A curved arrow: turned sideways. */
  exhausted: 'M3 9 A4.5 4.5 0 1 1 7 11.5 M3 5.5 V9 H6.5',
  /** A flag. */
  contested: 'M3 13 V2 H11 L8.5 5 L11 8 H3',
} as const;
export type MarkName = keyof typeof MARKS;

export const mark = (name: MarkName, x: number, y: number, said: Colour): Svg =>
  group(
    { transform: `translate(${x} ${y})` },
    element('path', {
      d: MARKS[name],
      fill: 'none',
      stroke: colour(said),
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
export const MARK = 14;
