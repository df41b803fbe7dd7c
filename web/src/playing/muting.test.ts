import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arePhrasesShown, showPhrases } from './muting';

describe('phrases', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are off where strangers meet and on among friends', () => {
    expect(arePhrasesShown('a', true)).toBe(false);
    expect(arePhrasesShown('a', false)).toBe(true);
  });

  it('are as somebody wants them, table by table', () => {
    showPhrases('a', true);
    showPhrases('b', false);
    expect(arePhrasesShown('a', true)).toBe(true);
    expect(arePhrasesShown('b', false)).toBe(false);
    expect(arePhrasesShown('c', true)).toBe(false);
  });
});
