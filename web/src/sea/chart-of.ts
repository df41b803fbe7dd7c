/** The chart of a sea, drawn from a view. */

import type { ComponentProps } from 'svelte';
import type { ViewMessage } from '../api/types';
import type { Moment } from '../moments/moment';
import type Chart from './Chart.svelte';
import type { ShipShape } from './ship';

/** The chart of the sea of *owner*, with the wrecks that were announced on it. */
export function chartOf(view: ViewMessage, owner: number, moment: Moment | null | undefined): ComponentProps<typeof Chart> {
  const chart = view.charts[owner];
  const ships = view.sunk.flatMap((ship): ShipShape[] =>
    ship.owner === owner && ship.cells
      ? [{ ship_class: ship.ship_class ?? null, cells: ship.cells, condition: 'sunk' }]
      : [],
  );
  return {
    grid: view.ruleset.grid,
    marks: chart?.rows ?? [],
    old: chart?.old ?? [],
    clear: view.clear[owner] ?? [],
    ships,
    last: view.last[owner] ?? [],
    moment: moment ?? null,
  };
}
