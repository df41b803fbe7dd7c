/** Where a ship may lie beside those already placed, as the server answers. */

import { type Cell, keysOf, keyOf, type Grid } from '../sea/cell';
import { cellsOf, type Drawing, sameDrawing } from '../sea/shape';

export interface Obstacle {
  readonly sentence: string;
  readonly code: string;
  /** Top left corners of the box for which this stands in the way. */
  readonly at: readonly Cell[];
}

export interface PosePlaces {
  readonly shape: Drawing;
  /** Top left corners of the box where the ship may lie. */
  readonly free: readonly Cell[];
  readonly obstacles: readonly Obstacle[];
}

export interface Placements {
  readonly poses: readonly PosePlaces[];
}

export type Fit = { readonly fits: true } | { readonly fits: false; readonly sentence: string };

export function poseOf(placements: Placements, drawing: Drawing): PosePlaces | null {
  return placements.poses.find((pose) => sameDrawing(pose.shape, drawing)) ?? null;
}

/** Whether a pose fits at a place, and if not why. */
export function fitAt(pose: PosePlaces, at: Cell): Fit {
  if (keysOf(pose.free).has(keyOf(at))) return { fits: true };
  const found = pose.obstacles.find((obstacle) => keysOf(obstacle.at).has(keyOf(at)));
  return { fits: false, sentence: found?.sentence ?? '' };
}

/** The free place nearest to one, within so many steps. */
export function nearestFree(pose: PosePlaces, [row, col]: Cell, reach = Infinity): Cell | null {
  let best: Cell | null = null;
  let far = reach;
  for (const place of pose.free) {
    const distance = Math.abs(place[0] - row) + Math.abs(place[1] - col);
    if (distance < far || (distance === far && !best)) [best, far] = [place, distance];
  }
  return best;
}

/** The cells that no free place of the pose covers. */
export function barredCells(grid: Grid, pose: PosePlaces): Cell[] {
  const covered = keysOf(pose.free.flatMap((at) => cellsOf(pose.shape, at)));
  return Array.from({ length: grid.rows * grid.cols }, (_, at): Cell => [
    Math.floor(at / grid.cols),
    at % grid.cols,
  ]).filter((cell) => !covered.has(keyOf(cell)));
}
