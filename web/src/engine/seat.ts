/** What there is to know of one seat where its ships are known. */

import { numberOf, type Cell, type CellNumber } from './cell';
import type { Ship } from './fleet';
import type { Rules, Weapon } from './rules';
import { Side } from './side';

/** What a seat has ordered for a round: shots, or a special action and the cells that it takes in. */
export interface Order {
  readonly weapon: Weapon | null;
  readonly cells: readonly Cell[];
}

export class Seat extends Side {
  ships: Ship[] = [];
  override readonly hits = new Set<CellNumber>();
  /** Own decks with which a ship went down. */
  readonly fatal = new Set<CellNumber>();
  moved = false;
  order: Order | null = null;
  /** Rounds in a row without an order. */
  missed = 0;
  /** Whether it has left; of its ships only the wrecks remain. */
  gone = false;

  constructor(
    number: number,
    private readonly rules: Rules,
  ) {
    super(number, rules);
  }

  /** The ship on a cell; of a seat that has left only the wrecks remain. */
  shipOn(cell: CellNumber): Ship | null {
    if (this.gone && !this.hits.has(cell)) return null;
    return this.ships.find((ship) => this.numbers(ship).includes(cell)) ?? null;
  }

  /** A shot falls on a cell. */
  strike(cell: CellNumber): void {
    const ship = this.shipOn(cell);
    if (!ship || this.hits.has(cell)) return;
    this.hits.add(cell);
    if (this.isSunk(ship)) this.fatal.add(cell);
  }

  isUndamaged(ship: Ship): boolean {
    return !this.numbers(ship).some((cell) => this.hits.has(cell));
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
    return this.numbers(ship).every((cell) => this.hits.has(cell));
  }

  private numbers(ship: Ship): CellNumber[] {
    return ship.cells.map((cell) => numberOf(this.rules.grid, cell));
  }
}
