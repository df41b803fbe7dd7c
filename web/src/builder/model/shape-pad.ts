/**
 * Shapes of ships, drawn by clicking on cells.
 *
 * A rule file draws a shape as `"####"`, or by its rows `["##", "#."]`.
 */

import { cellsOf } from '../../sea/shape';

export type FileDrawing = string | string[];

/** A pad to draw on: `true` where a deck is. */
export type Pad = boolean[][];

export const MOST_SIDE = 8;
/** Larger shapes can be written in a file; a pad for them would fit on no screen. */

/** A pad with the drawing on it, and room to draw on where the largest side allows it. */
export function padFor(drawing: FileDrawing, side = 5): Pad {
  const cells = cellsOf(drawing);
  const rows = Math.max(side, ...cells.map(([row]) => row + 1));
  const cols = Math.max(side, ...cells.map(([, col]) => col + 1));
  const pad = Array.from({ length: rows }, () => Array.from({ length: cols }, () => false));
  for (const [row, col] of cells) pad[row]![col] = true;
  return pad;
}

/** The pad after a click on a cell. */
export function toggleDeck(pad: Pad, row: number, col: number): Pad {
  return pad.map((line, r) => line.map((deck, c) => (r === row && c === col ? !deck : deck)));
}

/** The pad as a file draws it: cut to the decks; a single row is one string. */
export function drawingOfPad(pad: Pad): FileDrawing {
  const used = pad.flatMap((line, row) => line.flatMap((deck, col) => (deck ? [[row, col]] : [])));
  if (!used.length) return '';
  const rows = used.map(([row]) => row!);
  const cols = used.map(([, col]) => col!);
  const [left, right] = [Math.min(...cols), Math.max(...cols)];
  const lines = pad
    .slice(Math.min(...rows), Math.max(...rows) + 1)
    .map((line) => line.slice(left, right + 1).map((deck) => (deck ? '#' : '.')).join(''));
  return lines.length === 1 ? lines[0]! : lines;
}

/** How many decks a drawing has. */
export function decks(drawing: FileDrawing): number {
  return cellsOf(drawing).length;
}
