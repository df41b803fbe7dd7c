/**
 * What a visitor has chosen on this device.
 *
 * Kept in the browser alone; other tabs follow at once. A browser that keeps nothing
 * still lets everything be chosen until the page is closed.
 */

import { isLang, type Lang } from '../speech/language';

export const THEMES = ['auto', 'light', 'dark', 'contrast', 'paper'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['auto', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface ChosenSettings {
  lang: Lang | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether a tap on the sea fires, instead of aiming first. */
  fireAtOnce: boolean;
  soundAsked: boolean;
  /** From nothing to one. */
  volume: number;
}

const KEY = 'seabattle.settings';
const DEFAULTS: ChosenSettings = {
  lang: null,
  theme: 'auto',
  motion: 'auto',
  sound: false,
  fireAtOnce: false,
  soundAsked: false,
  volume: 0.6,
};

/** What a kept text says, as far as it can be understood. */
export function readSettings(text: string | null): ChosenSettings {
  let kept: Record<string, unknown>;
  try {
    kept = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return { ...DEFAULTS };
  }
  return {
    lang: isLang(kept['lang']) ? kept['lang'] : null,
    theme: THEMES.find((each) => each === kept['theme']) ?? 'auto',
    motion: MOTIONS.find((each) => each === kept['motion']) ?? 'auto',
    sound: kept['sound'] === true,
    fireAtOnce: kept['fireAtOnce'] === true,
    soundAsked: kept['soundAsked'] === true,
    volume: volumeOf(kept['volume']),
  };
}

function volumeOf(kept: unknown): number {
  return typeof kept === 'number' && kept >= 0 && kept <= 1 ? kept : DEFAULTS.volume;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function storeSettings(chosen: ChosenSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A private window may keep nothing.
  }
}

class Settings {
  #chosen = $state(readSettings(storedText()));

  get lang(): Lang | null {
    return this.#chosen.lang;
  }
  set lang(lang: Lang) {
    this.#change({ lang });
  }

  get theme(): Theme {
    return this.#chosen.theme;
  }
  set theme(theme: Theme) {
    this.#change({ theme });
  }

  get motion(): Motion {
    return this.#chosen.motion;
  }
  set motion(motion: Motion) {
    this.#change({ motion });
  }

  /** Whether anything is heard. */
  get sound(): boolean {
    return this.#chosen.sound;
  }
  set sound(sound: boolean) {
    this.#change({ sound });
  }

  get fireAtOnce(): boolean {
    return this.#chosen.fireAtOnce;
  }
  set fireAtOnce(fireAtOnce: boolean) {
    this.#change({ fireAtOnce });
  }

  /** Whether sounds were offered already. */
  get soundAsked(): boolean {
    return this.#chosen.soundAsked;
  }
  set soundAsked(soundAsked: boolean) {
    this.#change({ soundAsked });
  }

  /** How loud sounds are, from nothing to one. */
  get volume(): number {
    return this.#chosen.volume;
  }
  set volume(volume: number) {
    this.#change({ volume });
  }

  /** Whether anything may move: neither the visitor nor the system minds. */
  get moving(): boolean {
    return this.#chosen.motion === 'auto' && !calm.matches;
  }

  /** Take over what another tab has chosen. */
  follow(text: string | null): void {
    this.#chosen = readSettings(text);
    this.apply();
  }

  /** Show the choice: the stylesheet reads it from the root element. */
  apply(): void {
    const root = document.documentElement;
    show(root, 'theme', this.#chosen.theme);
    show(root, 'motion', this.#chosen.motion);
  }

  #change(some: Partial<ChosenSettings>): void {
    this.#chosen = { ...this.#chosen, ...some };
    storeSettings(this.#chosen);
    this.apply();
  }
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');

function show(root: HTMLElement, name: string, value: string): void {
  if (value === 'auto') delete root.dataset[name];
  else root.dataset[name] = value;
}

export const settings = new Settings();

addEventListener('storage', (event) => {
  if (event.key === KEY) settings.follow(event.newValue);
});
