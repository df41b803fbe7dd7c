/**
 * Games that were opened on this device, as they were last seen: to be read without a network.
 *
 * They lie in a cache of the browser, which only encrypted pages have, together with what the
 * service worker keeps of them, and go when the visitor does.
 */

import type { LogLine, ViewMessage } from '../api/types';

const GAMES = 'games';
const PINGS = 'pings';
const PAUSE = 1000;

export interface KeptGame {
  view: ViewMessage;
  log: LogLine[];
  /** When it was seen, in milliseconds since the epoch. */
  at: number;
}

const placeOf = (match: string): string => `/kept/${match}`;

/** Whether anything can be kept here. */
export const canKeep = (): boolean => 'caches' in globalThis;

/** Keep what is seen of a match, a moment after it has changed; gives back how to stop. */
export function keepSoon(match: string, view: ViewMessage, log: LogLine[]): () => void {
  const timer = setTimeout(() => void keepGame(match, { view, log, at: Date.now() }), PAUSE);
  return () => clearTimeout(timer);
}

export async function keepGame(match: string, game: KeptGame): Promise<void> {
  if (!canKeep()) return;
  try {
    const cache = await caches.open(GAMES);
    await cache.put(placeOf(match), new Response(JSON.stringify(game)));
  } catch {
    // There is no room, or the browser keeps nothing; then nothing can be read later.
  }
}

export async function readGame(match: string): Promise<KeptGame | null> {
  if (!canKeep()) return null;
  const kept = await caches.match(placeOf(match), { cacheName: GAMES }).catch(() => undefined);
  return kept ? ((await kept.json()) as KeptGame) : null;
}

/** Keep nothing of the visitor any more: who they are in this browser has ended. */
export async function forgetVisitor(): Promise<void> {
  if (canKeep()) await Promise.all([GAMES, PINGS].map((name) => caches.delete(name)));
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  // Its push host will answer that it is gone, and the server forgets it, too.
  await subscription?.unsubscribe();
}
