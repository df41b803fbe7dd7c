import { describe, expect, it } from 'vitest';
import { cellsOf } from '../sea/shape';
import {
  centreBox,
  drawingOf,
  gripOf,
  keepOnGrid,
  mirrorDrawing,
  nextMirror,
  nextShape,
  nextTurn,
  shapesAmong,
  turnDrawing,
} from './pose';

const corner = ['##', '#.'];
const hook = ['###', '#..'];

describe('a ship in hand', () => {
  it('turns to the right', () => {
    expect(turnDrawing(hook)).toEqual(['##', '.#', '.#']);
    expect(turnDrawing(turnDrawing(turnDrawing(turnDrawing(hook))))).toEqual(hook);
  });

  it('is mirrored left to right', () => {
    expect(mirrorDrawing(hook)).toEqual(['###', '..#']);
  });

  it('is the same after being put down and taken up', () => {
    expect(drawingOf(cellsOf(hook, [3, 5]))).toEqual({ drawing: hook, at: [3, 5] });
  });

  it('skips turns that are not allowed', () => {
    const allowed = [hook, turnDrawing(turnDrawing(hook))];
    expect(nextTurn(hook, allowed)).toEqual(turnDrawing(turnDrawing(hook)));
  });

  it('is not turned when there is no other way to lie', () => {
    expect(nextTurn(['#'], [['#']])).toBeNull();
    expect(nextTurn(['##', '##'], [['##', '##']])).toBeNull();
  });

  it('is mirrored only where that makes a difference and is allowed', () => {
    expect(nextMirror(['####'], [['####']])).toBeNull();
    expect(nextMirror(hook, [hook])).toBeNull();
    expect(nextMirror(hook, [hook, mirrorDrawing(hook)])).toEqual(mirrorDrawing(hook));
  });

  it('goes through the shapes of its class', () => {
    const allowed = [['###'], ['#', '#', '#'], corner, turnDrawing(corner)];
    expect(shapesAmong(allowed)).toEqual([['###'], corner]);
    expect(nextShape(['#', '#', '#'], allowed)).toEqual(corner);
    expect(nextShape(turnDrawing(corner), allowed)).toEqual(['###']);
    expect(nextShape(['##'], [['##'], ['#', '#']])).toBeNull();
  });

  it('is held by one of its own cells', () => {
    expect(gripOf(['##', '#.'])).toEqual([0, 0]);
    expect(gripOf(['#..', '###'])).toEqual([1, 1]);
    expect(gripOf(['#####'])).toEqual([0, 2]);
  });

  it('stays on the grid', () => {
    const grid = { rows: 6, cols: 9 };
    expect(keepOnGrid(grid, ['####'], [7, 8])).toEqual([5, 5]);
    expect(centreBox(grid, ['####'], [2, 4])).toEqual([2, 3]);
    expect(centreBox(grid, ['####'], [0, 0])).toEqual([0, 0]);
  });
});
