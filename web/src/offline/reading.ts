/** A game as it was last seen here, for whoever opens it without a network. */

import type { LiveMatch } from '../api/match.svelte';
import { learn } from '../speech/speech.svelte';
import { readGame } from './kept-games';

export async function readKept(match: LiveMatch): Promise<void> {
  const [game] = await Promise.all([readGame(match.id), learn('offline')]);
  if (game) match.showKept(game.view, game.log);
}
