/** Whoever knows where a ship may lie: the server, or at a sealed table this device alone. */

import { http } from '../api/http';
import type { Ship } from '../api/types';
import { lang } from '../speech/speech.svelte';
import type { Placements } from './placement';

export interface BerthSource {
  /** Where a ship of a class may lie beside others. */
  list: (others: Ship[], shipClass: string) => Promise<Placements>;
  /** A whole fleet by chance. */
  draw: () => Promise<Ship[]>;
}

export class ServerBerths implements BerthSource {
  #path: string;

  constructor(match: string) {
    this.#path = `/api/matches/${match}`;
  }

  list(others: Ship[], shipClass: string): Promise<Placements> {
    return http.post<Placements>(`${this.#path}/berths?lang=${lang()}`, { ships: others, ship_class: shipClass });
  }

  async draw(): Promise<Ship[]> {
    return (await http.get<{ ships: Ship[] }>(`${this.#path}/random-fleet`)).ships;
  }
}
