/** Ships and players by the names they have at the table. */

import type { ViewMessage } from '../api/types';
import { playerText } from '../speech/player-text';

/** What a ship class is called here. */
export function shipName(view: ViewMessage, ship_class: string): string {
  return view.words?.ships[ship_class] ?? ship_class;
}

/** Who sits at a seat. */
export function playerName(view: ViewMessage, seat: number): string {
  return view.words?.players[seat] ?? playerText(view.company.sitters[seat]?.name ?? String(seat + 1));
}

/** Several players, as they sit. */
export function playerNames(view: ViewMessage, seats: readonly number[]): string {
  return seats.map((seat) => playerName(view, seat)).join(', ');
}
