/** The ships of a fleet list, each as the cells of its first shape. */

import type { Cell, Ruleset } from '../../api/types';
import { cellsOf } from '../../sea/shape';

export interface FleetEntry {
  ship_class: string;
  cells: Cell[];
  count: number;
}

export function fleetEntries(ruleset: Pick<Ruleset, 'fleet'>): FleetEntry[] {
  return ruleset.fleet.map((entry) => ({
    ship_class: entry.name,
    cells: cellsOf(entry.shapes[0] ?? '#'),
    count: entry.count,
  }));
}
