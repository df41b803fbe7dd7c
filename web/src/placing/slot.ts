/** The places of a fleet, one for each ship: in the tray or on the sea. */

import type { Ship, ViewMessage } from '../api/types';
import type { Cell } from '../sea/cell';
import { cellsOf, type Drawing } from '../sea/shape';
import { drawingOf } from './pose';

export interface Slot {
  readonly ship_class: string;
  /** How the ship lies, or would lie. */
  readonly drawing: Drawing;
  /** The top left corner of its box; nowhere as long as it is in the tray. */
  readonly at: Cell | null;
}

/** Slots for a whole fleet, all in the tray. */
export function slotsOf(fleet: ViewMessage['ruleset']['fleet']): Slot[] {
  return fleet.flatMap((entry) => {
    const [first = '#'] = entry.shapes;
    const drawing = typeof first === 'string' ? [first] : first;
    return Array.from({ length: entry.count }, () => ({ ship_class: entry.name, drawing, at: null }));
  });
}

/** Slots with the ships of a fleet in them, each in a slot of its class. */
export function fillSlots(slots: readonly Slot[], ships: readonly Ship[]): Slot[] {
  const waiting = [...ships];
  return slots.map((slot) => {
    const found = waiting.findIndex((ship) => ship.ship_class === slot.ship_class);
    const [ship] = found < 0 ? [] : waiting.splice(found, 1);
    return ship ? { ...slot, ...drawingOf(ship.cells) } : { ...slot, at: null };
  });
}

/** The ship of a slot, lying somewhere. */
export function shipOf(slot: Slot, at: Cell): Ship {
  return { ship_class: slot.ship_class, cells: cellsOf(slot.drawing, at) };
}
