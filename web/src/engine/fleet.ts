/** Whether a fleet lies as the rules want it. */

import { inReadingOrder, isOnGrid, type Cell } from './cell';
import { Illegal } from './illegal';
import type { PlacementRules } from './rules';
import { isShapeOf } from './shape';

export interface Ship {
  readonly ship_class: string;
  readonly cells: readonly Cell[];
}

/** The ships of a fleet in the order of the fleet list, if they lie as the rules want it. */
export function checkFleet(rules: PlacementRules, named: Iterable<Ship>): Ship[] {
  const ships: Ship[] = [];
  for (const ship of named) ships.push(checkShip(rules, ship));
  for (const { name, count } of rules.fleet) {
    const there = ships.filter((ship) => ship.ship_class === name).length;
    if (there !== count) throw new Illegal('ship-count', { ship: name, there, count });
  }
  for (const [index, ship] of ships.entries()) {
    for (const other of ships.slice(index + 1)) checkDistance(rules, ship, other);
  }
  const place = new Map(rules.fleet.map((entry, index) => [entry.name, index]));
  return ships.sort(
    (one, other) => place.get(one.ship_class)! - place.get(other.ship_class)! || compareCells(one.cells, other.cells),
  );
}

/** One ship, if it has a shape of its class and lies on the grid; its cells in reading order. */
export function checkShip({ grid, fleet }: PlacementRules, { ship_class, cells }: Ship): Ship {
  const entry = fleet.find((each) => each.name === ship_class);
  if (!entry) throw new Illegal('no-class');
  if (!cells.every((cell) => isOnGrid(grid, cell))) throw new Illegal('ship-off-grid', { ship: ship_class });
  if (!isShapeOf(entry, cells)) throw new Illegal('ship-shape', { ship: ship_class });
  return { ship_class, cells: inReadingOrder(cells) };
}

/** Two ships of a fleet keep as far from each other as the rules want it. */
export function checkDistance({ sea }: PlacementRules, one: Ship, other: Ship): void {
  const ships = { one: one.ship_class, other: other.ship_class };
  for (const [row, col] of one.cells) {
    for (const [its, at] of other.cells) {
      const [down, across] = [Math.abs(row - its), Math.abs(col - at)];
      if (down + across === 0) throw new Illegal('ships-overlap', ships);
      if (sea.touching !== 'freely' && down + across === 1) throw new Illegal('ships-by-side', ships);
      if (sea.touching === 'never' && down === 1 && across === 1) throw new Illegal('ships-by-corner', ships);
    }
  }
}

function compareCells(one: readonly Cell[], other: readonly Cell[]): number {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const [[row, col], [its, across]] = [one[at]!, other[at]!];
    if (row !== its || col !== across) return row - its || col - across;
  }
  return one.length - other.length;
}
