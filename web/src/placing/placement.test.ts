import { describe, expect, it } from 'vitest';
import { barred, nearest, type Pose, verdict } from './placement';

const pose: Pose = {
  shape: ['##'],
  free: [[0, 0], [2, 1]],
  obstacles: [{ code: 'placement/overlap', sentence: 'Two ships overlap.', at: [[1, 1]] }],
};

describe('a berth', () => {
  it('is free, or says why not', () => {
    expect(verdict(pose, [0, 0])).toEqual({ fits: true });
    expect(verdict(pose, [1, 1])).toEqual({ fits: false, sentence: 'Two ships overlap.' });
  });

  it('is found nearby, and not beyond reach', () => {
    expect(nearest(pose, [1, 0])).toEqual([0, 0]);
    expect(nearest(pose, [2, 2])).toEqual([2, 1]);
    expect(nearest(pose, [9, 9], 2)).toBeNull();
  });

  it('leaves cells where the ship can never lie', () => {
    expect(barred({ rows: 3, cols: 3 }, pose)).toEqual([[0, 2], [1, 0], [1, 1], [1, 2], [2, 0]]);
  });
});
