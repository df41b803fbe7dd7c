/**
 * Which moment of a game is shown.
 *
 * Whoever stands at the latest moment is taken along when the game goes on; whoever has
 * leafed back stays where they are, and is only told how much is new.
 */

export const PACES = { slow: 1800, usual: 900, quick: 350 } as const;
export type Pace = keyof typeof PACES;

export class Playback {
  /** How many moments there are. */
  length = $state(0);

  /** The moment shown, counted from zero: before the first of them nothing has happened. */
  at = $state(0);

  playing = $state(false);
  pace = $state<Pace>('usual');

  #timer: ReturnType<typeof setTimeout> | undefined;

  get last(): number {
    return Math.max(0, this.length - 1);
  }

  get atEnd(): boolean {
    return this.at >= this.last;
  }

  /** How many moments are later than the one shown. */
  get behind(): number {
    return this.last - this.at;
  }

  /** Show a moment; whatever runs is stopped. */
  go(moment: number): void {
    this.pause();
    this.#show(moment);
  }

  /** Some moments on, or back. */
  step(by: number): void {
    this.go(this.at + by);
  }

  /** There are so many moments now. */
  growTo(length: number): void {
    const follows = this.atEnd;
    this.length = length;
    this.#show(follows ? this.last : this.at);
  }

  /** Let it run, from the beginning if it has come to the end; or stop it. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.atEnd) this.at = 0;
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** What a key does; whether it was one of ours. */
  key(key: string): boolean {
    const does = KEYS[key];
    does?.(this);
    return !!does;
  }

  #show(moment: number): void {
    this.at = Math.min(this.last, Math.max(0, Math.round(moment)));
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      this.#show(this.at + 1);
      if (this.atEnd) this.pause();
      else this.#tick();
    }, PACES[this.pace]);
  }
}

const KEYS: Readonly<Record<string, (playback: Playback) => void>> = {
  ArrowLeft: (playback) => playback.step(-1),
  ArrowRight: (playback) => playback.step(1),
  Home: (playback) => playback.go(0),
  End: (playback) => playback.go(playback.last),
  ' ': (playback) => playback.toggle(),
};

/** Whether a key belongs to whatever has the focus, and not to the replay. */
export function ownsKey(target: EventTarget | null, key: string): boolean {
  const element = target instanceof Element ? target : null;
  if (!element) return false;
  if (element.closest('input, select, textarea, [role="grid"], dialog')) return true;
  return key === ' ' && element.closest('button, a, summary') !== null;
}
