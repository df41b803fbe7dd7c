/** What the draft was before, step by step: undo and redo. */

import type { Draft } from './draft';

/** Steps that can be taken back. */
const MOST = 200;

/** Milliseconds within which changes at one place are one step, so that a word is one. */
const ONE_STEP = 1000;

export class DraftHistory {
  #past = $state.raw<readonly Draft[]>([]);
  #future = $state.raw<readonly Draft[]>([]);
  #lastPlace = '';
  #lastAt = -Infinity;

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Remember the draft before a change at a place. */
  note(before: Draft, place: string, now: number): void {
    const same = place !== '' && place === this.#lastPlace && now - this.#lastAt < ONE_STEP;
    [this.#lastPlace, this.#lastAt] = [place, now];
    this.#future = [];
    if (!same) this.#past = [...this.#past, before].slice(-MOST);
  }

  /** The draft before the last step, given the one after it. */
  undo(draft: Draft): Draft | null {
    const before = this.#past.at(-1);
    if (!before) return null;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, draft];
    this.#lastPlace = '';
    return before;
  }

  /** The draft after the step that was last taken back. */
  redo(draft: Draft): Draft | null {
    const after = this.#future.at(-1);
    if (!after) return null;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, draft];
    this.#lastPlace = '';
    return after;
  }
}
