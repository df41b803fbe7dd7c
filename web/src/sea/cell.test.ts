import { describe, expect, it } from 'vitest';
import { type Cell, separateCells } from './cell';

describe('cells struck together', () => {
  it('lie alone where none of the others is beside them', () => {
    const salvo: Cell[] = [[0, 0], [1, 1], [4, 7]];
    expect(separateCells(salvo)).toEqual({ alone: salvo, joined: [] });
  });

  it('are joined by sides, along rows and along columns', () => {
    expect(separateCells([[0, 0], [0, 1], [3, 2], [4, 2], [2, 3]])).toEqual({
      alone: [[2, 3]],
      joined: [[0, 0], [0, 1], [3, 2], [4, 2]],
    });
  });
});
