/** Orders, ships and players by the names they have at the table. */

import type { ViewMessage } from '../api/types';
import { namesOf } from '../sea/labels';
import { t } from '../speech/speech.svelte';
import type { RoundOrder } from '../aiming/order';

/** What a ship class is called here. */
export function shipName(view: ViewMessage, ship_class: string): string {
  return view.words?.ships[ship_class] ?? ship_class;
}

/** What a special action is called here. */
export function weaponName(view: ViewMessage, weapon: string): string {
  return view.words?.weapons[weapon] ?? weapon;
}

/** Who sits at a seat. */
export function playerName(view: ViewMessage, seat: number): string {
  return view.words?.players[seat] ?? view.company.sitters[seat]?.name ?? String(seat + 1);
}

/** Several players, as they sit. */
export function playerNames(view: ViewMessage, seats: readonly number[]): string {
  return seats.map((seat) => playerName(view, seat)).join(', ');
}

/** An order in words. */
export function orderText(view: ViewMessage, order: RoundOrder): string {
  if (order.type === 'fire') return namesOf(view.names, order.at);
  const { target } = order;
  const aimed =
    target.type === 'centre'
      ? namesOf(view.names, [target.at])
      : target.type === 'row'
        ? t('rounds-line-row', { label: view.names.rows[target.row] ?? '' })
        : t('rounds-line-column', { label: view.names.columns[target.col] ?? '' });
  return t('rounds-order-weapon', { weapon: weaponName(view, order.weapon), target: aimed });
}
