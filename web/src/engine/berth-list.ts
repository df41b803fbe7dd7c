/**
 * All places where a ship can lie, and all regions that must not meet two ships.
 *
 * A sealed field is one bit for each berth. Both sides number berths and regions alike, so
 * that nothing of this is ever sent.
 */

import type { Cell, Grid } from './cell';
import type { Ship } from './fleet';
import { maskOf, type Mask } from './mask';
import type { Disclosure, PlacementRules, ShipClass } from './rules';
import { extentOf, shapesOf, type Shape } from './shape';

/** What of a ruleset a proof depends on. */
export type SealedRules = PlacementRules & { readonly disclosure: Disclosure };

/** One place where a ship of a class can lie. */
export interface Berth {
  /** Its number in the fleet list. */
  ship_class: number;
  cells: Mask;
}

export class BerthList {
  readonly berths: readonly Berth[];
  readonly regions: readonly Mask[];

  constructor(readonly rules: SealedRules) {
    this.berths = rules.fleet.flatMap((entry, ship_class) =>
      listPlaces(rules.grid, entry).map((cells) => ({ ship_class, cells })),
    );
    this.regions = listRegions(rules);
  }

  /** How many proofs a field needs. */
  get proofs(): number {
    return this.berths.length + this.regions.length;
  }

  /** The berths of a class. */
  ofClass(ship_class: number): number[] {
    return this.numbersWhere((berth) => berth.ship_class === ship_class);
  }

  /** The berths that have a cell among these, of one class or of all. */
  numbers(touched: Mask, ship_class: number | null = null): number[] {
    return this.numbersWhere(
      (berth) => (berth.cells & touched) !== 0n && (ship_class === null || ship_class === berth.ship_class),
    );
  }

  /** The berths that a fleet takes, or `null` where one of its ships has none. */
  bitsOf(ships: readonly Ship[]): number[] | null {
    const bits = this.berths.map(() => 0);
    for (const ship of ships) {
      const ship_class = this.rules.fleet.findIndex((entry) => entry.name === ship.ship_class);
      const cells = maskOf(this.rules.grid.cols, ship.cells);
      const number = this.berths.findIndex((berth) => berth.ship_class === ship_class && berth.cells === cells);
      if (number < 0) return null;
      bits[number] = 1;
    }
    return bits;
  }

  /** Whether two ships meet in a region, which the proof would not allow. */
  areTooClose(one: Mask, other: Mask): boolean {
    return this.regions.some((region) => (region & one) !== 0n && (region & other) !== 0n);
  }

  private numbersWhere(wanted: (berth: Berth) => boolean): number[] {
    return this.berths.flatMap((berth, number) => (wanted(berth) ? [number] : []));
  }
}

/** How many proofs a field needs, without listing what they are about. */
export function countProofs(rules: PlacementRules): number {
  const forms = [...rules.fleet.flatMap(shapesOf), ...windows(rules)];
  return forms.reduce((total, form) => total + countPlaces(rules.grid, form), 0);
}

/** The number of places where a form can lie. */
export function countPlaces({ rows, cols }: Grid, shape: Shape): number {
  const [height, width] = extentOf(shape);
  return Math.max(0, rows - height + 1) * Math.max(0, cols - width + 1);
}

/** Every set of cells once, from the lowest bit mask up. */
function listPlaces(grid: Grid, entry: ShipClass): Mask[] {
  const found = new Set(shapesOf(entry).flatMap((shape) => placeEverywhere(grid, shape)));
  return [...found].sort((one, other) => (one < other ? -1 : 1));
}

/** The windows in which two ships would be too close, at every place. */
function listRegions(rules: PlacementRules): Mask[] {
  return windows(rules).flatMap((window) => placeEverywhere(rules.grid, window));
}

function windows(rules: PlacementRules): Shape[] {
  return windowSizes(rules).map(([height, width]) =>
    Array.from({ length: height * width }, (_, at): Cell => [Math.floor(at / width), at % width]),
  );
}

function windowSizes({ grid, sea }: PlacementRules): [number, number][] {
  if (sea.touching === 'never') return [[Math.min(2, grid.rows), Math.min(2, grid.cols)]];
  if (sea.touching === 'corners' && grid.rows * grid.cols > 1) return [[1, 2], [2, 1]];
  return [[1, 1]];
}

/** A form at every place of a grid, from the top left, row by row. */
function placeEverywhere({ rows, cols }: Grid, shape: Shape): Mask[] {
  const [height, width] = extentOf(shape);
  const found: Mask[] = [];
  for (let row = 0; row <= rows - height; row += 1) {
    for (let col = 0; col <= cols - width; col += 1) {
      found.push(maskOf(cols, shape.map(([down, right]) => [row + down, col + right])));
    }
  }
  return found;
}
