import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveMatch } from '../api/match.svelte';
import { Problem } from '../api/problem';
import { SeatCommands } from './seat-commands.svelte';

vi.mock('../speech/speech.svelte', () => ({ t: (message: string) => message }));

const TOO_SOON = new Problem('match/present', 'Ask again in 3 s.', 409, { seconds: 3 });

function refused(problem: Problem): SeatCommands {
  return new SeatCommands({ act: () => Promise.reject(problem) } as unknown as LiveMatch);
}

describe('a refusal for a while', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts down, and goes when its time is over', async () => {
    const commands = refused(TOO_SOON);
    await commands.send({ type: 'end-turn' });
    expect(commands.trouble).toBe('Ask again in 3 s.');

    vi.advanceTimersByTime(1000);
    expect(commands.trouble).toBe('Ask again in 2 s.');
    vi.advanceTimersByTime(1000);
    expect(commands.trouble).toBe('Ask again in 1 s.');
    vi.advanceTimersByTime(1000);
    expect(commands.trouble).toBe('');
  });

  it('does not come back over whatever is said meanwhile', async () => {
    const commands = refused(TOO_SOON);
    await commands.send({ type: 'end-turn' });
    commands.tell('Something else.');

    vi.advanceTimersByTime(5000);

    expect(commands.trouble).toBe('Something else.');
  });

  it('stands until something is done where it names no time', async () => {
    const commands = refused(new Problem('turn/not-yours', 'Not your turn.', 409));
    await commands.send({ type: 'end-turn' });

    vi.advanceTimersByTime(60_000);

    expect(commands.trouble).toBe('Not your turn.');
  });
});
