/** The forms of ships: their cells in the top left corner of the grid, in reading order. */

import { inReadingOrder, type Cell } from './cell';
import type { ShipClass } from './rules';

export type Shape = readonly Cell[];

/** Every way a ship of a class may lie, each once. */
export function shapesOf(entry: Pick<ShipClass, 'shapes' | 'turned' | 'mirrored'>): Shape[] {
  const found = new Map<string, Shape>();
  for (const drawing of entry.shapes) {
    for (const shape of attitudes(readShape(drawing), entry.turned, entry.mirrored)) found.set(shape.join(' '), shape);
  }
  return [...found.values()];
}

/** Whether cells have one of the forms of a class; a cell that is named twice makes another form. */
export function isShapeOf(entry: ShipClass, cells: readonly Cell[]): boolean {
  const form = inCorner(cells).join(' ');
  return cells.length > 0 && shapesOf(entry).some((shape) => shape.join(' ') === form);
}

/** Rows and columns of the box around a form. */
export function extentOf(shape: Shape): [rows: number, cols: number] {
  return [Math.max(...shape.map(([row]) => row)) + 1, Math.max(...shape.map(([, col]) => col)) + 1];
}

function readShape(drawing: string | readonly string[]): Shape {
  const lines = typeof drawing === 'string' ? [drawing] : drawing;
  return inCorner(lines.flatMap((line, row) => [...line].flatMap((sign, col) => (sign === '#' ? [[row, col] as const] : []))));
}

function attitudes(shape: Shape, turned: boolean, mirrored: boolean): Shape[] {
  const sides = mirrored ? [shape, inCorner(shape.map(([row, col]) => [row, -col]))] : [shape];
  return sides.flatMap((side) => {
    const found = [side];
    for (let quarter = 1; turned && quarter < 4; quarter += 1) {
      found.push(inCorner((found[quarter - 1] as Shape).map(([row, col]) => [col, -row])));
    }
    return found;
  });
}

function inCorner(cells: readonly Cell[]): Shape {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, col]) => col));
  return inReadingOrder(cells.map(([row, col]) => [row - top, col - left]));
}
