/** Sets of cells as one number: bit `row × columns + column` for each cell. */

import type { Cell, CellNumber } from './cell';

export type Mask = bigint;

export function maskOf(columns: number, cells: readonly Cell[]): Mask {
  return cells.reduce((mask, [row, col]) => mask | (1n << BigInt(row * columns + col)), 0n);
}

export function maskOfNumbers(numbers: Iterable<CellNumber>): Mask {
  let found = 0n;
  for (const number of numbers) found |= 1n << BigInt(number);
  return found;
}

/** The cells of a set by number, the smallest first. */
export function cellNumbers(cells: Mask): CellNumber[] {
  const found: CellNumber[] = [];
  for (let number = 0, left = cells; left; number += 1, left >>= 1n) if (left & 1n) found.push(number);
  return found;
}
