/** Moving a ship: which of the moves that the server allows somebody means. */

import { type Cell, keysOf, keyOf } from '../sea/cell';

export interface Move {
  readonly ship: number;
  readonly to: readonly Cell[];
}

type Point = readonly [row: number, col: number];

function centre(cells: readonly Cell[]): Point {
  const sum = cells.reduce<Point>(([row, col], cell) => [row + cell[0], col + cell[1]], [0, 0]);
  return [sum[0] / cells.length, sum[1] / cells.length];
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function nearestTo(moves: readonly Move[], point: Point): Move | null {
  const far = (move: Move): number => distance(centre(move.to), point);
  return moves.reduce<Move | null>((best, move) => (best && far(best) <= far(move) ? best : move), null);
}

/**
 * The move that a drag of so many cells down and right comes nearest to.
 *
 * Nothing, as long as the ship is nearer to where it lies than to anywhere it may go.
 */
export function moveByDrag(moves: readonly Move[], from: readonly Cell[], by: Point): Move | null {
  const [row, col] = centre(from);
  const wanted: Point = [row + by[0], col + by[1]];
  const best = nearestTo(moves, wanted);
  return best && distance(centre(best.to), wanted) < distance([row, col], wanted) ? best : null;
}

/** The move that is meant by pointing at a cell to which the ship may go. */
export function moveByPointing(moves: readonly Move[], from: readonly Cell[], cell: Cell): Move | null {
  const here = keysOf(from);
  if (here.has(keyOf(cell))) return null;
  return nearestTo(moves.filter((move) => keysOf(move.to).has(keyOf(cell))), cell);
}
