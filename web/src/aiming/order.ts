/** The order of a round while it is being put together: which cells, or which weapon at what. */

import { type Cell, type Grid, sameCell } from '../sea/cell';

export type OrderTarget =
  | { type: 'centre'; at: Cell }
  | { type: 'row'; row: number }
  | { type: 'column'; col: number };

/** What was ordered for a round, as the view has it. */
export type RoundOrder =
  | { type: 'fire'; at: readonly Cell[] }
  | { type: 'use-weapon'; weapon: string; target: OrderTarget };

/**
 * The cells after one more was picked.
 *
 * A cell picked twice is given up. When all shots are used the oldest goes: with one
 * shot a round, a click simply aims elsewhere.
 */
export function pickCell(cells: readonly Cell[], cell: Cell, shots: number): Cell[] {
  if (cells.some((each) => sameCell(each, cell))) return cells.filter((each) => !sameCell(each, cell));
  return [...cells, cell].slice(-Math.max(1, shots));
}

/** The cells that an order strikes or looks at; the edge of the grid cuts them off. */
export function cellsOfOrder(order: RoundOrder, grid: Grid, radius: number): Cell[] {
  if (order.type === 'fire') return [...order.at];
  const { target } = order;
  if (target.type === 'row') return box(grid, target.row, target.row, 0, grid.cols - 1);
  if (target.type === 'column') return box(grid, 0, grid.rows - 1, target.col, target.col);
  const [row, col] = target.at;
  return box(grid, row - radius, row + radius, col - radius, col + radius);
}

function box(grid: Grid, top: number, bottom: number, left: number, right: number): Cell[] {
  const found: Cell[] = [];
  for (let row = Math.max(0, top); row <= Math.min(grid.rows - 1, bottom); row += 1) {
    for (let col = Math.max(0, left); col <= Math.min(grid.cols - 1, right); col += 1) {
      found.push([row, col]);
    }
  }
  return found;
}
