/**
 * The cells of a board, each with signals of its own.
 *
 * A sea for sixty-four has thousands of cells, and a click changes two of them: only the
 * cells for which something is news are touched, and nobody has to look at the others.
 */

import type { Cell } from './cell';

/** What a board says and shows of one cell. */
export class BoardCell {
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

export class BoardCells {
  readonly rows: readonly (readonly BoardCell[])[];
  #picked: readonly BoardCell[] = [];
  #stop: BoardCell | undefined;

  constructor(rows: number, cols: number) {
    this.rows = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: cols }, (_, col) => new BoardCell(row, col)),
    );
  }

  at([row, col]: Cell): BoardCell | undefined {
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
    for (const boardCell of this.#picked) if (!next.includes(boardCell)) boardCell.picked = false;
    for (const boardCell of next) boardCell.picked = true;
    this.#picked = next;
  }

  /** Say something of every cell; only what is new is noticed. */
  each(tell: (boardCell: BoardCell) => void): void {
    for (const row of this.rows) row.forEach(tell);
  }
}
