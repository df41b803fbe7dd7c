/** The fleet as it is drawn while it is placed: what lies there, and what is held over it. */

import type { Cell } from '../sea/cell';
import type { ShipShape } from '../sea/ship';
import { barred } from './placement';
import type { Harbour } from './fleet-draft.svelte';
import { cellsOf } from './pose';

/** All ships on the sea, and the one in hand where it would lie. */
export function shipsShown(harbour: Harbour): ShipShape[] {
  const lying = harbour.slots.flatMap((slot, at): ShipShape[] => {
    if (!slot.at || (at === harbour.held && harbour.hovering)) return [];
    const cells = cellsOf(slot.drawing, slot.at);
    return [{ ship_class: slot.ship_class, cells, condition: at === harbour.held ? 'held' : 'sound' }];
  });
  const slot = harbour.inHand;
  if (!slot || !harbour.over || !harbour.hovering) return lying;
  const condition = harbour.verdict?.fits === false ? 'barred' : 'ghost';
  return [...lying, { ship_class: slot.ship_class, cells: cellsOf(slot.drawing, harbour.over), condition }];
}

/** The cells where no part of the ship in hand may lie. */
export function cellsBarred(harbour: Harbour): Cell[] {
  return harbour.pose && harbour.held !== null ? barred(harbour.grid, harbour.pose) : [];
}
