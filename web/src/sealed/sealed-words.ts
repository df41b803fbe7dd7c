/** What was checked at a sealed table, in sentences. */

import type { ViewMessage } from '../api/types';
import { t } from '../speech/speech.svelte';
import { fingerprint } from './game/sealed-player';
import type { SealedProgress } from './sealed-seat.svelte';

/** What no proof shows; each has a sentence. */
export const NOT_PROVED = ['script', 'key', 'withheld', 'clock', 'shoulder'] as const;

export interface Step {
  said: string;
  done: boolean;
}

/** The steps of a check: by this device where it plays, else by the server. */
export function checkedSteps(view: ViewMessage, progress: SealedProgress | null, players: readonly string[]): Step[] {
  const placings = view.company.sealed?.placings ?? [];
  if (!progress || view.seat === null) {
    return players.map((name, seat) => ({ said: t('sealed-step-server', { name }), done: !!placings[seat] }));
  }
  const name = players[1 - view.seat] ?? '';
  return [
    { said: t('sealed-step-own'), done: progress.ownSealed },
    { said: t('sealed-step-other', { name }), done: progress.otherProved },
    { said: t('sealed-step-answers', { name, count: progress.answers }), done: progress.answers > 0 },
    { said: t('sealed-step-chain', { count: progress.messages }), done: progress.messages > 0 },
  ];
}

/**
 * The keys by which this device checks, short enough to read aloud.
 *
 * They come from the messages that were followed here. The server's own list is not asked: one
 * that has exchanged a key could show each of the two what the other reads aloud.
 */
export function keyLines(progress: SealedProgress | null, players: readonly string[]): { name: string; key: string }[] {
  return (progress?.keys ?? []).flatMap((key, seat) => (key ? [{ name: players[seat] ?? '', key: fingerprint(key) }] : []));
}
