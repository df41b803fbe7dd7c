import { describe, expect, it } from 'vitest';
import { coveredCells, targetAt, type Weapon } from './weapon';

const grid = { rows: 6, cols: 9 };
const weapon = (kind: Weapon['kind'], radius: number | null = 1): Weapon => ({
  name: 'some',
  kind,
  count: 3,
  radius,
  unlock_turn: 1,
  takes_turn: true,
});

describe('what a special action covers', () => {
  it('is nine cells around the named one', () => {
    const target = targetAt(weapon('area'), [2, 3], false);
    expect(coveredCells(grid, weapon('area'), target)).toHaveLength(9);
  });

  it('is cut off by the edge', () => {
    const target = targetAt(weapon('radar'), [0, 8], false);
    expect(coveredCells(grid, weapon('radar'), target)).toEqual([[0, 7], [1, 7], [0, 8], [1, 8]]);
  });

  it('is a whole row or column, as it is turned', () => {
    const raid = weapon('line', null);
    expect(coveredCells(grid, raid, targetAt(raid, [2, 3], false))).toHaveLength(9);
    expect(coveredCells(grid, raid, targetAt(raid, [2, 3], true))).toHaveLength(6);
  });
});
