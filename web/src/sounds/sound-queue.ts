/**
 * Which sound is heard when: one at a time, the important ones first.
 *
 * What matters much more cuts off what is heard; anything else waits for its end, and only
 * the most important of those that wait is kept.
 */

import type { Sound } from './synth';

const IMPORTANCE: Readonly<Record<Sound, number>> = {
  turn: 0,
  miss: 1,
  radar: 1,
  hit: 2,
  sunk: 3,
  lost: 3,
  victory: 4,
  defeat: 4,
};

/** So much more important is what does not wait. */
const MUCH = 2;

export class SoundQueue {
  /** What is heard now. */
  heard: Sound | null = null;

  #waiting: Sound | null = null;
  readonly #start: (sound: Sound) => void;
  readonly #stop: () => void;

  constructor(start: (sound: Sound) => void, stop: () => void) {
    this.#start = start;
    this.#stop = stop;
  }

  /** Have a sound heard, now or next. */
  play(sound: Sound): void {
    if (this.heard === null) this.#begin(sound);
    else if (IMPORTANCE[sound] >= IMPORTANCE[this.heard] + MUCH) {
      this.#stop();
      this.#begin(sound);
    } else if (this.#waiting === null || IMPORTANCE[sound] >= IMPORTANCE[this.#waiting]) this.#waiting = sound;
  }

  /** What was heard has ended. */
  ended(): void {
    const next = this.#waiting;
    [this.heard, this.#waiting] = [null, null];
    if (next) this.#begin(next);
  }

  /** Nothing is to be heard any more. */
  hush(): void {
    this.#waiting = null;
    if (this.heard !== null) this.#stop();
    this.heard = null;
  }

  #begin(sound: Sound): void {
    this.heard = sound;
    this.#start(sound);
  }
}
