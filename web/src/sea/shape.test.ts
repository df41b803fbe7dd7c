import { describe, expect, it } from 'vitest';
import { cellsOf, sameDrawing } from './shape';

describe('a shape', () => {
  it('of one row may be written without a list', () => {
    expect(cellsOf('###')).toEqual([[0, 0], [0, 1], [0, 2]]);
    expect(sameDrawing('##', ['##'])).toBe(true);
  });

  it('has its decks row by row', () => {
    expect(cellsOf(['.#', '##'])).toEqual([[0, 1], [1, 0], [1, 1]]);
  });

  it('lies where the corner of its box is', () => {
    expect(cellsOf(['##', '#.'], [3, 5])).toEqual([[3, 5], [3, 6], [4, 5]]);
  });
});
