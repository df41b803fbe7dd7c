/**
 * Which cells a special action covers, to be shown before it is taken.
 *
 * Reach and kind come from the ruleset of the view; what is struck is the server's business.
 */

import type { Command, ViewMessage } from '../api/types';
import { type Cell, type Grid, within } from '../sea/cell';
import type { Line } from '../sea/labels';

export type Weapon = ViewMessage['ruleset']['arsenal'][number];

export type Target = Extract<Command, { type: 'use-weapon' }>['target'];

/** What a pointer on a cell aims a weapon at; a line runs down when it is upright. */
export function targetAt(weapon: Weapon, [row, col]: Cell, upright: boolean): Target {
  if (weapon.kind !== 'line') return { type: 'centre', at: [row, col] };
  return upright ? { type: 'column', col } : { type: 'row', row };
}

/** The target that a typed row or column names. */
export function targetOfLine(line: Line): Target {
  return 'row' in line ? { type: 'row', row: line.row } : { type: 'column', col: line.col };
}

/** The cells that the weapon would strike or look at, cut off by the edge. */
export function coveredCells(grid: Grid, weapon: Weapon, target: Target): Cell[] {
  switch (target.type) {
    case 'row':
      return Array.from({ length: grid.cols }, (_, col): Cell => [target.row, col]);
    case 'column':
      return Array.from({ length: grid.rows }, (_, row): Cell => [row, target.col]);
    case 'centre':
      return around(target.at, weapon.radius ?? 0).filter((cell) => within(grid, cell));
  }
}

function around([row, col]: Cell, radius: number): Cell[] {
  const reach = Array.from({ length: 2 * radius + 1 }, (_, at) => at - radius);
  return reach.flatMap((right) => reach.map((down): Cell => [row + down, col + right]));
}
