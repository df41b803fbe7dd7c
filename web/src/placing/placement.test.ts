import { describe, expect, it } from 'vitest';
import { barredCells, fitAt, nearestFree, type PosePlaces } from './placement';

const pose: PosePlaces = {
  shape: ['##'],
  free: [[0, 0], [2, 1]],
  obstacles: [{ code: 'placement/overlap', sentence: 'Two ships overlap.', at: [[1, 1]] }],
};

describe('a placement', () => {
  it('is free, or says why not', () => {
    expect(fitAt(pose, [0, 0])).toEqual({ fits: true });
    expect(fitAt(pose, [1, 1])).toEqual({ fits: false, sentence: 'Two ships overlap.' });
  });

  it('is found nearby, and not beyond reach', () => {
    expect(nearestFree(pose, [1, 0])).toEqual([0, 0]);
    expect(nearestFree(pose, [2, 2])).toEqual([2, 1]);
    expect(nearestFree(pose, [9, 9], 2)).toBeNull();
  });

  it('leaves cells where the ship can never lie', () => {
    expect(barredCells({ rows: 3, cols: 3 }, pose)).toEqual([[0, 2], [1, 0], [1, 1], [1, 2], [2, 0]]);
  });
});
