/** Whether a fleet lies as the rules want it. */

import { Illegal } from '../checker/verifier/fault';
import type { Json } from '../checker/verifier/file/json';
import type { Rules, ShipClass } from '../checker/verifier/rules';
import { asObject, isWhole } from '../checker/verifier/value';

/** A cell by one number: its row times the columns, and its column; so sets of cells are sets of numbers. */
export type CellId = number;

export interface Cell {
  row: number;
  col: number;
}

export interface Ship {
  name: string;
  /** In reading order. */
  cells: Cell[];
}

/** Cells as a record writes them: pairs of row and column. */
export function readCells(said: Json | undefined): Cell[] {
  if (!Array.isArray(said)) throw new Illegal('no-cell');
  return said.map(readCell);
}

/** One cell, which is two whole numbers. */
export function readCell(said: Json | undefined): Cell {
  if (!Array.isArray(said) || said.length !== 2) throw new Illegal('no-cell');
  const [row, col] = said;
  if (!isWhole(row) || !isWhole(col)) throw new Illegal('no-cell');
  return { row, col };
}

export function onGrid(rules: Rules, { row, col }: Cell): boolean {
  return row >= 0 && row < rules.rows && col >= 0 && col < rules.columns;
}

export function idOf(rules: Rules, cell: Cell): CellId {
  return cell.row * rules.columns + cell.col;
}

export function inReadingOrder(cells: Cell[]): Cell[] {
  return [...cells].sort((one, other) => one.row - other.row || one.col - other.col);
}

/** The ships of a fleet in the order of the fleet list, if they lie as the rules want it. */
export function checkFleet(rules: Rules, said: Json | undefined): Ship[] {
  if (!Array.isArray(said)) throw new Illegal('no-fleet');
  const ships = said.map((ship) => {
    const fields = asObject(ship);
    return checkShip(rules, fields.get('ship_class'), fields.get('cells'));
  });
  for (const { name, count } of rules.fleet) {
    const there = ships.filter((ship) => ship.name === name).length;
    if (there !== count) throw new Illegal('ship-count', { ship: name, there, count });
  }
  for (const [index, ship] of ships.entries()) {
    for (const other of ships.slice(index + 1)) checkDistance(rules, ship, other);
  }
  const place = new Map(rules.fleet.map((entry, index) => [entry.name, index]));
  return ships.sort((one, other) => place.get(one.name)! - place.get(other.name)! || compareCells(one, other));
}

/** One ship, if it has a shape of its class and lies on the grid. */
export function checkShip(rules: Rules, name: Json | undefined, said: Json | undefined): Ship {
  const cells = readCells(said);
  const entry = rules.fleet.find((each) => each.name === name);
  if (!entry) throw new Illegal('no-class');
  if (!cells.every((cell) => onGrid(rules, cell))) throw new Illegal('ship-off-grid', { ship: entry.name });
  if (!cells.length || !formsOf(entry).some((each) => form(each) === form(cells))) throw new Illegal('ship-shape', { ship: entry.name });
  return { name: entry.name, cells: inReadingOrder(cells) };
}

/** Two ships of a fleet keep as far from each other as the rules want it. */
export function checkDistance(rules: Rules, one: Ship, other: Ship): void {
  const ships = { one: one.name, other: other.name };
  for (const cell of one.cells) {
    for (const its of other.cells) {
      const [down, across] = [Math.abs(cell.row - its.row), Math.abs(cell.col - its.col)];
      if (down + across === 0) throw new Illegal('ships-overlap', ships);
      if (rules.touching !== 'freely' && down + across === 1) throw new Illegal('ships-by-side', ships);
      if (rules.touching === 'never' && down === 1 && across === 1) throw new Illegal('ships-by-corner', ships);
    }
  }
}

function compareCells(one: Ship, other: Ship): number {
  const [mine, its] = [one.cells, other.cells];
  for (let at = 0; at < Math.min(mine.length, its.length); at += 1) {
    const difference = mine[at]!.row - its[at]!.row || mine[at]!.col - its[at]!.col;
    if (difference) return difference;
  }
  return mine.length - its.length;
}

/** The cells moved to the corner of the grid, in reading order. */
function pushed(cells: Cell[]): Cell[] {
  const top = Math.min(...cells.map((cell) => cell.row));
  const left = Math.min(...cells.map((cell) => cell.col));
  return inReadingOrder(cells).map(({ row, col }) => ({ row: row - top, col: col - left }));
}

/** A form as a text; a cell named twice makes another form. */
function form(cells: Cell[]): string {
  return pushed(cells)
    .map(({ row, col }) => `${row},${col}`)
    .join(' ');
}

/** Every way in which a ship of the class may lie, in the corner of the grid. */
export function formsOf(entry: ShipClass): Cell[][] {
  const found = new Map<string, Cell[]>();
  for (const lines of entry.shapes) {
    const decks = lines.flatMap((line, row) => [...line].flatMap((sign, col) => (sign === '#' ? [{ row, col }] : [])));
    const sides = entry.mirrored ? [decks, decks.map(({ row, col }) => ({ row, col: -col }))] : [decks];
    for (let side of sides) {
      for (let turn = 0; turn < (entry.turned ? 4 : 1); turn += 1) {
        found.set(form(side), pushed(side));
        side = side.map(({ row, col }) => ({ row: col, col: -row }));
      }
    }
  }
  return [...found.values()];
}
