/** Boxes and grids to draw in. Units are those of the picture; y grows downwards. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Grid {
  /** Side of a square cell. */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** How many of the things go into it; the others are counted in its last cell. */
  readonly shown: number;
}

export const GAP = 8;
/** Of cells: the smallest can still be read. */
const CELLS = [96, 80, 68] as const;

/** The largest cells in which all go into a width and a number of rows; with the smallest, as many as do. */
export const gridFor = (count: number, width: number, mostRows: number): Grid => {
  const grids = CELLS.map(cell => {
    const columns = Math.max(1, Math.floor((width + GAP) / (cell + GAP)));
    return { cell, columns, rows: Math.min(mostRows, Math.max(1, Math.ceil(count / columns))) };
  });
  const fits = grids.find(({ columns }) => Math.ceil(count / columns) <= mostRows);
  if (fits !== undefined) return { ...fits, shown: count };
  const least = grids[CELLS.length - 1] as (typeof grids)[number];
  return { ...least, shown: least.columns * least.rows - 1 };
};

export const gridHeight = ({ cell, rows }: Grid): number => rows * cell + (rows - 1) * GAP;

/** The cell with this number, row by row, of a grid whose top left corner is at `x`, `y`. */
export const cellBox = ({ cell, columns }: Grid, at: number, { x, y }: Pick<Box, 'x' | 'y'>): Box => ({
  x: x + (at % columns) * (cell + GAP),
  y: y + Math.floor(at / columns) * (cell + GAP),
  width: cell,
  height: cell,
});
