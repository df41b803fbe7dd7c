/** Shapes of ships as rule files and messages draw them: `"###"`, or by rows `["##", "#."]`. */

import type { Cell } from './cell';

/** A shape by its rows, a sign for each cell: `#` is a deck. */
export type Drawing = readonly string[];

/** The rows of a shape; a file writes a single one without a list. */
export function rowsOf(shape: string | Drawing): Drawing {
  return typeof shape === 'string' ? [shape] : shape;
}

/** The cells of a shape whose box has its top left corner at *at*. */
export function cellsOf(shape: string | Drawing, [row, col]: Cell = [0, 0]): Cell[] {
  return rowsOf(shape).flatMap((line, down) =>
    [...line].flatMap((sign, right): Cell[] => (sign === '#' ? [[row + down, col + right]] : [])),
  );
}

/** Whether two drawings show the same cells in the same box. */
export function sameDrawing(one: string | Drawing, other: string | Drawing): boolean {
  return rowsOf(one).join('/') === rowsOf(other).join('/');
}
