/** A ship as it is drawn on a sea. */

import { type Cell, keyOf, keysOf } from './cell';

export type Condition = 'sound' | 'sunk' | 'ghost' | 'barred' | 'held';

export interface ShipShape {
  readonly ship_class?: string | null;
  readonly cells: readonly Cell[];
  /** Sound unless said otherwise; a ghost is where a ship could lie, barred where it may not. */
  readonly condition?: Condition;
  /** The same as the condition sunk, for whoever only knows that. */
  readonly sunk?: boolean;
  /** The seat it belongs to, where several fleets are on one sea. */
  readonly owner?: number | null;
  /** A colour of its own, where fleets must be told apart. */
  readonly colour?: string | null;
}

interface OwnFleet {
  readonly ships: readonly { readonly ship_class: string; readonly cells: readonly Cell[] }[];
  readonly hits: readonly Cell[];
}

/** One's own ships as they lie, the lost ones as wrecks. */
export function lyingShips(own: OwnFleet | null | undefined): ShipShape[] {
  const hits = keysOf(own?.hits ?? []);
  return (own?.ships ?? []).map(({ ship_class, cells }) => ({
    ship_class,
    cells,
    condition: cells.every((cell) => hits.has(keyOf(cell))) ? 'sunk' : 'sound',
  }));
}
