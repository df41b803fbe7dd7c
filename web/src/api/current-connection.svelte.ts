/** The match whose connection the banner speaks of: the one opened last and not yet left. */

import type { Connection } from './match.svelte';
import type { Problem } from './problem';

interface Connected {
  readonly connection: Connection;
  readonly problem: Problem | null;
}

class Latest {
  #open = $state.raw<readonly Connected[]>([]);

  get match(): Connected | undefined {
    return this.#open.at(-1);
  }

  enter(match: Connected): void {
    this.#open = [...this.#open, match];
  }

  leave(match: Connected): void {
    this.#open = this.#open.filter((each) => each !== match);
  }
}

export const connected = new Latest();
