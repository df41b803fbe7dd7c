// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { PuzzleLine } from '../api/types';
import { keepProgress, nextPuzzle, noteTry, readProgress } from './progress';

const line = (id: string): PuzzleLine => ({ id, variant: 'classic', kind: 'last-ship', rating: 1500 });
const lines = ['a', 'b', 'c'].map(line);

describe('progress with puzzles', () => {
  beforeEach(() => localStorage.clear());

  it('is kept in the browser, and the first try counts', () => {
    keepProgress(noteTry(noteTry({}, 'a', false), 'a', true));
    expect(readProgress()).toEqual({ a: false });
  });

  it('is nothing where something else was kept', () => {
    localStorage.setItem('seabattle-puzzles', '[1, 2');
    expect(readProgress()).toEqual({});
    localStorage.setItem('seabattle-puzzles', '{"a": true, "b": 3}');
    expect(readProgress()).toEqual({ a: true });
  });

  it('goes on with what was not tried, then with what was not solved', () => {
    expect(nextPuzzle(lines, {}, null)?.id).toBe('a');
    expect(nextPuzzle(lines, { a: true }, 'a')?.id).toBe('b');
    expect(nextPuzzle(lines, { a: true, b: true, c: false }, 'b')?.id).toBe('c');
    expect(nextPuzzle(lines, { a: true, b: true, c: true }, 'a')?.id).toBe('b');
    expect(nextPuzzle([], {}, null)).toBeNull();
  });
});
