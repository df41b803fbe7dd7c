import { describe, expect, it } from 'vitest';
import { stepCell } from './grid-keys';

const grid = { rows: 6, cols: 9 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey });

describe('the keys of a grid', () => {
  it.each([
    ['ArrowUp', [1, 4]],
    ['ArrowDown', [3, 4]],
    ['ArrowLeft', [2, 3]],
    ['ArrowRight', [2, 5]],
    ['Home', [2, 0]],
    ['End', [2, 8]],
    ['PageUp', [0, 4]],
    ['PageDown', [5, 4]],
  ])('%s moves', (key, to) => {
    expect(stepCell(grid, [2, 4], press(key))).toEqual(to);
  });

  it('go to the corners together with Ctrl', () => {
    expect(stepCell(grid, [2, 4], press('Home', true))).toEqual([0, 0]);
    expect(stepCell(grid, [2, 4], press('End', true))).toEqual([5, 8]);
  });

  it('stop at the edge', () => {
    expect(stepCell(grid, [0, 8], press('ArrowUp'))).toEqual([0, 8]);
    expect(stepCell(grid, [0, 8], press('ArrowRight'))).toEqual([0, 8]);
  });

  it('leave the others alone', () => {
    expect(stepCell(grid, [0, 0], press('Enter'))).toBeNull();
  });
});
