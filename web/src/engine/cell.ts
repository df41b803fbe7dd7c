/** Cells of a grid: pairs of row and column, and the one number that a cell has in sets. */

export interface Grid {
  readonly rows: number;
  readonly cols: number;
}

export type Cell = readonly [row: number, col: number];

/** The row of a cell times the columns, and its column. */
export type CellNumber = number;

export function isOnGrid({ rows, cols }: Grid, [row, col]: Cell): boolean {
  return row >= 0 && row < rows && col >= 0 && col < cols;
}

export function numberOf({ cols }: Grid, [row, col]: Cell): CellNumber {
  return row * cols + col;
}

export function cellAt({ cols }: Grid, number: CellNumber): [number, number] {
  return [Math.floor(number / cols), number % cols];
}

export function inReadingOrder(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

/** Whether two lists name the same cells in the same order. */
export function areSameCells(one: readonly Cell[], other: readonly Cell[]): boolean {
  return one.length === other.length && one.every(([row, col], at) => row === other[at]![0] && col === other[at]![1]);
}
