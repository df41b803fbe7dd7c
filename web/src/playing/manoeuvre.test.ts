import { describe, expect, it } from 'vitest';
import type { Cell } from '../sea/cell';
import { type Move, moveByDrag, moveByPointing } from './manoeuvre';

const flat = (row: number, col: number): Cell[] => [[row, col], [row, col + 1], [row, col + 2]];
const upright = (row: number, col: number): Cell[] => [[row, col], [row + 1, col], [row + 2, col]];
const from = flat(3, 3);
const ahead: Move = { ship: 0, to: flat(3, 4) };
const astern: Move = { ship: 0, to: flat(3, 2) };
const down: Move = { ship: 0, to: upright(3, 3) };
const moves = [ahead, astern, down];

describe('a ship that is dragged', () => {
  it('goes where it is pulled', () => {
    expect(moveByDrag(moves, from, [0, 1])).toBe(ahead);
    expect(moveByDrag(moves, from, [0, -2])).toBe(astern);
    expect(moveByDrag(moves, from, [1, -1])).toBe(down);
  });

  it('stays when it is hardly pulled at all', () => {
    expect(moveByDrag(moves, from, [0, 0.2])).toBeNull();
    expect(moveByDrag([], from, [0, 1])).toBeNull();
  });
});

describe('a cell that is pointed at', () => {
  it('means the move that ends there', () => {
    expect(moveByPointing(moves, from, [3, 6])).toBe(ahead);
    expect(moveByPointing(moves, from, [5, 3])).toBe(down);
  });

  it('means nothing where the ship lies, or cannot go', () => {
    expect(moveByPointing(moves, from, [3, 4])).toBeNull();
    expect(moveByPointing(moves, from, [8, 8])).toBeNull();
  });
});
