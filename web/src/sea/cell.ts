/**
 * Cells of a grid: a row and a column, both counted from zero at the top left.
 *
 * What people call a cell is the business of labels.ts.
 */

export type Cell = [row: number, col: number];

export interface Grid {
  readonly rows: number;
  readonly cols: number;
}

/** How a cell was picked: a finger on a small one may mean another. */
export interface CellPick {
  readonly by: 'mouse' | 'touch' | 'keys';
  /** How large a cell is on the screen, in pixels. */
  readonly size: number;
}

/** A cell as a key of a map or a set. */
export function keyOf([row, col]: Cell): string {
  return `${row},${col}`;
}

/** Cells as a set of keys, to ask quickly whether one is among them. */
export function keysOf(cells: Iterable<Cell>): ReadonlySet<string> {
  return new Set([...cells].map(keyOf));
}

/** Whether two cells are the same one. */
export function sameCell(one: Cell | null | undefined, other: Cell | null | undefined): boolean {
  return !!one && !!other && one[0] === other[0] && one[1] === other[1];
}

/** Whether a cell lies on the grid. */
export function within(grid: Grid, [row, col]: Cell): boolean {
  return row >= 0 && col >= 0 && row < grid.rows && col < grid.cols;
}

/** The nearest cell that lies on the grid. */
export function clampCell(grid: Grid, [row, col]: Cell): Cell {
  return [
    Math.max(0, Math.min(grid.rows - 1, row)),
    Math.max(0, Math.min(grid.cols - 1, col)),
  ];
}

/** Row before column, from the top left: the order in which cells are listed. */
export function inOrder(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Those of some cells that lie by themselves, and those that have one of the others beside them. */
export function separateCells(cells: readonly Cell[]): { alone: Cell[]; joined: Cell[] } {
  const all = keysOf(cells);
  const beside = ([row, col]: Cell): boolean =>
    [[row - 1, col], [row + 1, col], [row, col - 1], [row, col + 1]].some((each) => all.has(each.join()));
  return { alone: cells.filter((cell) => !beside(cell)), joined: cells.filter(beside) };
}
