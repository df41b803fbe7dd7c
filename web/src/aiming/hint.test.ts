import { describe, expect, test } from 'vitest';

import { bestCells, rankCells } from './hint';

const ODDS = [
  [0.1, 0.5, 1],
  [0, 0.2, 0.3],
];

describe('the odds of a hint', () => {
  const ranked = rankCells(ODDS, [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [1, 2],
  ]);

  test('name open cells alone, and none that is water for certain', () => {
    expect(ranked.map(({ cell }) => cell.join())).toEqual(['0,1', '1,2', '1,1', '0,0']);
    expect(rankCells(null, [[0, 0]])).toEqual([]);
  });

  test('keep what is advised on a short list', () => {
    expect(bestCells(ranked, [[0, 0]], 2)).toEqual([
      { cell: [0, 1], chance: 0.5 },
      { cell: [0, 0], chance: 0.1 },
    ]);
    expect(bestCells(ranked, [], 3)).toHaveLength(3);
  });
});
