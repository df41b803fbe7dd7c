import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The page as a server writes it that does without some features. */
async function pageWithout(names: string | null) {
  const meta = names === null ? null : { content: names };
  vi.stubGlobal('document', { querySelector: () => meta });
  vi.resetModules();
  return import('./features');
}

describe('features', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it('are all on where the server names none', async () => {
    const { isOffered, isOn } = await pageWithout(null);
    expect(isOn('daily')).toBe(true);
    expect(isOffered('/daily')).toBe(true);
  });

  it('are off where the server says so', async () => {
    const { isOn } = await pageWithout('daily exhibition');
    expect([isOn('daily'), isOn('exhibition'), isOn('odds'), isOn(null)]).toEqual([false, false, true, true]);
  });

  it('take their pages with them, and no other page', async () => {
    const { isOffered } = await pageWithout('daily hosting');
    const links = ['/daily', '/daily/small?x=1#y', '/match/0f/host', '/match/0f', '/odds', '#people', '/api'];
    expect(links.filter(isOffered)).toEqual(['/match/0f', '/odds', '#people', '/api']);
  });
});
