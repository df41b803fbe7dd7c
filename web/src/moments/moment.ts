/** What has just happened on a sea, to be seen and heard for a moment. */

import type { ViewMessage } from '../api/types';
import { type Cell, keyOf, keysOf } from '../sea/cell';
import { markAt } from '../sea/mark';

export type MomentKind = 'miss' | 'hit' | 'sunk';

export interface Moment {
  /** Tells one moment from the next. */
  readonly number: number;
  /** What matters most in it. */
  readonly kind: MomentKind;
  /** The cells that were fired at, and what came of each. */
  readonly struck: readonly { readonly cell: Cell; readonly kind: MomentKind }[];
  /** The cells of the ships that went down. */
  readonly wrecks: readonly (readonly Cell[])[];
}

/** What has happened on the sea of *owner* between two views; nothing when nobody fired there. */
export function momentBetween(before: ViewMessage, after: ViewMessage, owner: number): Moment | null {
  const wrecks = lostShips(before, after, owner);
  const down = keysOf(wrecks.flat());
  const struck = changedCells(before, after, owner).map((cell) => {
    const mark = markAt(after.charts[owner]?.rows ?? [], ...cell);
    const kind: MomentKind = down.has(keyOf(cell)) || mark === 'sunk' ? 'sunk' : mark === 'hit' ? 'hit' : 'miss';
    return { cell, kind };
  });
  if (!struck.length) return null;
  const kinds = new Set(struck.map(({ kind }) => kind));
  const kind = kinds.has('sunk') || wrecks.length ? 'sunk' : kinds.has('hit') ? 'hit' : 'miss';
  return { number: after.number, kind, struck, wrecks };
}

const FIRED_AT: ReadonlySet<string> = new Set(['miss', 'hit', 'sunk']);

/** The cells that had no shot before and have one now. */
function changedCells(before: ViewMessage, after: ViewMessage, owner: number): Cell[] {
  const old = before.charts[owner]?.rows ?? [];
  const now = after.charts[owner]?.rows ?? [];
  return now.flatMap((line, row) =>
    line === old[row]
      ? []
      : [...line].flatMap((_, col): Cell[] =>
          FIRED_AT.has(markAt(now, row, col)) && !FIRED_AT.has(markAt(old, row, col)) ? [[row, col]] : [],
        ),
  );
}

/** The ships that are down now and were not: as they were announced, or as their owner sees it. */
function lostShips(before: ViewMessage, after: ViewMessage, owner: number): (readonly Cell[])[] {
  if (owner === after.seat && after.own) {
    const hits = keysOf(after.own.hits);
    const hitsBefore = keysOf(before.own?.hits ?? []);
    const down = (cells: readonly Cell[], by: ReadonlySet<string>): boolean => cells.every((cell) => by.has(keyOf(cell)));
    return after.own.ships.map((ship) => ship.cells).filter((cells) => down(cells, hits) && !down(cells, hitsBefore));
  }
  return after.sunk
    .slice(before.sunk.length)
    .flatMap((ship) => (ship.owner === owner && ship.cells ? [ship.cells] : []));
}
