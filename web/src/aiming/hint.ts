/** What the computer would do in the viewer's place, with the odds where these can be told. */

import type { Command } from '../api/types';
import { type Cell, keyOf } from '../sea/cell';

export interface Hint {
  readonly command: Command;
  /** For every row and column the chance that a ship lies there; none where ships move. */
  readonly odds: readonly (readonly number[])[] | null;
}

/** A cell with the chance that a ship lies there. */
export interface CellChance {
  readonly cell: Cell;
  readonly chance: number;
}

/** The cells that may be fired at and may hold a ship, the likeliest first. */
export function rankCells(odds: Hint['odds'], open: readonly Cell[]): CellChance[] {
  return open
    .map((cell) => ({ cell, chance: odds?.[cell[0]]?.[cell[1]] ?? 0 }))
    .filter(({ chance }) => chance > 0)
    .sort((one, other) => other.chance - one.chance);
}

/**
 * The likeliest cells, so many of them, with those that are advised among them.
 *
 * A salvo is advised as a whole, and so may name a cell that is not of the likeliest ones.
 */
export function bestCells(ranked: readonly CellChance[], advised: readonly Cell[], most: number): CellChance[] {
  const wanted = new Set(advised.map(keyOf));
  const named = ranked.filter(({ cell }) => wanted.has(keyOf(cell)));
  const others = ranked.filter(({ cell }) => !wanted.has(keyOf(cell)));
  return [...named, ...others.slice(0, Math.max(0, most - named.length))].sort(
    (one, other) => other.chance - one.chance,
  );
}
