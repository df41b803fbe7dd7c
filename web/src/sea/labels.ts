/** What the table calls its cells. What somebody types for one is read by the server. */

import type { Cell } from './cell';

export interface Labels {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** What stands between column and row when a cell is named: nothing, or a hyphen. */
  readonly between: string;
}

/** What the table calls a cell. */
export function nameOf(labels: Labels, [row, col]: Cell): string {
  return `${labels.columns[col] ?? '?'}${labels.between}${labels.rows[row] ?? '?'}`;
}

/** Cells by their names, in the order given. */
export function namesOf(labels: Labels, cells: readonly Cell[]): string {
  return cells.map((cell) => nameOf(labels, cell)).join(', ');
}
