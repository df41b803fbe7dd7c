/**
 * Whether a grid has room for a fleet, by bounds that need no search.
 *
 * A fleet that was placed shows that there is room; these bounds refuse what can never be placed.
 */

import type { JsonObject } from '../file/json';
import { formsOf, type Deck } from './forms';

const MOST_SHIPS = 60;
const MOST_BERTHS = 100_000;

/** How far the water of a ship reaches down and to the right, by how close ships may lie. */
const SHADOWS = new Map([
  ['never', [[1, 1]]],
  ['corners', [[1, 0], [0, 1]]],
  ['freely', [[0, 0]]],
] as [string, Deck[]][]);

/** Whether every ship lies somewhere, and all of them together are not too many. */
export function hasRoom(rules: JsonObject): boolean {
  const grid = rules.get('grid') as JsonObject;
  const [rows, cols] = [grid.get('rows') as number, grid.get('cols') as number];
  const classes = (rules.get('fleet') as JsonObject[]).map((entry) => ({
    count: entry.get('count') as number,
    forms: formsOf(entry),
  }));
  const places = classes.map(({ forms }) => sum(forms.map((form) => berths(form, rows, cols))));
  const decks = sum(classes.map(({ count, forms }) => count * least(forms.map((form) => form.length))));
  const shadows = SHADOWS.get((rules.get('sea') as JsonObject).get('touching') as string)!;
  const offered = sum(shadows.map(([down, right]) => (rows + down) * (cols + right)));
  const needed = sum(classes.map(({ count, forms }) => count * least(forms.map((form) => covered(form, shadows)))));
  return (
    sum(classes.map(({ count }) => count)) <= MOST_SHIPS &&
    places.every((number) => number > 0) &&
    sum(places) <= MOST_BERTHS &&
    decks <= rows * cols &&
    needed <= offered
  );
}

/** The number of places where a ship of a form can lie. */
function berths(form: Deck[], rows: number, cols: number): number {
  const [down, right] = [Math.max(...form.map(([row]) => row)), Math.max(...form.map(([, col]) => col))];
  return Math.max(0, rows - down) * Math.max(0, cols - right);
}

/** How many cells a ship and its water cover; shadows of ships that may not touch do not overlap. */
function covered(form: Deck[], shadows: Deck[]): number {
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
