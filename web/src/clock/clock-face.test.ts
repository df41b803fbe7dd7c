import { describe, expect, it, vi } from 'vitest';
import { clockText, isLate } from './clock-face';

vi.mock('../speech/speech.svelte', () => ({
  t: (message: string, facts: object) => [message, ...Object.values(facts)].join(' '),
}));

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_000, '0:59'],
    [60_000, '1:00'],
    [61_500, '1:02'],
    [59_001, '1:00'],
    [3_600_000, '1:00:00'],
    [3_700_000, '1:01:40'],
    [86_399_000, '23:59:59'],
  ])('shows %i ms as %s', (left, text) => {
    expect(clockText(left)).toBe(text);
  });

  it('counts days while there are some', () => {
    expect(clockText(3 * 86_400_000 + 5 * 3_600_000)).toBe('clock-left-days 3 5');
    expect(clockText(86_399_500)).toBe('clock-left-days 1 0');
  });

  it('tells hours in words to whoever wants no seconds', () => {
    expect(clockText(3 * 3_600_000 + 120_000, 2)).toBe('clock-left-hours 3 2');
    expect(clockText(3_700_000, 2)).toBe('1:01:40');
  });

  it('warns when little is left', () => {
    expect(isLate(31_000, 600_000)).toBe(false);
    expect(isLate(29_000, 600_000)).toBe(true);
    expect(isLate(29_000, 60_000)).toBe(false);
    expect(isLate(9_000, 20_000)).toBe(true);
  });
});
