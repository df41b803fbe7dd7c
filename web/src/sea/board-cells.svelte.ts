/**
 * The cells of a board, each with signals of its own.
 *
 * A sea for sixty-four has thousands of cells, and a click changes two of them: only the
 * cells for which something is news are touched, and nobody has to look at the others.
 */

import type { Cell } from './cell';

/** What a board says and shows of one cell. */
export class Tile {
  readonly cell: Cell;
  readonly key: string;

  /** What a listener hears of it: its name, and what is known. */
  said = $state('');

  /** Whether it cannot be picked while others can. */
  shut = $state(false);

  /** Whether a drag begins here. */
  grab = $state(false);

  /** Whether it is among those chosen. */
  picked = $state(false);

  /** Whether it is where the tab key leads. */
  stop = $state(false);

  constructor(row: number, col: number) {
    this.cell = [row, col];
    this.key = `${row},${col}`;
  }
}

export class Sheet {
  readonly rows: readonly (readonly Tile[])[];
  #picked: readonly Tile[] = [];
  #stop: Tile | undefined;

  constructor(rows: number, cols: number) {
    this.rows = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: cols }, (_, col) => new Tile(row, col)),
    );
  }

  at([row, col]: Cell): Tile | undefined {
    return this.rows[row]?.[col];
  }

  /** Make one cell the place where the tab key leads. */
  stopAt(cell: Cell): void {
    const next = this.at(cell);
    if (next === this.#stop) return;
    if (this.#stop) this.#stop.stop = false;
    if (next) next.stop = true;
    this.#stop = next;
  }

  /** Have these cells chosen, and no others. */
  pick(cells: readonly Cell[]): void {
    const next = cells.flatMap((cell) => this.at(cell) ?? []);
    for (const tile of this.#picked) if (!next.includes(tile)) tile.picked = false;
    for (const tile of next) tile.picked = true;
    this.#picked = next;
  }

  /** Say something of every cell; only what is new is noticed. */
  each(tell: (tile: Tile) => void): void {
    for (const row of this.rows) row.forEach(tell);
  }
}
