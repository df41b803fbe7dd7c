/** Where a ship can get in one move (BO1). */

import { inReadingOrder, type Cell } from './fleet';

/** The places of a straight ship after one move; a single deck stays. */
export function moves(rule: { shift: boolean; pivot: boolean }, cells: Cell[]): Cell[][] {
  if (cells.length < 2) return [];
  const [first, last] = [cells[0]!, cells.at(-1)!];
  const flat = first.row === last.row;
  const found: Cell[][] = [];
  for (const way of [-1, 1]) {
    if (rule.shift) {
      found.push(cells.map(({ row, col }) => (flat ? { row, col: col + way } : { row: row + way, col })));
    }
    for (const { row, col } of rule.pivot ? [first, last] : []) {
      found.push(cells.map((_, far) => (flat ? { row: row + way * far, col } : { row, col: col + way * far })));
    }
  }
  return found.map(inReadingOrder);
}
