/**
 * The flow of a game: what a turn allows, who goes on, who is out, who has won.
 *
 * It needs answers and no ships. A game whose ships are known finds the answers by looking, a
 * sealed one is given them.
 */

import type { CellNumber } from './cell';
import { Illegal } from './illegal';
import { isInRounds, isShared, sparesOwn, type Rules, type Weapon } from './rules';
import type { Side } from './side';

/** What has happened, as records write it. */
export interface GameEvent {
  readonly type: string;
  readonly [name: string]: unknown;
}

export type Phase = 'announcing' | 'placing' | 'lots' | 'playing' | 'tie' | 'over';

/** How far a turn has come; with `spent` the attack is lost (BO4). */
export type Step = 'attack' | 'again' | 'second' | 'spent';

/** What an attack has come to: whether a sound deck was struck, and whether one was a ship's last. */
export interface Outcome {
  readonly hit: boolean;
  readonly sunk: boolean;
}

export abstract class Flow<S extends Side = Side> {
  phase: Phase = 'placing';
  turn: number | null = null;
  step: Step = 'attack';
  /** The seats among which a lot decides (FO7). */
  tied: number[] = [];

  constructor(
    readonly rules: Rules,
    readonly sides: readonly S[],
  ) {}

  /** The seats still in the game. */
  get present(): S[] {
    return this.sides.filter((side) => !side.out);
  }

  /** The seat that the rules let begin, where no lot decides (SB9). */
  protected get first(): number | null {
    const { begins } = this.rules.turn;
    if (begins === 'lot') return null;
    const agreed = begins === 'first' ? 0 : 1;
    return this.sides[agreed]!.out ? this.nextSeat(agreed) : agreed;
  }

  /** The first turn; of all at once where there is no first seat. */
  begin(first: number | null): GameEvent[] {
    [this.phase, this.turn, this.step] = ['playing', first, 'attack'];
    for (const side of this.sides) if (first === null || first === side.number) this.beginTurn(side);
    return [{ type: 'play-began', first }];
  }

  /** A seat has its shots again; with a fleet all sunk (BO4) still one. */
  beginTurn(side: S): void {
    const { shots } = this.rules.turn;
    side.shots = shots === 'ships-afloat' ? Math.max(1, side.afloat) : shots;
    side.turns += 1;
  }

  /** Where firing again is pointless for a seat (C5): what it knows, and red pegs of a shared sea (FO4). */
  settled(side: S): ReadonlySet<CellNumber> {
    const { rules } = this;
    if (rules.manoeuvre) return new Set();
    const pegs = isShared(rules) && !sparesOwn(rules) ? this.sides.flatMap((each) => [...each.hits]) : [];
    return new Set([...side.known, ...pegs]);
  }

  /** Plain shots at these cells are what the turn has now. */
  checkShots(side: S, cells: readonly CellNumber[]): void {
    const { rules } = this;
    if (this.step === 'spent') throw new Illegal('attack-lost');
    const settled = this.settled(side);
    if (new Set(cells).size !== cells.length || cells.some((cell) => settled.has(cell))) throw new Illegal('cell-known');
    const together = isInRounds(rules) || rules.turn.answers === 'together';
    const open = rules.grid.rows * rules.grid.cols - settled.size;
    const wanted = together ? Math.max(1, Math.min(side.shots, open)) : 1;
    if (cells.length !== wanted) throw new Illegal('shot-count', { there: cells.length, wanted });
  }

  /** A special action may be used now, and is not used up. */
  checkUse(side: S, weapon: Weapon): void {
    const facts = { weapon: weapon.name };
    if (this.step === 'spent' || this.step === 'second') throw new Illegal('no-weapon-now', facts);
    if (side.usesLeft(weapon) < 1) throw new Illegal('weapon-used-up', facts);
    if (!side.has(weapon)) throw new Illegal('weapon-later', facts);
  }

  /** An attack has struck cells: who is out, and who goes on. */
  afterAttack(side: S, weapon: Weapon | null, outcome: Outcome, struck: readonly S[]): GameEvent[] {
    const lost = this.losses(struck);
    if (this.phase !== 'playing') return lost;
    const step = side.out ? null : this.stepAfter(side, weapon, outcome);
    return [...lost, step ? this.hold(side, step) : this.passTurn()];
  }

  /** A radar has looked: the turn stays, or goes to the next seat. */
  afterLook({ takes_turn }: Weapon): GameEvent[] {
    return takes_turn ? [this.passTurn()] : [];
  }

  /** How the turn goes on for the same seat (SB8, BO3), if it does. */
  private stepAfter(side: S, weapon: Weapon | null, { hit, sunk }: Outcome): Step | null {
    const { again_after, second_shot } = this.rules.turn;
    if (weapon) return weapon.takes_turn ? null : 'again';
    const earned = again_after === 'hit' ? hit : again_after === 'sunk' && sunk;
    if (side.shots > 0 || earned) return 'again';
    return hit && second_shot && this.step !== 'second' ? 'second' : null;
  }

  /** Of the seats that were struck some have lost all ships, which may end the game (SB10, FO7). */
  losses(struck: readonly S[]): GameEvent[] {
    if (this.rules.victory.won === 'declared') return [];
    const fallen = this.sides.filter((side) => struck.includes(side) && side.sunk);
    for (const side of fallen) side.out = true;
    const outs = fallen.map((side): GameEvent => ({ type: 'seat-out', seat: side.number }));
    const [last, ...others] = this.present;
    if (!fallen.length || others.length) return outs;
    if (last) return [...outs, ...this.end(last.number, 'sunk')];
    if (fallen.length === 1 || this.rules.victory.tie !== 'lot') return [...outs, ...this.end(null, 'drawn')];
    [this.phase, this.turn, this.tied] = ['tie', null, fallen.map((side) => side.number)];
    return [...outs, { type: 'tie-reached', seats: this.tied }];
  }

  /** A seat says that the enemy's fleet is sunk (BO4). */
  declare(side: S): GameEvent[] {
    this.checkDeclaring();
    const right = this.present.every((other) => other === side || other.sunk);
    const said: GameEvent = { type: 'victory-declared', by: side.number, right };
    if (right) return [said, ...this.end(side.number, 'declared')];
    return [said, this.rules.manoeuvre ? this.hold(side, 'spent') : this.passTurn()];
  }

  /** Victory may be declared now. */
  checkDeclaring(): void {
    if (this.rules.victory.won !== 'declared') throw new Illegal('no-declaring');
    if (this.step !== 'attack') throw new Illegal('declare-late');
  }

  /** A turn is given away. */
  endTurn(side: S): GameEvent[] {
    this.checkEnding(side);
    return [this.passTurn()];
  }

  /** Nothing else must be done in this turn: there is nothing to fire at, or no attack is due. */
  checkEnding(side: S): void {
    const { rows, cols } = this.rules.grid;
    const helpless = this.turn !== null && this.settled(side).size === rows * cols;
    if (this.step !== 'second' && this.step !== 'spent' && !helpless) throw new Illegal('turn-unused');
  }

  /** Whose turn comes after that of a seat. */
  private nextSeat(number: number): number {
    const present = this.present.map((side) => side.number);
    return present.find((other) => other > number) ?? present[0]!;
  }

  /** The turn goes to the next seat that is in. */
  passTurn(): GameEvent {
    [this.turn, this.step] = [this.nextSeat(this.turn!), 'attack'];
    this.beginTurn(this.sides[this.turn]!);
    return { type: 'turn-passed', to: this.turn };
  }

  /** The turn goes on: with a shot, unless the attack is lost. */
  private hold(side: S, step: Step): GameEvent {
    this.step = step;
    side.shots = step === 'spent' ? 0 : Math.max(1, side.shots);
    return { type: 'turn-held', seat: side.number, step };
  }

  /** The end. */
  abstract end(winner: number | null, why: string): GameEvent[];
}
