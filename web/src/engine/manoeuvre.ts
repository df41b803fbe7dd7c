/** Where a ship can get in one move (BO1). */

import { inReadingOrder, type Cell } from './cell';
import type { Manoeuvre } from './rules';

/** The places of a straight ship after one move; a single deck stays. */
export function moves(rule: Manoeuvre, cells: readonly Cell[]): Cell[][] {
  if (cells.length < 2) return [];
  const [first, last] = [cells[0]!, cells.at(-1)!];
  const flat = first[0] === last[0];
  const found: Cell[][] = [];
  for (const way of [-1, 1]) {
    if (rule.shift) found.push(cells.map(([row, col]) => (flat ? [row, col + way] : [row + way, col])));
    for (const [row, col] of rule.pivot ? [first, last] : []) {
      found.push(cells.map((_, far) => (flat ? [row + way * far, col] : [row, col + way * far])));
    }
  }
  return found.map(inReadingOrder);
}
