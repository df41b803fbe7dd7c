/** A table at which one ruleset is played: who is in, whose turn it is, and what ends the game. */

import type { CellId } from './fleet';
import { Guns, type Hit } from './guns';
import type { Rules } from '../checker/verifier/rules';
import { saidShip, Seat } from './seat';
import type { SaidObject } from '../checker/verifier/value';

export type Events = SaidObject[];

export class Table {
  readonly seats: Seat[];
  readonly guns: Guns;
  phase: 'placing' | 'lots' | 'playing' | 'tie' | 'over' = 'placing';
  turn: number | null = null;
  step: 'attack' | 'again' | 'second' | 'spent' = 'attack';
  round = 0;
  tied: number[] = [];

  constructor(readonly rules: Rules) {
    this.seats = Array.from({ length: rules.seats }, (_, number) => new Seat(number, rules));
    this.guns = new Guns(rules, this.seats);
  }

  /** Who is still in the game. */
  get present(): Seat[] {
    return this.seats.filter((seat) => !seat.out);
  }

  /** Whose fleet, or whose order, is missing. */
  get awaited(): Seat[] {
    return this.present.filter((seat) => (this.phase === 'placing' ? !seat.ships.length : seat.order === null));
  }

  /** Where firing again is pointless for a seat (C5): what it knows, and red pegs of a shared sea (FO4). */
  settled(seat: Seat): Set<CellId> {
    if (this.rules.manoeuvre) return new Set();
    const pegs = this.rules.shared && !this.rules.sparesOwn ? this.seats.flatMap((each) => [...each.hits]) : [];
    return new Set([...seat.known, ...pegs]);
  }

  /** Play begins when all fleets are in (C2, SB9). */
  openPlay(): Events {
    if (this.awaited.length) return [];
    if (this.rules.inRounds) return this.begin(null);
    if (this.rules.begins === 'lot') {
      this.phase = 'lots';
      return [];
    }
    const agreed = this.rules.begins === 'first' ? 0 : 1;
    return this.begin(this.seats[agreed]!.out ? this.nextSeat(agreed) : agreed);
  }

  /** The first turn, or the first round. */
  begin(first: number | null): Events {
    this.phase = 'playing';
    this.round = 1;
    this.turn = first;
    this.step = 'attack';
    for (const seat of this.seats) if (first === null || first === seat.number) this.beginTurn(seat);
    return [{ type: 'play-began', first }];
  }

  /** A seat has its shots again; with a fleet all sunk (BO4) still one. */
  beginTurn(seat: Seat): void {
    const { shots } = this.rules;
    seat.shots = shots === 'ships-afloat' ? Math.max(1, seat.afloat) : shots;
    seat.turns += 1;
    seat.moved = false;
    seat.order = null;
  }

  /** Whose turn comes after that of a seat. */
  nextSeat(number: number): number {
    const present = this.present.map((seat) => seat.number);
    return present.find((other) => other > number) ?? present[0]!;
  }

  /** The turn goes to the next seat that is in. */
  passTurn(seat: Seat): SaidObject {
    this.turn = this.nextSeat(seat.number);
    this.step = 'attack';
    this.beginTurn(this.seats[this.turn]!);
    return { type: 'turn-passed', to: this.turn };
  }

  /** The turn goes on: with a shot, unless the attack is lost. */
  hold(seat: Seat, step: 'again' | 'second' | 'spent'): SaidObject {
    this.step = step;
    seat.shots = step === 'spent' ? 0 : Math.max(1, seat.shots);
    return { type: 'turn-held', seat: seat.number, step };
  }

  /** Who has lost the last ship, and whether that ends the game (SB10, FO7). */
  losses(hits: Hit[]): Events {
    if (this.rules.declared) return [];
    const owners = new Set(hits.map((hit) => hit.owner));
    const fallen = this.seats.filter((seat) => owners.has(seat.number) && !seat.afloat);
    for (const seat of fallen) seat.out = true;
    const outs: Events = fallen.map((seat) => ({ type: 'seat-out', seat: seat.number }));
    const [last, ...others] = this.present;
    if (!fallen.length || others.length) return outs;
    if (last) return [...outs, ...this.end(last.number, 'sunk')];
    if (fallen.length === 1 || this.rules.tie !== 'lot') return [...outs, ...this.end(null, 'drawn')];
    this.phase = 'tie';
    this.turn = null;
    this.tied = fallen.map((seat) => seat.number);
    return [...outs, { type: 'tie-reached', seats: this.tied }];
  }

  /** The end, at which all fields are shown. */
  end(winner: number | null, why: string): Events {
    this.phase = 'over';
    this.turn = null;
    const fleets = this.seats.map((seat) => seat.ships.map(saidShip));
    return [{ type: 'game-ended', winner, why, fleets }];
  }
}
