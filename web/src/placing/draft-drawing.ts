/** The fleet as it is drawn while it is placed: what lies there, and what is held over it. */

import type { Cell } from '../sea/cell';
import { cellsOf } from '../sea/shape';
import type { ShipShape } from '../sea/ship';
import { barredCells } from './placement';
import type { FleetDraft } from './fleet-draft.svelte';

/** All ships on the sea, and the one in hand where it would lie. */
export function shipsToDraw(draft: FleetDraft): ShipShape[] {
  const lying = draft.slots.flatMap((slot, at): ShipShape[] => {
    if (!slot.at || (at === draft.held && draft.hovering)) return [];
    const cells = cellsOf(slot.drawing, slot.at);
    return [{ ship_class: slot.ship_class, cells, condition: at === draft.held ? 'held' : 'sound' }];
  });
  const slot = draft.inHand;
  if (!slot || !draft.over || !draft.hovering) return lying;
  const condition = draft.fit?.fits === false ? 'barred' : 'ghost';
  return [...lying, { ship_class: slot.ship_class, cells: cellsOf(slot.drawing, draft.over), condition }];
}

/** The cells where no part of the ship in hand may lie. */
export function cellsToBar(draft: FleetDraft): Cell[] {
  return draft.pose && draft.held !== null ? barredCells(draft.grid, draft.pose) : [];
}
