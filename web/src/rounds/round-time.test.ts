import { describe, expect, it } from 'vitest';
import { fieldTime, localTime, momentOf, utcTime } from './round-time';

describe('when a round closes', () => {
  const at = Date.UTC(2026, 10, 18, 19, 0);

  it('is said in universal time', () => {
    expect(utcTime(at)).toBe('2026-11-18 19:00 UTC');
  });

  it('is said where the host lives', () => {
    expect(localTime(at, 'en', 'Europe/Rome')).toContain('8:00');
  });

  it('goes through a field and comes back', () => {
    expect(momentOf(fieldTime(at))).toBe(at);
    expect(momentOf('')).toBeNull();
  });
});
