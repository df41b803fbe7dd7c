/**
 * Whether a grid has room for a fleet, by bounds that need no search.
 *
 * A fleet that was placed shows that there is room; these bounds refuse what can never be placed.
 */

import { countPlaces } from '../../../engine/berth-list';
import type { Cell } from '../../../engine/cell';
import { shipCount, type Sea } from '../../../engine/rules';
import { shapesOf, type Shape } from '../../../engine/shape';
import type { RecordRules } from '../rules';

const MOST_SHIPS = 60;
const MOST_BERTHS = 100_000;

/** How far the water of a ship reaches down and to the right, by how close ships may lie. */
const SHADOWS: Record<Sea['touching'], readonly Cell[]> = {
  never: [[1, 1]],
  corners: [[1, 0], [0, 1]],
  freely: [[0, 0]],
};

/** Whether every ship lies somewhere, and all of them together are not too many. */
export function hasRoom(rules: RecordRules): boolean {
  const { rows, cols } = rules.grid;
  const shadows = SHADOWS[rules.sea.touching];
  const classes = rules.fleet.map((entry) => ({ count: entry.count, forms: shapesOf(entry) }));
  const places = classes.map(({ forms }) => sum(forms.map((form) => countPlaces(rules.grid, form))));
  const decks = sum(classes.map(({ count, forms }) => count * least(forms.map((form) => form.length))));
  const offered = sum(shadows.map(([down, right]) => (rows + down) * (cols + right)));
  const needed = sum(classes.map(({ count, forms }) => count * least(forms.map((form) => covered(form, shadows)))));
  return (
    shipCount(rules) <= MOST_SHIPS &&
    places.every((number) => number > 0) &&
    sum(places) <= MOST_BERTHS &&
    decks <= rows * cols &&
    needed <= offered
  );
}

/** How many cells a ship and its water cover; shadows of ships that may not touch do not overlap. */
function covered(form: Shape, shadows: readonly Cell[]): number {
  return sum(
    shadows.map(([down, right]) => {
      const cells = form.flatMap(([row, col]) => [
        `${row},${col}`,
        `${row + down},${col}`,
        `${row},${col + right}`,
        `${row + down},${col + right}`,
      ]);
      return new Set(cells).size;
    }),
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

function least(numbers: number[]): number {
  return Math.min(...numbers);
}
