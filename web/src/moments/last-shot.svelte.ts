/**
 * The shot that ends a game is seen like every other: the seas stay for its moment before the
 * end is told. The next input, or nothing to move, brings the end at once.
 */

import type { ViewMessage } from '../api/types';
import { settings } from '../settings/settings.svelte';
import { play } from '../sounds/player';
import { momentBetween } from './moment';
import { LASTS } from './moments.svelte';

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

export class LastShot {
  /** Whether the game is over and its last shot is still looked at. */
  shown = $state(false);
  /** Whether the game ended while somebody looked on. */
  seen = false;

  #before: ViewMessage | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #end = (): void => this.end();

  /** Look at the next view; the game may have ended with it. */
  see(view: ViewMessage): void {
    const before = this.#before;
    this.#before = view;
    if (before?.table.phase !== 'playing' || view.table.phase !== 'over') return;
    this.seen = true;
    if (view.seat !== null && view.table.winner !== null) {
      play(view.table.winner === view.seat ? 'victory' : 'defeat');
    }
    const fired = view.charts.some((_, owner) => momentBetween(before, view, owner) !== null);
    if (fired && settings.moving) this.#begin();
  }

  #begin(): void {
    this.shown = true;
    this.#timer = setTimeout(this.#end, LASTS.sunk);
    for (const input of INPUTS) addEventListener(input, this.#end, { capture: true, passive: true });
  }

  end(): void {
    clearTimeout(this.#timer);
    this.shown = false;
    for (const input of INPUTS) removeEventListener(input, this.#end, { capture: true });
  }
}
