import { describe, expect, it } from 'vitest';
import { clockFace, isLate } from './clock-face';

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_000, '0:59'],
    [60_000, '1:00'],
    [61_500, '1:02'],
    [3_600_000, '1:00:00'],
  ])('shows %i ms as %s', (left, text) => {
    expect(clockFace(left).text).toBe(text);
  });

  it('counts days while there are some', () => {
    expect(clockFace(3 * 86_400_000 + 5 * 3_600_000)).toMatchObject({ unit: 'days', days: 3, hours: 5 });
  });

  it('warns when little is left', () => {
    expect(isLate(31_000, 600_000)).toBe(false);
    expect(isLate(29_000, 600_000)).toBe(true);
    expect(isLate(29_000, 60_000)).toBe(false);
    expect(isLate(9_000, 20_000)).toBe(true);
  });
});
