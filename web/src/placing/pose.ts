/**
 * The ways a ship may lie: rows of a drawing, such as ["##", "#."].
 *
 * Which of them are allowed is the server's business. Here they are only turned and
 * mirrored, to find the one that somebody means by turning a ship.
 */

import type { Cell, Grid } from '../sea/cell';
import { cellsOf, type Drawing, sameDrawing } from '../sea/shape';

/** The drawing of some cells, and the top left corner of their box. */
export function drawingOf(cells: readonly Cell[]): { drawing: Drawing; at: Cell } {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, col]) => col));
  const rows = Math.max(...cells.map(([row]) => row)) - top + 1;
  const cols = Math.max(...cells.map(([, col]) => col)) - left + 1;
  const sheet = Array.from({ length: rows }, () => Array<string>(cols).fill('.'));
  for (const [row, col] of cells) (sheet[row - top] as string[])[col - left] = '#';
  return { drawing: sheet.map((line) => line.join('')), at: [top, left] };
}

/** A quarter turn to the right. */
export function turnDrawing(drawing: Drawing): Drawing {
  const cols = drawing[0]?.length ?? 0;
  return Array.from({ length: cols }, (_, col) =>
    drawing.map((line) => line[col] ?? '.').reverse().join(''),
  );
}

/** Left and right exchanged. */
export function mirrorDrawing(drawing: Drawing): Drawing {
  return drawing.map((line) => [...line].reverse().join(''));
}

/** All that comes of a drawing by turning and mirroring it. */
export function family(drawing: Drawing): Drawing[] {
  const turns = (first: Drawing): Drawing[] => {
    const second = turnDrawing(first);
    const third = turnDrawing(second);
    return [first, second, third, turnDrawing(third)];
  };
  return [...turns(drawing), ...turns(mirrorDrawing(drawing))];
}

/** Whether two drawings are one shape, turned or mirrored. */
function isSameShape(one: Drawing, other: Drawing): boolean {
  return family(one).some((each) => sameDrawing(each, other));
}

/** The first of the drawings that are allowed, going on turning until one is. */
export function nextTurn(drawing: Drawing, allowed: readonly Drawing[]): Drawing | null {
  let next = turnDrawing(drawing);
  for (let quarter = 0; quarter < 3; quarter += 1) {
    const found = allowed.find((each) => sameDrawing(each, next));
    if (found && !sameDrawing(found, drawing)) return found;
    next = turnDrawing(next);
  }
  return null;
}

/** The mirror image, where it is allowed and looks different. */
export function nextMirror(drawing: Drawing, allowed: readonly Drawing[]): Drawing | null {
  const image = mirrorDrawing(drawing);
  if (sameDrawing(image, drawing)) return null;
  return allowed.find((each) => sameDrawing(each, image)) ?? null;
}

/** One drawing for each shape that a class may take. */
export function shapesAmong(allowed: readonly Drawing[]): Drawing[] {
  return allowed.reduce<Drawing[]>(
    (found, each) => (found.some((other) => isSameShape(other, each)) ? found : [...found, each]),
    [],
  );
}

/** The shape after this one, among all that the class may take. */
export function nextShape(drawing: Drawing, allowed: readonly Drawing[]): Drawing | null {
  const shapes = shapesAmong(allowed);
  const here = shapes.findIndex((each) => isSameShape(each, drawing));
  return shapes.length > 1 ? (shapes[(here + 1) % shapes.length] ?? null) : null;
}

/** The cell of a drawing nearest to the middle of its box: the one it is held by. */
export function gripOf(drawing: Drawing): Cell {
  const [row, col] = [(drawing.length - 1) / 2, ((drawing[0]?.length ?? 1) - 1) / 2];
  const far = ([down, right]: Cell): number => Math.abs(down - row) + Math.abs(right - col);
  return cellsOf(drawing).reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}

/** Where the box of a drawing lies when it is held over a cell, without leaving the grid. */
export function centreBox(grid: Grid, drawing: Drawing, [row, col]: Cell): Cell {
  const [down, right] = gripOf(drawing);
  return keepOnGrid(grid, drawing, [row - down, col - right]);
}

/** The nearest place of the box that lies on the grid. */
export function keepOnGrid(grid: Grid, drawing: Drawing, [row, col]: Cell): Cell {
  const [rows, cols] = [drawing.length, drawing[0]?.length ?? 0];
  return [
    Math.max(0, Math.min(grid.rows - rows, row)),
    Math.max(0, Math.min(grid.cols - cols, col)),
  ];
}
