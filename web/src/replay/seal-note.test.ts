// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteSeal, notedSeal, shortSeal } from './seal-note';

describe('the seal of a match', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  it('stays as it was noted first, whatever the server says later', () => {
    noteSeal('m', 'aa'.repeat(32));
    noteSeal('m', 'bb'.repeat(32));
    expect(notedSeal('m')).toBe('aa'.repeat(32));
    expect(notedSeal('other')).toBeNull();
  });

  it('is not missed where nothing can be kept', () => {
    const refuse = (): never => {
      throw new Error('nothing is kept here');
    };
    vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse });
    noteSeal('m', 'aa'.repeat(32));
    expect(notedSeal('m')).toBeNull();
  });

  it('is short enough to be compared at a glance', () => {
    expect(shortSeal('0123456789abcdef0123')).toBe('0123 4567 89ab cdef');
  });
});
