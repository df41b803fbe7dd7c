import { describe, expect, it, vi } from 'vitest';
import type { Aim } from './aim.svelte';
import { SeatCommands } from './seat-commands.svelte';
import type { LiveMatch } from '../api/match.svelte';
import { situationOf } from './situation';

vi.mock('../speech/speech.svelte', () => ({ t: (message: string) => message }));

const REFUSED = { code: 'turn/no-second-shot', facts: {} };

/** A seat whose turn it is, at a step, with what may be done there. */
function turnAt(step: string, possible: readonly string[], shots_left = 1): Aim {
  const options = ['fire', 'declare-victory', 'end-turn', 'resign', 'move-ship'].map((action) => ({
    action,
    weapon: null,
    refusal: possible.includes(action) ? null : REFUSED,
  }));
  const table = { phase: 'playing', step, turn: 0, present: [0, 1] };
  const view = { seat: 0, table, options, shots: possible.includes('fire') ? 1 : 0, own: { shots_left } };
  return { view, weapon: null, commands: new SeatCommands({ view } as unknown as LiveMatch) } as unknown as Aim;
}

describe('what there is to do', () => {
  it('is to fire again, with as many shots as are left', () => {
    const aim = turnAt('again', ['fire', 'resign'], 3);
    expect(situationOf(aim).todo).toBe('todo-again');
    expect(aim.commands.shotsLeft).toBe(3);
  });

  it('is a second shot only for whoever may fire one', () => {
    expect(situationOf(turnAt('second', ['fire', 'end-turn', 'resign'])).todo).toBe('todo-second');
    const broken = turnAt('second', ['end-turn', 'resign']);
    expect(situationOf(broken).todo).toBe('todo-pass');
    expect(broken.commands.shotsLeft).toBe(0);
  });

  it('is to pass after a false declaration when no ship can move', () => {
    expect(situationOf(turnAt('spent', ['end-turn', 'move-ship', 'resign'])).todo).toBe('todo-spent');
    expect(situationOf(turnAt('spent', ['end-turn', 'resign'])).todo).toBe('todo-pass');
  });
});
