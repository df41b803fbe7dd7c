/** Where a key takes the cursor on a grid, as the ARIA practices for grids have it. */

import { type Cell, clampCell, type Grid } from './cell';

const LEAP = 5;

export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** The cell that a key leads to, or nothing if the key is none of the grid's. */
export function stepCell(grid: Grid, [row, col]: Cell, press: Press): Cell | null {
  const lastRow = grid.rows - 1;
  const lastCol = grid.cols - 1;
  const ways: Readonly<Record<string, Cell>> = {
    ArrowUp: [row - 1, col],
    ArrowDown: [row + 1, col],
    ArrowLeft: [row, col - 1],
    ArrowRight: [row, col + 1],
    Home: press.ctrlKey ? [0, 0] : [row, 0],
    End: press.ctrlKey ? [lastRow, lastCol] : [row, lastCol],
    PageUp: press.ctrlKey ? [0, col] : [row - LEAP, col],
    PageDown: press.ctrlKey ? [lastRow, col] : [row + LEAP, col],
  };
  const next = ways[press.key];
  return next ? clampCell(grid, next) : null;
}
