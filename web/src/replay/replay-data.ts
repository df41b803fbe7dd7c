/** A game from its beginning to where it stands, moment by moment, as the server tells it. */

import type { components } from '../api/schema';
import type { Cell } from '../sea/cell';

export type ReplayData = components['schemas']['Replay'];
export type Moment = components['schemas']['ReplayMoment'];

/** For each sea, the cells whose marks are new since the moment before. */
export function freshCells(replay: ReplayData, at: number): Cell[][] {
  const before = replay.moments[at - 1];
  const charts = replay.moments[at]?.charts ?? [];
  return charts.map(({ rows }, sea) =>
    rows.flatMap((row, r) =>
      [...row].flatMap((sign, c): Cell[] => {
        const old = before?.charts[sea]?.rows[r]?.[c] ?? '.';
        return isNew(old, sign) ? [[r, c]] : [];
      }),
    ),
  );
}

/** A cell that was hit before and now belongs to a sunk ship was not struck again. */
function isNew(old: string, sign: string): boolean {
  return sign !== '.' && sign !== old && !(old === 'x' && sign === '#');
}
