import { describe, expect, it } from 'vitest';
import { type AnalysedMove, direction, graphOf, turningPoints, verdictOf } from './verdict';

function move(moment: number, seat: number, before: number, awaited: number, after: number): AnalysedMove {
  return {
    moment,
    seat,
    cells: [[0, 0]],
    weapon: null,
    cost: 1,
    before,
    awaited,
    after,
    luck: awaited - 1 - after,
    skill: before - awaited,
    loss: 0,
    best: [],
    best_action: null,
    odds: [],
    exact: false,
    error: 0.3,
  };
}

const MOVES = [move(1, 0, 10, 10.5, 8), move(2, 1, 10, 10, 9.2), move(3, 0, 8, 8, 7.5)];

describe('what the moves of a game come to', () => {
  it('adds luck and skill up to what was saved', () => {
    const verdict = verdictOf(MOVES, 0);
    expect(verdict?.expected).toBe(10);
    expect(verdict?.result).toBeCloseTo(9.5);
    expect((verdict?.luck ?? 0) + (verdict?.skill ?? 0)).toBeCloseTo(0.5);
    expect(verdict?.error).toBeCloseTo(0.3 * Math.SQRT2);
  });

  it('has nothing to say of a side that made no move', () => {
    expect(verdictOf([], 0)).toBeNull();
    expect(graphOf([], 0)).toEqual([]);
  });

  it('finds where the game turned', () => {
    expect(turningPoints(MOVES).map(({ moment }) => moment)).toEqual([1]);
  });

  it('begins the graph before the first move', () => {
    expect(graphOf(MOVES, 0)).toEqual([
      { moment: 0, value: 10 },
      { moment: 1, value: 8 },
      { moment: 3, value: 7.5 },
    ]);
  });

  it('calls nothing what is nothing with one decimal', () => {
    expect([0.04, 0.06, -0.06].map(direction)).toEqual(['even', 'more', 'less']);
  });
});
