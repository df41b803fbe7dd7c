/** The match whose connection the banner speaks of: the one opened last and not yet left. */

import type { Connection } from './match.svelte';
import type { Problem } from './problem';

interface ConnectedMatch {
  readonly connection: Connection;
  readonly problem: Problem | null;
  /** Something to be seen, once the server has answered. */
  readonly view: object | null;
}

class CurrentConnection {
  #open = $state.raw<readonly ConnectedMatch[]>([]);

  get match(): ConnectedMatch | undefined {
    return this.#open.at(-1);
  }

  enter(match: ConnectedMatch): void {
    this.#open = [...this.#open, match];
  }

  leave(match: ConnectedMatch): void {
    this.#open = this.#open.filter((each) => each !== match);
  }
}

export const currentConnection = new CurrentConnection();
