// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewMessage } from '../api/types';
import { settings } from '../settings/settings.svelte';
import { LastShot } from './last-shot.svelte';
import { LASTS } from './moments.svelte';

vi.mock('../sounds/player', () => ({ play: vi.fn() }));
vi.useFakeTimers();

/** A view of seat 0, before or after the shot that ends the game. */
function view(phase: string, foreign: string): ViewMessage {
  return {
    number: phase === 'over' ? 2 : 1,
    seat: 0,
    table: { phase, winner: phase === 'over' ? 0 : null },
    charts: [{ rows: ['..'] }, { rows: [foreign] }],
    sunk: [],
    own: { hits: [], ships: [] },
  } as unknown as ViewMessage;
}

/** A game that ends with a shot, or without one; gives what is shown then. */
function end(foreign = 'x.'): LastShot {
  const shot = new LastShot();
  shot.see(view('playing', '..'));
  shot.see(view('over', foreign));
  return shot;
}

describe('the last shot', () => {
  let moving = true;

  beforeEach(() => {
    moving = true;
    vi.spyOn(settings, 'moving', 'get').mockImplementation(() => moving);
  });
  afterEach(() => vi.restoreAllMocks());

  it('is looked at for its moment, or until the next input', () => {
    const waited = end();
    vi.advanceTimersByTime(LASTS.sunk - 1);
    expect(waited.shown).toBe(true);
    vi.advanceTimersByTime(1);
    expect(waited.shown).toBe(false);

    const skipped = end();
    dispatchEvent(new Event('keydown'));
    expect(skipped.shown).toBe(false);
  });

  it('keeps nobody waiting for whom nothing may move', () => {
    moving = false;
    expect(end().shown).toBe(false);
  });

  it('is none where the game ends without one, and none for whoever comes later', () => {
    expect(end('..').shown).toBe(false);
    const late = new LastShot();
    late.see(view('over', 'x.'));
    expect(late.shown).toBe(false);
  });
});
