/**
 * The moment that is being shown, one for each sea.
 *
 * It lasts until its time is over or the next input, whatever comes first; it keeps nobody
 * from anything, and there is none for whoever wants nothing to move.
 */

import type { ViewMessage } from '../api/types';
import { settings } from '../settings/settings.svelte';
import { type Moment, momentBetween, type MomentKind } from './moment';

/** How long each is shown, in milliseconds. */
export const LASTS: Readonly<Record<MomentKind, number>> = { miss: 600, hit: 600, sunk: 1200 };

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

export class Moments {
  /** What is shown now, by the owner of the sea. */
  shown = $state.raw<readonly (Moment | null)[]>([]);

  #view: ViewMessage | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #end = (): void => this.end();

  constructor(view: ViewMessage | null = null) {
    this.#view = view;
    for (const input of INPUTS) addEventListener(input, this.#end, { capture: true, passive: true });
  }

  /** Look at the next view: what is new in it, for each sea. */
  see(view: ViewMessage): readonly (Moment | null)[] {
    const before = this.#view;
    this.#view = view;
    if (!before || before === view || before.number >= view.number) return [];
    const found = view.charts.map((_, owner) => momentBetween(before, view, owner));
    if (settings.moving) this.#show(found);
    return found;
  }

  #show(found: readonly (Moment | null)[]): void {
    const kinds = found.flatMap((moment) => (moment ? [moment.kind] : []));
    if (!kinds.length) return;
    clearTimeout(this.#timer);
    this.shown = found;
    this.#timer = setTimeout(this.#end, Math.max(...kinds.map((kind) => LASTS[kind])));
  }

  end(): void {
    clearTimeout(this.#timer);
    if (this.shown.length) this.shown = [];
  }

  /** Nobody looks any more. */
  close(): void {
    this.end();
    for (const input of INPUTS) removeEventListener(input, this.#end, { capture: true });
  }
}
