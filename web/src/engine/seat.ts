/** What there is to know of one seat. */

import { idOf, type CellId, type Ship } from './fleet';
import type { JsonObject } from '../checker/verifier/file/json';
import type { Rules } from '../checker/verifier/rules';
import type { SaidObject } from '../checker/verifier/value';

export class Seat {
  ships: Ship[] = [];
  /** Own decks that were struck. */
  readonly hits = new Set<CellId>();
  /** Own decks with which a ship went down. */
  readonly fatal = new Set<CellId>();
  /** Foreign cells whose answer the seat has heard. */
  readonly known = new Set<CellId>();
  /** How often each special action can still be used. */
  readonly uses: Map<string, number>;
  turns = 0;
  /** Shots left in this turn. */
  shots = 0;
  moved = false;
  order: JsonObject | null = null;
  /** Rounds in a row without an order. */
  missed = 0;
  out = false;
  gone = false;

  constructor(
    readonly number: number,
    private readonly rules: Rules,
  ) {
    this.uses = new Map([...rules.arsenal].map(([name, weapon]) => [name, weapon.count]));
  }

  /** The ship on a cell; of a seat that has left only the wrecks remain. */
  shipOn(cell: CellId): Ship | null {
    if (this.gone && !this.hits.has(cell)) return null;
    return this.ships.find((ship) => this.ids(ship).includes(cell)) ?? null;
  }

  /** A shot falls on a cell. */
  strike(cell: CellId): void {
    const ship = this.shipOn(cell);
    if (!ship || this.hits.has(cell)) return;
    this.hits.add(cell);
    if (this.isSunk(ship)) this.fatal.add(cell);
  }

  isUndamaged(ship: Ship): boolean {
    return !this.ids(ship).some((cell) => this.hits.has(cell));
  }

  /** How many ships have a sound deck. */
  get afloat(): number {
    return this.ships.filter((ship) => !this.isSunk(ship)).length;
  }

  /** How many ships were never hit. */
  get undamaged(): number {
    return this.ships.filter((ship) => this.isUndamaged(ship)).length;
  }

  private isSunk(ship: Ship): boolean {
    return this.ids(ship).every((cell) => this.hits.has(cell));
  }

  private ids(ship: Ship): CellId[] {
    return ship.cells.map((cell) => idOf(this.rules, cell));
  }
}

/** A ship as a record writes it. */
export function saidShip(ship: Ship): SaidObject {
  return { ship_class: ship.name, cells: ship.cells.map(({ row, col }) => [row, col]) };
}
