// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { Problem } from '../api/problem';
import { ago } from './match-lists/ago';
import { playerWord, readChoice } from './new-game/choice.svelte';
import { clockRule, CLOCKS, clocksFor } from './new-game/clock-rule';
import { retry, seatsBeside } from './new-game/create-match';

describe('a choice', () => {
  it('is a sensible one for whoever has chosen nothing', () => {
    expect(readChoice(null)).toMatchObject({ opponent: 'admiral', level: 3, begins: 'lot', hints: true });
  });

  it('stays within bounds whatever was kept', () => {
    expect(readChoice('{"level":99,"seats":1,"begins":"me"}')).toMatchObject({
      level: 10,
      seats: 2,
      begins: 'lot',
    });
    expect(readChoice('rubbish')).toMatchObject({ level: 3 });
  });

  it('names players as the server does', () => {
    expect(playerWord('admiral', 7)).toBe('admiral:7');
    expect(playerWord('hunter', 7)).toBe('hunter');
    expect(seatsBeside(2, 'open')).toEqual(['host', 'open', 'open']);
  });
});

describe('a clock', () => {
  it('is sound: a bank or a time for each move, and not both', () => {
    for (const { bank = 0, increment = 0, move = 0 } of CLOCKS.map(clockRule)) {
      expect(bank > 0 && move > 0).toBe(false);
      expect(increment > 0 && bank === 0).toBe(false);
    }
  });

  it('has a time for each round where all move at once', () => {
    expect(clocksFor(true)).toEqual(['none', 'minute', 'day', 'days']);
    expect(clocksFor(false)).toEqual(CLOCKS);
  });
});

describe('how long ago', () => {
  const now = 10 * 86_400_000;

  it('is said in the language in use', () => {
    expect(ago(now - 2 * 3_600_000, now, 'en')).toBe('2 hours ago');
    expect(ago(now - 5 * 86_400_000, now, 'ru')).toBe('5 дней назад');
    expect(ago(now - 86_400_000, now, 'it')).toBe('ieri');
  });

  it('is never in the future, whatever the clocks say', () => {
    expect(ago(now + 5000, now, 'en')).toBe('this minute');
  });
});

describe('asking again', () => {
  const lost = new Problem('network/unreachable', 'Gone.');

  it('helps against a lost answer', async () => {
    let asked = 0;
    const answer = retry(() => ((asked += 1) < 3 ? Promise.reject(lost) : Promise.resolve('well')), 0);
    await expect(answer).resolves.toBe('well');
  });

  it('ends, and says why', async () => {
    await expect(retry(() => Promise.reject(lost), 0)).rejects.toBe(lost);
  });

  it('is not for what was refused', async () => {
    let asked = 0;
    const refused = new Problem('table/wrong-seats', 'No.', 409);
    const answer = retry(() => {
      asked += 1;
      return Promise.reject(refused);
    }, 0);
    await expect(answer).rejects.toBe(refused);
    expect(asked).toBe(1);
  });
});
