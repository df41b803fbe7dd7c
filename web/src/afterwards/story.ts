/** A game from its beginning to where it stands, moment by moment, as the server tells it. */

import type { Ruleset, Ship } from '../api/types';
import type { Cell } from '../sea/cell';
import type { Labels } from '../sea/labels';

export interface Moment {
  number: number;
  seat: number | null;
  said: readonly string[];
  charts: readonly { rows: readonly string[] }[];
  fleets: readonly (readonly Ship[])[];
}

export interface Story {
  names: Labels;
  players: readonly string[];
  ruleset: Ruleset;
  moments: readonly Moment[];
}

/** For each sea, the cells whose marks are new since the moment before. */
export function fresh(story: Story, at: number): Cell[][] {
  const before = story.moments[at - 1];
  const charts = story.moments[at]?.charts ?? [];
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
