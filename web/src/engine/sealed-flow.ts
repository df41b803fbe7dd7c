/** A sealed game: who may say what, and what follows from answers that were proved. */

import { strikes, type Answer } from './answer';
import { cellAt, numberOf, type Cell, type CellNumber } from './cell';
import { Flow, type GameEvent, type Phase } from './flow';
import { Illegal } from './illegal';
import { cellNumbers } from './mask';
import { reach, type Target } from './reach';
import type { Weapon } from './rules';
import { SealedSide, type SealedGameRules } from './sealed-side';

/** Shots, or a special action. */
export type Attack =
  | { readonly type: 'fire'; readonly at: readonly Cell[] }
  | { readonly type: 'use-weapon'; readonly weapon: string; readonly target: Target };

export type SealedCommand = Attack | { readonly type: 'declare-victory' | 'end-turn' | 'resign' };

/** Shots that wait for their answers. */
export interface CalledAttack {
  readonly by: number;
  /** The cells, in the order in which they are asked. */
  readonly cells: readonly CellNumber[];
  readonly weapon: Weapon | null;
}

/** A cell that has to be answered. */
export interface AskedCell {
  readonly cell: CellNumber;
  /** The decks that were hit before it. */
  readonly hits: readonly CellNumber[];
  /** Whether a radar asks, which hits nothing. */
  readonly looks: boolean;
}

/** A cell of an attack with its answer. */
export interface ToldCell {
  readonly cell: CellNumber;
  readonly answer: Answer;
  /** Whether the answer was repeated (BN9). */
  readonly again: boolean;
}

/**
 * The cells of an attack on a side, one after the other; asks for each answer that is not known.
 *
 * A hit counts for the later cells, so that a salvo can sink a ship.
 */
export function* walkAttack(side: SealedSide, { cells, weapon }: CalledAttack): Generator<AskedCell, ToldCell[], Answer> {
  const looks = weapon?.kind === 'radar';
  const hits = new Set(side.hits);
  const told: ToldCell[] = [];
  for (const cell of cells) {
    const before = looks ? undefined : side.told.get(cell);
    const answer = before ?? (yield { cell, hits: [...hits], looks });
    told.push({ cell, answer, again: before !== undefined });
    if (!strikes(answer)) continue;
    hits.add(cell);
    if (weapon?.kind === 'torpedo') break;
  }
  return told;
}

export class SealedFlow extends Flow<SealedSide> {
  override phase: Phase = 'announcing';
  called: CalledAttack | null = null;
  /** The seat that has won, once the game is over; none where both have stopped. */
  winner: number | null = null;

  constructor(override readonly rules: SealedGameRules) {
    super(rules, [new SealedSide(0, rules), new SealedSide(1, rules)]);
  }

  /** For whom the game waits. */
  get awaited(): number[] {
    if (this.turn !== null) return [this.called ? 1 - this.turn : this.turn];
    const missing = (has: (side: SealedSide) => unknown): number[] =>
      this.sides.flatMap((side) => (has(side) ? [] : [side.number]));
    if (this.phase === 'announcing') return missing((side) => side.key);
    if (this.phase === 'placing') return missing((side) => side.placing);
    return this.phase === 'lots' ? missing((side) => side.lotNonce) : [];
  }

  /** A key, a nonce, and the hash of a nonce for the lots. */
  announce(side: SealedSide, key: Uint8Array, nonce: Uint8Array, lot: Uint8Array): void {
    if (side.key) throw new Illegal('said-once');
    [side.key, side.nonce, side.lot] = [key, nonce, lot];
    if (this.sides.every((each) => each.key)) this.phase = 'placing';
  }

  /** A field may be sealed now. */
  checkPlacing(side: SealedSide): void {
    if (this.phase !== 'placing' || side.placing) throw new Illegal('no-placing');
  }

  /** Both fields are sealed: play begins, or lots are drawn (SB9). */
  openPlay(): GameEvent[] {
    if (this.first !== null) return this.begin(this.first);
    this.phase = 'lots';
    return [];
  }

  /** A nonce for the lots may be shown now. */
  checkLot(side: SealedSide): void {
    if (this.phase !== 'lots' || side.lotNonce) throw new Illegal('no-lots');
  }

  /** A command of a seat. */
  carryOut(side: SealedSide, command: SealedCommand): GameEvent[] {
    if (command.type === 'resign') return this.leave(side.number, 'resigned');
    if (command.type === 'fire' || command.type === 'use-weapon') {
      this.called = this.attackOf(side, command);
      return [{ type: 'attack-called', by: side.number, attack: command }];
    }
    this.requireTurn(side);
    return command.type === 'end-turn' ? this.endTurn(side) : this.declare(side);
  }

  /** Whether the rules let a seat give this command now. */
  allows(side: SealedSide, command: SealedCommand): boolean {
    try {
      this.check(side, command);
      return true;
    } catch (thrown) {
      if (thrown instanceof Illegal) return false;
      throw thrown;
    }
  }

  private check(side: SealedSide, command: SealedCommand): void {
    if (this.phase === 'over') throw new Illegal('over');
    if (command.type === 'resign') return;
    if (command.type === 'fire' || command.type === 'use-weapon') {
      this.attackOf(side, command);
      return;
    }
    this.requireTurn(side);
    if (command.type === 'end-turn') this.checkEnding(side);
    else this.checkDeclaring();
  }

  /** It is the turn of this seat, and nothing waits for an answer. */
  private requireTurn(side: SealedSide): void {
    if (this.called || this.turn !== side.number) throw new Illegal('not-your-turn');
  }

  /** The cells that an attack asks for, if it may be made now. */
  private attackOf(side: SealedSide, attack: Attack): CalledAttack {
    this.requireTurn(side);
    const { grid, arsenal } = this.rules;
    const by = side.number;
    if (attack.type === 'fire') {
      const cells = attack.at.map((cell) => numberOf(grid, cell));
      this.checkShots(side, cells);
      return { by, cells, weapon: null };
    }
    const weapon = arsenal.find(({ name }) => name === attack.weapon);
    if (!weapon) throw new Illegal('no-weapon');
    this.checkUse(side, weapon);
    return { by, cells: reach(grid, weapon, attack.target).map((cell) => numberOf(grid, cell)), weapon };
  }

  /** The attack that a seat has to answer. */
  attackOn(side: SealedSide): CalledAttack {
    if (!this.called || this.called.by === side.number) throw new Illegal('no-question');
    return this.called;
  }

  /** Answers that were proved, and what follows from them. */
  takeAnswers(side: SealedSide, told: readonly ToldCell[]): GameEvent[] {
    const { by, weapon } = this.attackOn(side);
    this.called = null;
    const shooter = this.sides[by]!;
    if (weapon) shooter.use(weapon);
    if (weapon?.kind === 'radar') {
      const echoes = told.map(({ cell, answer }) => [cellAt(this.rules.grid, cell), answer.told === 'ship']);
      return [{ type: 'radar-swept', by, weapon: weapon.name, echoes }, ...this.afterLook(weapon)];
    }
    const fresh = told.filter(({ again }) => !again);
    for (const { cell, answer } of fresh) side.told.set(cell, answer);
    const struck = fresh.filter(({ answer }) => strikes(answer));
    side.hits = new Set([...side.hits, ...struck.map(({ cell }) => cell)]);
    for (const { cell } of told) shooter.known.add(cell);
    if (!weapon) shooter.shots -= told.length;
    const answers = told.map((each) => this.inWords(each));
    const landed: GameEvent = { type: 'attack-answered', by, answers, weapon: weapon?.name ?? null };
    const outcome = { hit: struck.length > 0, sunk: struck.some(({ answer }) => answer.told === 'sunk') };
    return [landed, ...this.afterAttack(shooter, weapon, outcome, struck.length ? [side] : [])];
  }

  /** An answer as a record writes it. */
  private inWords({ cell, answer: { told, ship_class, cells }, again }: ToldCell): unknown {
    const { grid, fleet } = this.rules;
    const named = ship_class === null ? null : (fleet[ship_class]?.name ?? null);
    const shown = cellNumbers(cells).map((number) => cellAt(grid, number));
    return { at: cellAt(grid, cell), told, ship_class: named, cells: shown, again };
  }

  /** A seat has resigned, or its time is out. */
  leave(number: number, why: string): GameEvent[] {
    return [{ type: 'seat-left', seat: number, why }, ...this.end(1 - number, why)];
  }

  /** The end; no field is shown. */
  end(winner: number | null, why: string): GameEvent[] {
    [this.phase, this.turn, this.called, this.winner] = ['over', null, null, winner];
    return [{ type: 'sealed-game-ended', winner, why }];
  }
}
