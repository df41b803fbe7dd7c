/**
 * Waiting for somebody to play with.
 *
 * Kept for this tab alone, so that whoever loads the page anew, or plays the computer meanwhile,
 * still waits. The table is looked at every few seconds, which also tells the server that
 * somebody is here; now and then the wish is sent again, because two may wait for the same.
 */

import { http, newRequestId } from '../api/http';
import type { Description, Invitation } from '../api/types';
import { retry, type NewMatch } from '../home/new-game/create-match';

const KEY = 'seabattle.waiting';
const EVERY = 3000;
/** Looks between two wishes. */
const WISH_EVERY = 3;

interface Kept {
  wish: Invitation;
  match: string;
}

class Waiting {
  #kept: Kept | null = read();
  #timer: ReturnType<typeof setInterval> | undefined;
  #looks = 0;

  /** The table at which we wait. */
  match = $state<string | null>(this.#kept?.match ?? null);

  /** The table at which somebody has joined us, or we somebody. */
  met = $state<string | null>(null);

  constructor() {
    if (this.match) this.#begin();
  }

  /** Wait for somebody who wants the same, or join them; gives the table. */
  async start(wanted: NewMatch): Promise<string> {
    const wish: Invitation = { ...wanted, listed: true, id: newRequestId() };
    const table = await retry(() => http.post<Description>('/api/lobby', wish));
    this.#see(wish, table);
    return table.company.match;
  }

  /** Wait no longer. */
  async stop(): Promise<void> {
    this.#end();
    await http.delete('/api/lobby');
  }

  /** The visitor has gone to the table, or does not want to. */
  greet(): void {
    this.met = null;
  }

  #see(wish: Invitation, table: Description): void {
    const match = table.company.match;
    const full = !table.company.sitters.includes(null);
    if (full || table.phase !== 'placing') {
      this.#end();
      if (full) this.met = match;
      return;
    }
    this.#kept = { wish, match };
    this.match = match;
    keep(this.#kept);
    this.#begin();
  }

  #begin(): void {
    this.#timer ??= setInterval(() => void this.#look(), EVERY);
  }

  #end(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#kept = this.match = null;
    keep(null);
  }

  async #look(): Promise<void> {
    const kept = this.#kept;
    if (!kept) return;
    this.#looks += 1;
    const asking = this.#looks % WISH_EVERY === 0;
    try {
      const table = asking
        ? await http.post<Description>('/api/lobby', kept.wish)
        : await http.get<Description>(`/api/matches/${kept.match}`);
      if (this.#kept === kept) this.#see(kept.wish, table);
    } catch (thrown) {
      // The table is gone; anything else will be tried again.
      if (thrown instanceof Error && 'status' in thrown && thrown.status === 410) this.#end();
    }
  }
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing forgets that we wait when the page is loaded anew.
  }
}

export const waiting = new Waiting();
