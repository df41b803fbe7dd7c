import { describe, expect, it } from 'vitest';
import { drawSea } from './drawn-sea';

/** How many closed lines a path has. */
const loops = (d: string | undefined): number => (d ?? '').split(/z/i).length - 1;

describe('a small drawn sea', () => {
  const drawn = drawSea(['AA.*', '..b-', 'Z..+']);
  const path = (kind: string): string | undefined => drawn.paths.find((each) => each.kind === kind)?.d;

  it('is as large as its rows and columns', () => {
    expect([drawn.rows, drawn.cols]).toEqual([3, 4]);
  });

  it('tells ships afloat, sunk ones and forbidden ones apart', () => {
    expect([path('hull'), path('sunk'), path('barred')].map(loops)).toEqual([1, 1, 1]);
    expect(path('struck')).toMatch(/^M100 60m/);
    expect(path('miss')).toMatch(/^M140 20m/);
    expect(path('nothing')).toMatch(/^M140 60m/);
    expect(path('seen')).toMatch(/^M140 100m/);
  });

  it('does not take ships of two seas for one', () => {
    const two = drawSea(['A. A.', 'A. A.']);
    expect(loops(two.paths.find(({ kind }) => kind === 'hull')?.d)).toBe(2);
    expect(loops(two.paths.find(({ kind }) => kind === 'water')?.d)).toBe(2);
  });

  it('floats a wounded ship', () => {
    const wounded = drawSea(['Aa']);
    expect(wounded.paths.map(({ kind }) => kind)).toEqual(['water', 'net', 'hull', 'edge', 'struck']);
  });
});
