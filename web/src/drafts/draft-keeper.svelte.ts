/**
 * Keeps the fleet laid so far at the server, so that a reload or another device goes on with it.
 *
 * A change is saved after a short pause, and at once when the page goes. Each save names the
 * version it was made on (optimistic locking): what another screen has saved meanwhile is
 * never overwritten in silence, but asked about.
 */

import { asProblem, http } from '../api/http';
import type { components } from '../api/schema';
import type { Ship } from '../api/types';
import type { FleetDraft } from '../placing/fleet-draft.svelte';

type DraftMessage = components['schemas']['DraftMessage'];

/** Milliseconds without a change before it is saved. */
const PAUSE = 500;

/** Milliseconds before it is tried again where the server was away. */
const LATER = 3000;

export class DraftKeeper {
  #draft: FleetDraft;
  #path: string;
  #version = 0;
  /** What the server has, as far as we know. */
  #kept = '[]';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  #open = false;

  /** What another screen has saved instead, until somebody chooses. */
  rival = $state.raw<DraftMessage | null>(null);

  constructor(draft: FleetDraft) {
    this.#draft = draft;
    this.#path = `/api/matches/${draft.match}/fleet-draft`;
  }

  /** Take up what was laid before; whether there was anything. */
  async restore(): Promise<boolean> {
    try {
      const found = await http.get<DraftMessage>(this.#path);
      this.#open = true;
      if (!found.ships.length) this.#note(found);
      // Whoever was quicker than the server has begun anew, and is asked.
      else if (this.#draft.ships.length) this.rival = found;
      else this.take(found);
      return found.ships.length > 0;
    } catch (thrown) {
      // Then nothing is kept, and the fleet can be placed all the same.
      asProblem(thrown);
      return false;
    }
  }

  /** Go on with what another screen has saved. */
  take(found: DraftMessage): void {
    this.rival = null;
    this.#note(found);
    this.#draft.load(found.ships);
  }

  /** Go on with what lies here, in place of what another screen has saved. */
  insist(): void {
    if (!this.rival) return;
    this.#note(this.rival);
    this.rival = null;
    this.changed();
  }

  /** The fleet may have changed: it is saved after a pause. */
  changed(): void {
    clearTimeout(this.#timer);
    if (this.#isDue()) this.#timer = setTimeout(() => void this.#save(), PAUSE);
  }

  /** The page goes: whatever is not saved yet is sent now, and arrives without it. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.#isDue()) void this.#save(true);
  }

  /** The fleet goes in, and nothing is to be kept any more; resolves when nothing is on its way. */
  async stop(): Promise<void> {
    this.#open = false;
    clearTimeout(this.#timer);
    await this.#saving;
  }

  /** It did not go in after all. */
  resume(): void {
    this.#open = true;
    this.changed();
  }

  #isDue(): boolean {
    return this.#open && !this.rival && JSON.stringify(this.#draft.ships) !== this.#kept;
  }

  #note(found: DraftMessage): void {
    this.#version = found.version;
    this.#kept = JSON.stringify(found.ships);
  }

  async #save(leaving = false): Promise<void> {
    // One after the other: the next is made on the version of the one before.
    if (this.#saving && !leaving) {
      await this.#saving;
      return this.changed();
    }
    const ships = this.#draft.ships;
    this.#saving = this.#send(ships, leaving).finally(() => (this.#saving = null));
    return this.#saving;
  }

  async #send(ships: Ship[], leaving: boolean): Promise<void> {
    try {
      const found = await http.put<DraftMessage>(this.#path, { ships, version: this.#version }, leaving);
      this.#version = found.version;
      this.#kept = JSON.stringify(ships);
      this.changed();
    } catch (thrown) {
      await this.#settle(asProblem(thrown));
    }
  }

  async #settle(problem: { code: string; passing: boolean }): Promise<void> {
    if (problem.code === 'placement/draft-changed') {
      this.rival = await http.get<DraftMessage>(this.#path).catch(() => null);
    } else if (problem.passing && this.#open) {
      this.#timer = setTimeout(() => void this.#save(), LATER);
    }
  }
}
