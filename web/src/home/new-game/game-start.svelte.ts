/** Beginning a game against the computer, by what is chosen at the moment. */

import { asProblem } from '../../api/http';
import { go } from '../../router.svelte';
import { variantCatalog } from '../variant-catalog.svelte';
import { choice, playerWord } from './choice.svelte';
import { createMatch, seatsBeside } from './create-match';
import { agreement } from './table-agreement';

export class GameStart {
  busy = $state(false);

  /** Why it did not begin, in words. */
  trouble = $state('');

  /** Lay the table, and go there; perhaps with a word for whoever is there. */
  async play(word: string | null = null): Promise<void> {
    if (this.busy) return;
    [this.busy, this.trouble] = [true, ''];
    try {
      const match = await createMatch({
        variant: choice.variant,
        seats: seatsBeside(opponents(), playerWord(choice.opponent, choice.level)),
        ...(await agreement(opponents() + 1, allowsMany())),
        hints: choice.hints,
      });
      go(`/match/${match}`, word);
    } catch (thrown) {
      this.trouble = asProblem(thrown).detail;
    } finally {
      this.busy = false;
    }
  }
}

/** Whether more than two can play the chosen game. */
export function allowsMany(): boolean {
  return (variantCatalog.find(choice.variant)?.most ?? 2) > 2;
}

/** How many sit down beside whoever chooses. */
export function opponents(): number {
  return allowsMany() ? choice.seats - 1 : 1;
}
