// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, announcePassing, announcer, spoken, STANDS } from './announce.svelte';

vi.useFakeTimers();

/** What stands in the polite region, text by text, and when each came. */
function hear(what: () => void): [string, number][] {
  const heard: [string, number][] = [];
  const begun = performance.now();
  const stop = $effect.root(() => {
    $effect(() => {
      heard.push([announcer.polite, performance.now() - begun]);
    });
  });
  flushSync();
  heard.length = 0;
  what();
  for (let tick = 0; tick < 50; tick += 1) {
    flushSync();
    vi.advanceTimersByTime(100);
  }
  flushSync();
  stop();
  return heard;
}

describe('what is said aloud', () => {
  beforeEach(() => void vi.advanceTimersByTime(10 * STANDS));

  it('stands long enough to be spoken, and nothing is lost', () => {
    const heard = hear(() => {
      announce('A hit!');
      announce('A ship of yours is lost.');
      announce('Your turn.');
    });
    expect(heard).toEqual([
      ['A hit!', 0],
      ['A ship of yours is lost. Your turn.', STANDS],
    ]);
  });

  it('is only the last of what has passed meanwhile', () => {
    const heard = hear(() => {
      announce('The carrier is in hand.');
      for (const name of ['A1', 'A2', 'A3']) announcePassing(name);
      announce('It is in place.');
    });
    expect(heard.map(([text]) => text)).toEqual(['The carrier is in hand.', 'A3 It is in place.']);
  });

  it('is heard again when it is said again', () => {
    const heard = hear(() => announce('Miss.'));
    const again = hear(() => announce('Miss.'));
    expect([...heard, ...again].map(([text]) => text)).toEqual(['Miss.', 'Miss.\u00a0']);
  });

  it('does not keep an alarm waiting', () => {
    announce('A hit!');
    announce('Ten seconds left.', true);
    expect(announcer.urgent).toBe('Ten seconds left.');
  });
});

describe('what stands in an element that is heard', () => {
  beforeEach(() => void vi.advanceTimersByTime(10 * STANDS));

  it('is said with spaces between its parts, and again when it has become something else', async () => {
    const element = document.createElement('div');
    element.innerHTML = '<p>Bruno offers to stop.</p><button>Agree</button>';
    const stop = spoken({ urgently: true })(element);
    expect(announcer.urgent).toBe('Bruno offers to stop. Agree');
    vi.advanceTimersByTime(STANDS);

    element.innerHTML = '';
    await Promise.resolve();
    element.innerHTML = '<p>Bruno plays on.</p>';
    await vi.advanceTimersByTimeAsync(STANDS);
    expect(announcer.urgent).toBe('Bruno plays on.');

    element.innerHTML = '';
    await vi.advanceTimersByTimeAsync(STANDS);
    element.innerHTML = '<p>Bruno plays on.</p>';
    await vi.advanceTimersByTimeAsync(STANDS);
    expect(announcer.urgent, 'the same verdict is not said twice').toBe('Bruno plays on.');
    if (stop) stop();
  });
});

describe('live regions', () => {
  const sources: Record<string, string> = import.meta.glob('../**/*.{svelte,ts}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const LIVE = /aria-?live|<output|role\s*[=:]\s*["'{`][^>\n]*\b(status|alert|log|marquee)\b/i;

  it('are in one place, where texts wait for each other', () => {
    const places = Object.keys(sources).filter(
      (path) => !path.endsWith('.test.ts') && LIVE.test(sources[path] ?? ''),
    );
    expect(Object.keys(sources).length).toBeGreaterThan(150);
    expect(places).toEqual(['./LiveRegions.svelte']);
  });
});
