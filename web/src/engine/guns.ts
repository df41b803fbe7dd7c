/** What shots strike, and what the radar sees, where ships are known. */

import { numberOf, type Cell, type CellNumber } from './cell';
import type { Ship } from './fleet';
import type { GameEvent, Outcome } from './flow';
import { isShared, sparesOwn, type Rules, type Weapon } from './rules';
import type { Seat } from './seat';

/** A sound deck that was struck. */
export interface Hit {
  owner: number;
  ship: Ship;
  sank: boolean;
}

/** What is written of a cell that was struck: each ship on it, whether it sank, and whether the deck was sound. */
export interface Said {
  readonly at: Cell;
  readonly struck: readonly (readonly [seat: number, ship: Ship, sank: boolean, fresh: boolean])[];
}

/** A cell that was struck, and the decks that were sound before. */
interface Impact {
  said: Said;
  hits: Hit[];
}

export class Guns {
  constructor(
    private readonly rules: Rules,
    private readonly seats: readonly Seat[],
  ) {}

  /** The cells that a special action strikes: up to the first deck where it stops there. */
  course(by: Seat, weapon: Weapon, cells: readonly Cell[]): readonly Cell[] {
    if (weapon.kind !== 'torpedo') return cells;
    const end = cells.findIndex((cell) => this.targets(by).some((seat) => seat.shipOn(this.id(cell))));
    return end < 0 ? cells : cells.slice(0, end + 1);
  }

  /** What the radar sees: any ship, sound or wrecked (BN8). */
  sweep(by: Seat, weapon: Weapon, cells: readonly Cell[]): GameEvent {
    const seas = isShared(this.rules) ? this.seats : this.targets(by);
    const echoes = cells.map((cell) => [cell, seas.some((seat) => seat.shipOn(this.id(cell)))]);
    return { type: 'radar-swept', by: by.number, weapon: weapon.name, echoes };
  }

  /** Strike cells one after the other; one that was struck before repeats its answer (BN9). */
  volley(by: Seat, cells: readonly Cell[]): { impacts: Said[]; hits: Hit[] } {
    const found = cells.map((cell) => {
      const sound = this.sound(this.id(cell));
      for (const seat of this.targets(by)) seat.strike(this.id(cell));
      return this.impact(by, cell, sound);
    });
    return { impacts: found.map((each) => each.said), hits: found.flatMap((each) => each.hits) };
  }

  /**
   * Strike all cells of a round at the same moment.
   *
   * Two shots on one cell find the same deck sound. A ship is said to sink on the last of its
   * cells: of the grid where all share one, else of the salvo (FO4).
   */
  volleys(attacks: Map<number, readonly Cell[]>): { impacts: Map<number, Said[]>; hits: Hit[] } {
    const shots = [...attacks].flatMap(([number, cells]) => cells.map((cell) => ({ number, id: this.id(cell) })));
    const sound = new Map(shots.map(({ id }) => [id, this.sound(id)]));
    if (isShared(this.rules)) shots.sort((one, other) => one.id - other.id || one.number - other.number);
    for (const { number, id } of shots) {
      for (const seat of this.targets(this.seats[number]!)) seat.strike(id);
    }
    const impacts = new Map<number, Said[]>();
    const hits: Hit[] = [];
    for (const [number, cells] of attacks) {
      const found = cells.map((cell) => this.impact(this.seats[number]!, cell, sound.get(this.id(cell))!));
      if (found.length) impacts.set(number, found.map((each) => each.said));
      hits.push(...found.flatMap((each) => each.hits));
    }
    return { impacts, hits };
  }

  /** Whose ships the shots of a seat can strike, wrecks of those who are out included. */
  private targets(by: Seat): Seat[] {
    const spared = !isShared(this.rules) || sparesOwn(this.rules);
    return this.seats.filter((seat) => !spared || seat !== by);
  }

  /** The seats that have a sound deck on a cell. */
  private sound(cell: CellNumber): Set<number> {
    const seats = this.seats.filter((seat) => seat.shipOn(cell) && !seat.hits.has(cell));
    return new Set(seats.map((seat) => seat.number));
  }

  private impact(by: Seat, cell: Cell, sound: Set<number>): Impact {
    const struck: Said['struck'][number][] = [];
    const hits: Hit[] = [];
    for (const seat of this.targets(by)) {
      const ship = seat.shipOn(this.id(cell));
      if (!ship) continue;
      const [sank, fresh] = [seat.fatal.has(this.id(cell)), sound.has(seat.number)];
      struck.push([seat.number, ship, sank, fresh]);
      if (fresh) hits.push({ owner: seat.number, ship, sank });
    }
    return { said: { at: cell, struck }, hits };
  }

  private id(cell: Cell): CellNumber {
    return numberOf(this.rules.grid, cell);
  }
}

/** What these decks come to for the turn. */
export function outcomeOf(hits: readonly Hit[]): Outcome {
  return { hit: hits.length > 0, sunk: hits.some(({ sank }) => sank) };
}
