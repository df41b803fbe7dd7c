import { describe, expect, it } from 'vitest';
import type { Cell } from '../cell';
import { silhouette } from './silhouette';

const flat = (length: number): Cell[] => Array.from({ length }, (_, at): Cell => [2, 3 + at]);
const upright = (length: number): Cell[] => Array.from({ length }, (_, at): Cell => [3 + at, 2]);

describe('the drawing of a ship', () => {
  it.each([1, 2, 3, 4, 5, 6, 9])('of %i cells is the same lying and standing', (length) => {
    const [lying, standing] = [silhouette(flat(length)), silhouette(upright(length))];
    expect(standing.parts).toEqual(lying.parts);
    expect(lying.transform).toBe('translate(120 80)');
  });

  it('stands with its bow up, on its own cells', () => {
    // Turned by a quarter to the left, a drawing reaches up from where it is put.
    expect(silhouette(upright(4)).transform).toBe('translate(80 280) rotate(-90)');
  });

  it('tells a submarine from a cruiser of the same length', () => {
    expect(silhouette(flat(3), 'submarine').parts).not.toEqual(silhouette(flat(3), 'cruiser').parts);
  });

  it('does not depend on the order of the cells', () => {
    const bent: Cell[] = [[0, 0], [0, 1], [1, 0]];
    expect(silhouette([...bent].reverse())).toEqual(silhouette(bent));
  });

  it('has no number that is none', () => {
    const shapes: Cell[][] = [flat(1), flat(12), [[0, 0], [0, 1], [1, 0], [1, 1]], [[0, 0], [1, 1]]];
    for (const cells of shapes) expect(JSON.stringify(silhouette(cells))).not.toMatch(/NaN|undefined|null/);
  });
});
