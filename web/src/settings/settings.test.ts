// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readSettings, settings } from './settings.svelte';

const FIRST = {
  lang: null,
  theme: 'auto',
  motion: 'auto',
  sound: false,
  fireAtOnce: false,
  soundAsked: false,
  volume: 0.6,
};

describe('settings', () => {
  it('begin with what the system wants, and silent', () => {
    expect(readSettings(null)).toEqual(FIRST);
  });

  it('survive whatever an older or another page has left behind', () => {
    for (const text of ['', 'null', '[]', '"x"', '{', '{"theme":"pink","lang":7,"sound":"yes","volume":7}']) {
      expect(readSettings(text)).toEqual(FIRST);
    }
  });

  it('are shown on the root element, where the stylesheet looks', () => {
    settings.theme = 'dark';
    settings.motion = 'off';
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(settings.moving).toBe(false);
    settings.theme = 'auto';
    settings.motion = 'auto';
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('follow another tab', () => {
    settings.follow('{"theme":"contrast"}');
    expect(settings.theme).toBe('contrast');
    settings.follow(null);
    expect(settings.theme).toBe('auto');
  });
});
