/**
 * All places where a ship can lie, and all regions that must not meet two ships.
 *
 * A sealed field is one bit for each berth. Both sides number berths and regions alike, so
 * that nothing of this is ever sent.
 */
import type { Ruleset } from '../api/types';

/** A set of cells: bit `row × columns + column` for each. */
export type Mask = bigint;

/** What of a ruleset a proof depends on. */
export type SealedRules = Pick<Ruleset, 'grid' | 'sea' | 'turn' | 'manoeuvre' | 'disclosure'> & {
  fleet: Omit<Ruleset['fleet'][number], 'title'>[];
};

export interface PlacedShip {
  ship_class: string;
  cells: readonly (readonly [number, number])[];
}

/** One place where a ship of a class can lie. */
export interface Berth {
  /** Its number in the fleet list. */
  ship_class: number;
  cells: Mask;
}

type Shape = readonly (readonly [number, number])[];

export class BerthList {
  readonly berths: readonly Berth[];
  readonly regions: readonly Mask[];

  constructor(readonly rules: SealedRules) {
    this.berths = rules.fleet.flatMap((entry, ship_class) =>
      listPlaces(rules, entry).map((cells) => ({ ship_class, cells })),
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
  bitsOf(ships: readonly PlacedShip[]): number[] | null {
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

  private numbersWhere(wanted: (berth: Berth) => boolean): number[] {
    return this.berths.flatMap((berth, number) => (wanted(berth) ? [number] : []));
  }
}

/** How many proofs a field needs, without listing what they are about. */
export function countProofs(rules: SealedRules): number {
  const { rows, cols } = rules.grid;
  const berths = rules.fleet.flatMap(shapesOf).map((shape) => {
    const [height, width] = extent(shape);
    return Math.max(0, rows - height + 1) * Math.max(0, cols - width + 1);
  });
  return berths.reduce((total, count) => total + count, 0) + windowSizes(rules).reduce(
    (total, [height, width]) => total + Math.max(0, rows - height + 1) * Math.max(0, cols - width + 1), 0,
  );
}

/** Every way a ship of a class may lie, each once. */
export function shapesOf(entry: SealedRules['fleet'][number]): Shape[] {
  const found = new Map<string, Shape>();
  for (const drawing of entry.shapes) {
    for (const shape of attitudes(readShape(drawing), entry.turned, entry.mirrored)) found.set(shape.join(' '), shape);
  }
  return [...found.values()];
}

function readShape(drawing: string | readonly string[]): Shape {
  const lines = typeof drawing === 'string' ? [drawing] : drawing;
  return pushed(lines.flatMap((line, row) => [...line].flatMap((sign, col) => (sign === '#' ? [[row, col] as const] : []))));
}

function attitudes(shape: Shape, turned: boolean, mirrored: boolean): Shape[] {
  const sides = mirrored ? [shape, pushed(shape.map(([row, col]) => [row, -col]))] : [shape];
  return sides.flatMap((side) => {
    const found = [side];
    for (let quarter = 1; turned && quarter < 4; quarter += 1) {
      found.push(pushed((found[quarter - 1] as Shape).map(([row, col]) => [col, -row])));
    }
    return found;
  });
}

/** A form in the top left corner, its cells sorted. */
function pushed(shape: Shape): Shape {
  const top = Math.min(...shape.map(([row]) => row));
  const left = Math.min(...shape.map(([, col]) => col));
  return shape
    .map(([row, col]) => [row - top, col - left] as const)
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

function extent(shape: Shape): [number, number] {
  return [Math.max(...shape.map(([row]) => row)) + 1, Math.max(...shape.map(([, col]) => col)) + 1];
}

/** Every set of cells once, from the lowest bit mask up. */
function listPlaces({ grid }: SealedRules, entry: SealedRules['fleet'][number]): Mask[] {
  const found = new Set(shapesOf(entry).flatMap((shape) => placeEverywhere(grid, shape)));
  return [...found].sort((one, other) => (one < other ? -1 : 1));
}

/** The windows in which two ships would be too close. */
function listRegions(rules: SealedRules): Mask[] {
  return windowSizes(rules).flatMap(([height, width]) => {
    const cells = Array.from({ length: height * width }, (_, at) => [Math.floor(at / width), at % width] as const);
    return placeEverywhere(rules.grid, cells);
  });
}

function windowSizes({ grid, sea }: SealedRules): [number, number][] {
  if (sea.touching === 'never') return [[Math.min(2, grid.rows), Math.min(2, grid.cols)]];
  if (sea.touching === 'corners' && grid.rows * grid.cols > 1) return [[1, 2], [2, 1]];
  return [[1, 1]];
}

/** A form at every place of a grid, from the top left, row by row. */
function placeEverywhere({ rows, cols }: SealedRules['grid'], shape: Shape): Mask[] {
  const [height, width] = extent(shape);
  const found: Mask[] = [];
  for (let row = 0; row <= rows - height; row += 1) {
    for (let col = 0; col <= cols - width; col += 1) {
      found.push(maskOf(cols, shape.map(([down, right]) => [row + down, col + right])));
    }
  }
  return found;
}

export function maskOf(columns: number, cells: readonly (readonly [number, number])[]): Mask {
  return cells.reduce((mask, [row, col]) => mask | (1n << BigInt(row * columns + col)), 0n);
}
