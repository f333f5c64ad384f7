/** The QR code of a picture's link, below its board: dark on light in every theme, as cameras look for it. */
import { type Box, GAP } from './box.ts';
import type { Drawn } from './cards.ts';
import { element, group } from './svg.ts';
import { lines } from './texts.ts';

/** In pixels of the picture. */
const LEAST_SQUARE = 2;
const WIDEST = 220;
/** In squares: the light margin that a code needs. */
const MARGIN = 4;

/** `rows` as of `LinkCode`. */
export const linkCode = (rows: readonly (readonly boolean[])[], at: Omit<Box, 'height'>): Drawn => {
  const squares = rows.length + 2 * MARGIN;
  const square = Math.max(LEAST_SQUARE, Math.floor(WIDEST / squares));
  const side = squares * square;
  const y = at.y + GAP;
  const dark = rows.flatMap((row, down) =>
    row.flatMap((isDark, across) =>
      isDark
        ? [`M${at.x + (across + MARGIN) * square} ${y + (down + MARGIN) * square}h${square}v${square}h-${square}z`]
        : [],
    ),
  );
  const room = { width: at.width - side - GAP, size: 14, least: 10, lines: 6 };
  const said = lines(SAYS, room, { x: at.x + side + GAP, y, colour: 'quiet' });
  const svg = group(
    { class: 'link', role: 'note', 'aria-label': SAYS },
    element('rect', { x: at.x, y, width: side, height: side, fill: '#ffffff' }),
    element('path', { d: dark.join(''), fill: '#000000', 'shape-rendering': 'crispEdges' }),
    said.svg,
  );
  return { svg, height: Math.max(side, said.height) + GAP };
};

const SAYS = 'The code is a link that holds this scenario: whoever opens it can step through it and play on.';
