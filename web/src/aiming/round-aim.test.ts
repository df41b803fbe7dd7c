import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../api/problem';
import type { LiveMatch } from '../api/match.svelte';
import { RoundAim } from './round-aim.svelte';

vi.mock('../speech/speech.svelte', () => ({ t: (message: string) => message }));

const VIEW = { shots: 1, table: { turn: 0 }, ruleset: { arsenal: [] }, options: [] };

/** Somebody who aims in a game that answers so. */
function aiming(answer: Promise<unknown>): RoundAim {
  return new RoundAim({ view: VIEW, act: () => answer } as unknown as LiveMatch);
}

describe('an order that is given', () => {
  it('leaves alone what is picked before the answer is here', async () => {
    let answer = (_: unknown): void => undefined;
    const aim = aiming(new Promise((done) => (answer = done)));
    aim.pick([1, 1]);
    const sent = aim.send();
    aim.pick([2, 5]);
    answer(null);
    await sent;
    expect(aim.cells).toEqual([[2, 5]]);
  });

  it('is gone from the hand once it is answered', async () => {
    const aim = aiming(Promise.resolve());
    aim.pick([1, 1]);
    await aim.send();
    expect(aim.cells).toEqual([]);
  });

  it('is in the hand again when it is refused', async () => {
    const aim = aiming(Promise.reject(new Problem('game/not-now', 'Not now.')));
    aim.pick([1, 1]);
    await aim.send();
    expect(aim.trouble).toBe('Not now.');
    expect(aim.cells).toEqual([[1, 1]]);
  });
});
