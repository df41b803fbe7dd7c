/** Ships as they are drawn on a sea. */

import type { Ship, ViewMessage } from '../api/types';
import { type Cell, keyOf, keysOf } from '../sea/cell';
import type { ShipShape } from '../sea/ship';
import { seatColour } from './seat-colour';

/** The viewer's own ships; those that are hit all over are drawn as sunk. */
export function ownFleet(view: ViewMessage): ShipShape[] {
  const hits = keysOf((view.own?.hits ?? []) as readonly Cell[]);
  return (view.own?.ships ?? []).map((ship) => shapeOf(ship, hits));
}

function shapeOf(ship: Ship, hits: ReadonlySet<string>): ShipShape {
  const cells = ship.cells as readonly Cell[];
  const sunk = cells.every((cell) => hits.has(keyOf(cell)));
  return { ship_class: ship.ship_class, cells, sunk };
}

/** Ships whose place was told when they went down. */
export function wrecks(view: ViewMessage, whose: (owner: number | null) => boolean): ShipShape[] {
  return view.sunk.flatMap((lost): ShipShape[] => {
    const owner = typeof lost.owner === 'number' ? lost.owner : null;
    if (!lost.cells || !whose(owner)) return [];
    const cells = lost.cells as readonly Cell[];
    return [{ ship_class: lost.ship_class ?? null, cells, sunk: true, owner }];
  });
}

/** The whole fleet of a seat, shown after the game: in its own colour where many share a sea. */
export function shownFleet(
  ships: readonly Ship[],
  marks: readonly string[],
  seat: number | null,
): ShipShape[] {
  return ships.map((ship) => {
    const cells = ship.cells as readonly Cell[];
    const struck = (cell: Cell) => 'x#'.includes(marks[cell[0]]?.[cell[1]] ?? '.');
    const colour = seat === null ? null : seatColour(seat);
    return { ship_class: ship.ship_class, cells, sunk: cells.every(struck), owner: seat, colour };
  });
}
