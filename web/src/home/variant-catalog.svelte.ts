/** The ready-made variants, asked for once. */

import { asProblem, http, type Problem } from '../api/http';
import type { Rules, VariantLine } from '../api/types';
import { pick } from '../speech/speech.svelte';

class VariantCatalog {
  #lines = $state.raw<readonly VariantLine[]>([]);
  #asked = false;
  #rules = new Map<string, Promise<Rules>>();

  problem = $state.raw<Problem | null>(null);

  /** All variants, in the order of the server; none until it has answered. */
  get lines(): readonly VariantLine[] {
    if (!this.#asked) {
      this.#asked = true;
      void this.#ask();
    }
    return this.#lines;
  }

  find(name: string): VariantLine | undefined {
    return this.lines.find((each) => each.name === name);
  }

  /** What a variant is called; a table may play by rules that are in no list. */
  title(name: string): string {
    const found = this.find(name);
    return found ? pick(found.title) : name;
  }

  /** The rules of a variant, for so many players. */
  rules(name: string, seats: number): Promise<Rules> {
    const address = `/api/variants/${encodeURIComponent(name)}?seats=${seats}`;
    const known = this.#rules.get(address);
    if (known) return known;
    const asked = http.get<Rules>(address);
    this.#rules.set(address, asked);
    asked.catch(() => this.#rules.delete(address));
    return asked;
  }

  async #ask(): Promise<void> {
    try {
      this.#lines = await http.get<VariantLine[]>('/api/variants');
      this.problem = null;
    } catch (thrown) {
      this.problem = asProblem(thrown);
      this.#asked = false;
    }
  }
}

export const variantCatalog = new VariantCatalog();
