import { describe, expect, it } from 'vitest';
import type { Cell } from '../cell';
import { CELL, loops, outline } from './hull';

const sea = (drawing: string): Cell[] =>
  drawing
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      [...line.trim()].flatMap((sign, col): Cell[] => (sign === '#' ? [[row, col]] : [])),
    );

describe('the outline of a ship', () => {
  it('of a straight one has four corners', () => {
    expect(loops(sea('####'))).toEqual([[[0, 0], [4, 0], [4, 1], [0, 1]]]);
  });

  it('of a bent one turns at every bend', () => {
    const [line = []] = loops(sea('###\n#..'));
    expect(line).toHaveLength(6);
  });

  it('of a ring has two lines, one around the hole', () => {
    const lines = loops(sea('###\n#.#\n###'));
    expect(lines.map((line) => line.length).sort()).toEqual([4, 4]);
  });

  it('keeps two cells apart that meet at a corner', () => {
    const lines = loops(sea('#.\n.#'));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toHaveLength(4);
  });

  it('stays inside its cells, also around a bend', () => {
    const numbers = outline(sea('##\n#.'), 4, 10).match(/-?[\d.]+/g)?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBe(4);
    expect(Math.max(...numbers)).toBe(2 * CELL - 4);
  });

  it('draws the inner corner inside the ship', () => {
    // The bend of ## / #. is at (1, 1); moved inwards it is nearer to the top left.
    expect(outline(sea('##\n#.'), 4, 0)).toContain('Q36 36');
  });
});
