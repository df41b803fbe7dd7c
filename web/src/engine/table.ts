/** A table at which the ships of all seats are known. */

import type { CellNumber } from './cell';
import { checkFleet, type Ship } from './fleet';
import { Flow, type GameEvent } from './flow';
import { Guns, type Hit } from './guns';
import { Illegal } from './illegal';
import { isInRounds, type Rules } from './rules';
import { Seat } from './seat';

export class Table extends Flow<Seat> {
  readonly guns: Guns;
  round = 1;

  constructor(rules: Rules) {
    super(rules, Array.from({ length: rules.seats }, (_, number) => new Seat(number, rules)));
    this.guns = new Guns(rules, this.sides);
  }

  /** Whose fleet, or whose order, is missing. */
  get awaited(): Seat[] {
    return this.present.filter((seat) => (this.phase === 'placing' ? !seat.ships.length : seat.order === null));
  }

  /** A fleet is placed once, before play (C1). */
  placeFleet(seat: Seat, ships: Iterable<Ship>): GameEvent[] {
    if (this.phase !== 'placing' || seat.ships.length) throw new Illegal('no-placing');
    seat.ships = checkFleet(this.rules, ships);
    return [{ type: 'fleet-placed', seat: seat.number, ships: [...seat.ships] }, ...this.openPlay()];
  }

  /** Play begins when all fleets are in (C2, SB9). */
  openPlay(): GameEvent[] {
    if (this.awaited.length) return [];
    if (isInRounds(this.rules)) return this.begin(null);
    if (this.first !== null) return this.begin(this.first);
    this.phase = 'lots';
    return [];
  }

  /** Chance says who begins (SB9), or who wins among the last (FO7). */
  drawLots(number: number): GameEvent[] {
    if (this.phase === 'lots' && this.present.some((seat) => seat.number === number)) return this.begin(number);
    if (this.phase === 'tie' && this.tied.includes(number)) return this.end(number, 'lot');
    throw new Illegal('no-lots');
  }

  override beginTurn(seat: Seat): void {
    super.beginTurn(seat);
    [seat.moved, seat.order] = [false, null];
  }

  /** The second shot needs a fleet that is sound enough (BO3). */
  override checkShots(seat: Seat, cells: readonly CellNumber[]): void {
    const { second_shot } = this.rules.turn;
    const sound = second_shot !== null && seat.undamaged > second_shot.undamaged_above;
    if (this.step === 'second' && !sound) throw new Illegal('no-second-shot');
    super.checkShots(seat, cells);
  }

  /** Whose ships were struck. */
  ownersOf(hits: readonly Hit[]): Seat[] {
    return this.sides.filter((seat) => hits.some(({ owner }) => owner === seat.number));
  }

  /** The end, at which all fields are shown. */
  end(winner: number | null, why: string): GameEvent[] {
    [this.phase, this.turn] = ['over', null];
    return [{ type: 'game-ended', winner, why, fleets: this.sides.map((seat) => [...seat.ships]) }];
  }
}
