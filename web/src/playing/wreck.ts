/** What a sunk ship tells beside itself: the water around it, where ships keep apart. */

import type { ViewMessage } from '../api/types';
import { type Cell, keyOf, within } from '../sea/cell';

const SIDES: readonly Cell[] = [[-1, 0], [0, 1], [1, 0], [0, -1]];
const CORNERS: readonly Cell[] = [[-1, -1], [-1, 1], [1, 1], [1, -1]];

type Told = Pick<ViewMessage, 'ruleset' | 'sunk'>;

/** The cells beside announced wrecks on which the sheet lets no other ship lie. */
export function clearAround(view: Told, owner: number): Cell[] {
  const touching = view.ruleset.sea.touching;
  if (touching === 'freely') return [];
  const around = touching === 'never' ? [...SIDES, ...CORNERS] : SIDES;
  const wrecks = view.sunk.flatMap((ship) => (ship.owner === owner ? (ship.cells ?? []) : []));
  const found = new Map<string, Cell>();
  for (const [row, col] of wrecks) {
    for (const [down, right] of around) {
      const cell: Cell = [row + down, col + right];
      if (within(view.ruleset.grid, cell)) found.set(keyOf(cell), cell);
    }
  }
  for (const cell of wrecks) found.delete(keyOf(cell));
  return [...found.values()];
}
