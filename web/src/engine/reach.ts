/** Which cells a special action takes in, in the order in which they are told. */

import { isOnGrid, type Cell, type Grid } from './cell';
import { Illegal } from './illegal';
import type { Weapon } from './rules';

export type Edge = 'left' | 'top' | 'right' | 'bottom';

/** What a special action is aimed at. */
export type Target =
  | { readonly type: 'centre'; readonly at: Cell }
  | { readonly type: 'row'; readonly row: number }
  | { readonly type: 'column'; readonly col: number }
  | { readonly type: 'lane'; readonly edge: Edge; readonly line: number };

const AIMS: Record<Weapon['kind'], readonly Target['type'][]> = {
  area: ['centre'],
  radar: ['centre'],
  line: ['row', 'column'],
  torpedo: ['lane'],
};

/** The cells that a weapon takes in where it is aimed so; throws `Illegal`. */
export function reach(grid: Grid, weapon: Weapon, target: Target): Cell[] {
  if (!AIMS[weapon.kind].includes(target.type)) throw new Illegal('aim', { weapon: weapon.name });
  const cells = coveredCells(grid, target, weapon.radius ?? 0);
  if (!cells.length || (target.type === 'centre' && !isOnGrid(grid, target.at))) throw new Illegal('aim-off-grid');
  return cells;
}

/** The cells of a target on the grid; column by column where it is an area (BN6). */
export function coveredCells(grid: Grid, target: Target, radius: number): Cell[] {
  switch (target.type) {
    case 'centre':
      return around(grid, target.at, radius);
    case 'row':
      return rowOf(grid, target.row);
    case 'column':
      return columnOf(grid, target.col);
    case 'lane': {
      const { edge, line } = target;
      const cells = edge === 'left' || edge === 'right' ? rowOf(grid, line) : columnOf(grid, line);
      return edge === 'right' || edge === 'bottom' ? cells.reverse() : cells;
    }
  }
}

function around({ rows, cols }: Grid, [centre, middle]: Cell, far: number): Cell[] {
  const cells: Cell[] = [];
  for (let col = Math.max(0, middle - far); col <= Math.min(cols - 1, middle + far); col += 1) {
    for (let row = Math.max(0, centre - far); row <= Math.min(rows - 1, centre + far); row += 1) cells.push([row, col]);
  }
  return cells;
}

function rowOf({ rows, cols }: Grid, row: number): Cell[] {
  return row < 0 || row >= rows ? [] : Array.from({ length: cols }, (_, col): Cell => [row, col]);
}

function columnOf({ rows, cols }: Grid, col: number): Cell[] {
  return col < 0 || col >= cols ? [] : Array.from({ length: rows }, (_, row): Cell => [row, col]);
}
