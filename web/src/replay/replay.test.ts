// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownsKey, PACES, Playback } from './playback.svelte';
import { freshCells, type Moment, type ReplayData } from './replay-data';

function at(moment: number, length: number): Playback {
  const playback = new Playback();
  playback.growTo(length);
  playback.go(moment);
  return playback;
}

describe('leafing through a game', () => {
  it('stays between the first moment and the last, whatever a link says', () => {
    expect(at(99, 5).at).toBe(4);
    expect(at(-3, 5).at).toBe(0);
    expect(at(2, 0).at).toBe(0);
  });

  it('takes along whoever stands at the end when the game goes on', () => {
    const playback = at(4, 5);
    playback.growTo(7);
    expect([playback.at, playback.behind]).toEqual([6, 0]);
  });

  it('does not pull forward whoever has leafed back', () => {
    const playback = at(1, 5);
    playback.growTo(7);
    expect([playback.at, playback.behind]).toEqual([1, 5]);
  });

  it('goes by keys, and leaves other keys alone', () => {
    const playback = at(2, 5);
    expect(playback.key('ArrowRight') && playback.at).toBe(3);
    expect(playback.key('ArrowLeft') && playback.at).toBe(2);
    expect(playback.key('End') && playback.at).toBe(4);
    playback.key('Home');
    expect(playback.at).toBe(0);
    expect(playback.key('x')).toBe(false);
  });
});

describe('letting a game run', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows one moment after the other, and stops at the end', () => {
    const playback = at(0, 3);
    playback.toggle();
    vi.advanceTimersByTime(PACES.usual);
    expect([playback.at, playback.playing]).toEqual([1, true]);
    vi.advanceTimersByTime(PACES.usual * 5);
    expect([playback.at, playback.playing]).toEqual([2, false]);
  });

  it('begins anew when it has come to the end', () => {
    const playback = at(2, 3);
    playback.toggle();
    expect([playback.at, playback.playing]).toEqual([0, true]);
  });

  it('is stopped by leafing', () => {
    const playback = at(0, 9);
    playback.toggle();
    playback.step(3);
    vi.advanceTimersByTime(PACES.slow * 9);
    expect([playback.at, playback.playing]).toEqual([3, false]);
  });
});

describe('keys', () => {
  it('belong to a field that is being written in, and the space bar to a button', () => {
    document.body.innerHTML = '<input id="a"><button id="b"></button><p id="c"></p>';
    const element = (id: string) => document.getElementById(id);
    expect(ownsKey(element('a'), 'ArrowLeft')).toBe(true);
    expect(ownsKey(element('b'), ' ')).toBe(true);
    expect(ownsKey(element('b'), 'ArrowLeft')).toBe(false);
    expect(ownsKey(element('c'), ' ')).toBe(false);
  });
});

describe('what is new at a moment', () => {
  const moment = (...rows: string[]) =>
    ({ charts: [{ rows: ['..', '..', '..'] }, { rows }] }) as unknown as Moment;
  const replay = { moments: [moment('..', '..', '..'), moment('x.', '..', '..'), moment('#.', '#.', '.o')] } as unknown as ReplayData;

  it('is told for each sea by itself, row before column', () => {
    expect(freshCells(replay, 1)).toEqual([[], [[0, 0]]]);
  });

  it('leaves out what was struck before and is only known to be sunk now', () => {
    expect(freshCells(replay, 2)).toEqual([[], [[1, 0], [2, 1]]]);
  });

  it('is nothing where there is no such moment', () => {
    expect(freshCells(replay, 9)).toEqual([]);
  });
});
