/**
 * A sealed game as one player follows it: every message is checked once more, on this device.
 *
 * What the table says is believed only as far as it was signed and proved. Where something does
 * not follow, a `Distrust` is thrown and nothing is answered any more: a table that makes up
 * shots, or goes back in time, could else read a field cell by cell.
 */

import type { Ruleset } from '../../api/types';
import { readAnswer, type Answer, type Told } from '../../proofs/answer-proof';
import { contextOf, hashPlacing, readFrames, type Binding } from '../../proofs/binding';
import { bytesToHex, hexToBytes, sameBytes } from '../../proofs/bytes';
import { beginChain, commitLot, drawLot, linkOf, readMessage, type Message } from '../../proofs/chain';
import { Flaw } from '../../proofs/flaw';
import type { ProofClient } from '../../proofs/proof-client';
import { readShots, readWeapon, type CalledAttack } from './attack';
import { SealedSide } from './sealed-side';

/** What a table tells of a message that it has taken. */
export interface TakenMessage {
  seat: number | null;
  command:
    | { type: 'signed'; data: string; signature: string }
    | { type: 'run-out-of-time'; seat: number }
    | { type: 'call-off' };
}

export type Doubt = 'not-signed' | 'out-of-place' | 'against-the-rules' | 'other-proof' | 'other-view' | 'rolled-back' | 'secrets-gone';

/** The table does not do what it should, or the secrets are gone; nothing is said any more. */
export class Distrust extends Error {
  constructor(readonly doubt: Doubt) {
    super(doubt);
  }
}

/** Something signed that was proved false, here. */
export interface FoundBreach {
  seat: number;
  breach: 'placing' | 'lot' | 'answer' | 'answer-count';
}

export type SealedPhase = 'announcing' | 'placing' | 'lots' | 'playing' | 'over';

export interface Surroundings {
  match: string;
  /** Whose device this is; the other's field is checked here. */
  seat: number;
  rules: Ruleset;
  proofs: Pick<ProofClient, 'ask'>;
  /** The proof of a field, by the hash that was signed. */
  fetchPlacing: (placing: string) => Promise<Uint8Array>;
}

export class SealedGame {
  readonly sides: [SealedSide, SealedSide];
  phase: SealedPhase = 'announcing';
  turn: number | null = null;
  called: CalledAttack | null = null;
  breach: FoundBreach | null = null;
  /** Who has won, once the game is over; nobody where both have stopped. */
  winner: number | null = null;
  /** The last link, once the chain has begun. */
  head: Uint8Array | null = null;
  number = 0;
  /** Answers of the other seat that were proved here. */
  proved = 0;
  private step: 'attack' | 'again' = 'attack';
  private rulesHash: Uint8Array | null = null;

  constructor(readonly around: Surroundings) {
    this.sides = [new SealedSide(around.rules), new SealedSide(around.rules)];
  }

  /** Take a message that the table has taken. */
  async take({ seat, command }: TakenMessage): Promise<void> {
    if (this.phase === 'over') throw new Distrust('out-of-place');
    if (command.type !== 'signed') return this.takeFromTable(command);
    const [data, signature] = [hexToBytes(command.data), hexToBytes(command.signature)];
    const message = readMessage(data);
    if (message?.match !== this.around.match || message.seat !== seat || message.seat > 1) throw new Distrust('not-signed');
    const place = await this.placeToSign(message.seat, message.kind);
    if (message.number !== place.number || !sameBytes(message.before, place.before)) throw new Distrust('out-of-place');
    const key = message.kind === 'announce' ? message.body.subarray(0, 32) : this.sides[message.seat as 0 | 1].key;
    const signed = key !== null && (await this.around.proofs.ask('isSigned', { key, message: data, signature }));
    if (!signed) throw new Distrust('not-signed');
    const chained = this.head !== null;
    await this.hear(message);
    if (!chained) return;
    this.head = linkOf(data, signature);
    this.number += 1;
  }

  /** What the next message of a seat must name: a number, and the link before it. */
  async placeToSign(seat: number, kind: string): Promise<{ number: number; before: Uint8Array }> {
    if (this.head) return { number: this.number, before: this.head };
    const unknown = kind === 'announce' || this.sides.some((side) => side.key === null);
    return { number: 0, before: unknown ? new Uint8Array(64) : contextOf(await this.binding(seat)) };
  }

  /** What a field is bound to, once both keys are known. */
  async binding(seat: number): Promise<Binding> {
    this.rulesHash ??= await this.around.proofs.ask('hashRules', this.around.rules);
    const [one, other] = this.sides;
    return {
      ruleset_hash: this.rulesHash,
      match: this.around.match,
      seat,
      keys: [one.key as Uint8Array, other.key as Uint8Array],
      nonces: [one.nonce, other.nonce],
    };
  }

  /** The proof of a field that was signed for; where the table has another, nobody else is to blame. */
  async findPlacing(placing: Uint8Array): Promise<Uint8Array> {
    const blob = await this.around.fetchPlacing(bytesToHex(placing));
    if (!sameBytes(hashPlacing(blob), placing)) throw new Distrust('other-proof');
    return blob;
  }

  /** For whom the game waits. */
  get awaited(): number[] {
    if (this.turn !== null) return [this.called ? 1 - this.turn : this.turn];
    const missing = (has: (side: SealedSide) => unknown): number[] => [0, 1].filter((seat) => !has(this.sides[seat as 0 | 1]));
    if (this.phase === 'announcing') return missing((side) => side.key);
    if (this.phase === 'placing') return missing((side) => side.placing);
    return this.phase === 'lots' ? missing((side) => side.lotNonce) : [];
  }

  /** The clock, and an agreement to stop, are the table's word. */
  private takeFromTable(command: { type: 'run-out-of-time'; seat: number } | { type: 'call-off' }): void {
    if (command.type === 'run-out-of-time' && !this.awaited.includes(command.seat)) throw new Distrust('against-the-rules');
    this.end(command.type === 'call-off' ? null : 1 - command.seat);
  }

  private async hear({ seat, kind, body }: Message): Promise<void> {
    const side = this.sides[seat as 0 | 1];
    switch (kind) {
      case 'announce':
        return this.announce(side, body);
      case 'placing':
        return this.place(seat, side, body);
      case 'lot':
        return this.showLot(seat, side, body);
      case 'shot':
      case 'weapon':
        return this.call(seat, side, kind, body);
      case 'answer':
        return this.answer(seat, side, body);
      default:
        this.require(body.length === 0);
        return this.hearWord(seat, side, kind);
    }
  }

  /** A message that is a word and nothing else. */
  private hearWord(seat: number, side: SealedSide, kind: string): void {
    if (kind === 'declare-victory') return this.declare(seat);
    if (kind === 'end-turn') return this.pass(seat, side);
    this.require(kind === 'resign');
    this.end(1 - seat);
  }

  private announce(side: SealedSide, body: Uint8Array): void {
    this.require(side.key === null && body.length === 128);
    [side.key, side.nonce, side.lot] = [body.slice(0, 32), body.slice(32, 64), body.slice(64)];
    if (this.sides.every((each) => each.key)) this.phase = 'placing';
  }

  /** A field is sealed; that of the other seat is proved here before anything is answered. */
  private async place(seat: number, side: SealedSide, body: Uint8Array): Promise<void> {
    this.require(this.phase === 'placing' && side.placing === null && body.length === 64);
    if (seat !== this.around.seat && !(await this.isLegal(seat, body))) return this.blame(seat, 'placing');
    side.placing = body.slice();
    const [one, other] = this.sides.map((each) => each.placing);
    if (!one || !other) return;
    const contexts = [contextOf(await this.binding(0)), contextOf(await this.binding(1))] as const;
    this.head = beginChain(contexts, [one, other]);
    const { begins } = this.around.rules.turn;
    if (begins === 'lot') this.phase = 'lots';
    else this.beginPlay(begins === 'first' ? 0 : 1);
  }

  private async isLegal(seat: number, body: Uint8Array): Promise<boolean> {
    const { rules, proofs } = this.around;
    const blob = await this.findPlacing(body);
    try {
      await proofs.ask('check', { rules, binding: await this.binding(seat), blob });
      return true;
    } catch (thrown) {
      if (thrown instanceof Flaw) return false;
      throw thrown;
    }
  }

  private showLot(seat: number, side: SealedSide, body: Uint8Array): void {
    this.require(this.phase === 'lots' && side.lotNonce === null && body.length === 32);
    if (!sameBytes(commitLot(this.around.match, seat, body), side.lot)) return this.blame(seat, 'lot');
    side.lotNonce = body.slice();
    const [one, other] = this.sides.map((each) => each.lotNonce);
    if (one && other) this.beginPlay(drawLot(this.around.match, 0, [one, other]));
  }

  private beginPlay(first: number): void {
    this.phase = 'playing';
    this.giveTurn(first);
  }

  private giveTurn(seat: number): void {
    [this.turn, this.step] = [seat, 'attack'];
    this.sides[seat as 0 | 1].begin();
  }

  /** Whether the rules let a seat say this now; only what is allowed is signed. */
  allows(seat: number, kind: string, body: Uint8Array): boolean {
    const side = this.sides[seat as 0 | 1];
    if (kind === 'shot' || kind === 'weapon') return this.readAttack(seat, side, kind, body) !== null;
    if (kind === 'declare-victory') return this.mayDeclare(seat);
    return kind === 'end-turn' ? this.mayPass(seat, side) : kind === 'resign' && this.phase !== 'over';
  }

  /** Shots are named. */
  private call(by: number, side: SealedSide, kind: 'shot' | 'weapon', body: Uint8Array): void {
    this.called = this.readAttack(by, side, kind, body);
    this.require(this.called !== null);
  }

  /** An attack: no more shots than the turn has, at no cell that was answered before; else `null`. */
  private readAttack(by: number, side: SealedSide, kind: 'shot' | 'weapon', body: Uint8Array): CalledAttack | null {
    if (this.turn !== by || this.called) return null;
    const { rules } = this.around;
    if (kind === 'weapon') {
      const found = readWeapon(rules, body);
      return found && side.has(found.weapon) ? { by, ...found, shots: 0 } : null;
    }
    const cells = readShots(rules, body);
    const open = rules.grid.rows * rules.grid.cols - side.known.size;
    const wanted = rules.turn.answers === 'together' ? Math.max(1, Math.min(side.shots, open)) : 1;
    if (cells?.length !== wanted || cells.some((cell) => side.known.has(cell))) return null;
    return { by, cells, weapon: null, shots: cells.length };
  }

  /** Answers come, each with its proof; who has signed a false one has lost. */
  private async answer(seat: number, side: SealedSide, body: Uint8Array): Promise<void> {
    const { called } = this;
    if (!called || called.by === seat) throw new Distrust('against-the-rules');
    const answers = readFrames(body)?.map(readAnswer);
    if (!answers || answers.includes(null)) return this.blame(seat, 'answer-count');
    const walk = this.walk(side, called, answers as [Answer, Uint8Array][]);
    // Cell by cell, as every referee does: a false answer comes before one that is missing after it.
    if (seat !== this.around.seat && !(await this.areProved(side, called, walk.asked))) return this.blame(seat, 'answer');
    if (!walk.complete) return this.blame(seat, 'answer-count');
    this.called = null;
    this.settle(side, called, walk);
  }

  /** Which answer belongs to which cell, as far as there are any. */
  private walk(side: SealedSide, called: CalledAttack, answers: [Answer, Uint8Array][]): Walk {
    const looks = called.weapon?.kind === 'radar';
    const [asked, left, hits]: [AskedCell[], [Answer, Uint8Array][], number[]] = [[], [...answers], [...side.hits]];
    const cells: number[] = [];
    for (const cell of called.cells) {
      const known = looks ? undefined : side.told.get(cell);
      const next = known ? undefined : left.shift();
      if (!known && !next) return { asked, cells, hits, complete: false };
      if (next) asked.push({ cell, hits: [...hits], answer: next[0], proof: next[1] });
      cells.push(cell);
      const told = known ?? (next as [Answer, Uint8Array])[0].told;
      if (told !== 'hit' && told !== 'sunk') continue;
      if (!hits.includes(cell)) hits.push(cell);
      if (called.weapon?.kind === 'torpedo') break;
    }
    return { asked, cells, hits, complete: !left.length };
  }

  private async areProved(side: SealedSide, called: CalledAttack, asked: AskedCell[]): Promise<boolean> {
    const placing = bytesToHex(side.placing as Uint8Array);
    const looks = called.weapon?.kind === 'radar';
    for (const claim of asked) {
      if ((claim.answer.told === 'empty' || claim.answer.told === 'ship') !== looks) return false;
      try {
        await this.around.proofs.ask('checkAnswer', { placing, ...claim });
      } catch (thrown) {
        if (thrown instanceof Flaw) return false;
        throw thrown;
      }
      this.proved += 1;
    }
    return true;
  }

  /** What the answers come to: hits, who has lost, and who goes on. */
  private settle(side: SealedSide, { by, weapon, shots }: CalledAttack, { asked, cells, hits }: Walk): void {
    const shooter = this.sides[by as 0 | 1];
    if (weapon) shooter.use(weapon);
    if (weapon?.kind === 'radar') {
      if (weapon.takes_turn) this.giveTurn(1 - by);
      return;
    }
    side.hits = hits;
    for (const { cell, answer } of asked) side.told.set(cell, answer.told);
    for (const cell of cells) shooter.known.add(cell);
    const struck = asked.map(({ answer }) => answer.told).filter((word) => word !== 'miss');
    if (struck.length && this.around.rules.victory.won === 'automatic' && side.sunk) return this.end(by);
    shooter.shots -= shots;
    const on = weapon ? !weapon.takes_turn : shooter.shots > 0 || this.earnsAgain(struck);
    if (!on) return this.giveTurn(1 - by);
    this.step = 'again';
    shooter.shots = Math.max(1, shooter.shots);
  }

  private earnsAgain(struck: Told[]): boolean {
    const after = this.around.rules.turn.again_after;
    if (after === 'hit') return struck.length > 0;
    return after === 'sunk' && struck.includes('sunk');
  }

  private declare(seat: number): void {
    this.require(this.mayDeclare(seat));
    if (this.sides[(1 - seat) as 0 | 1].sunk) this.end(seat);
    else this.giveTurn(1 - seat);
  }

  private mayDeclare(seat: number): boolean {
    const declared = this.around.rules.victory.won === 'declared';
    return declared && this.turn === seat && this.called === null && this.step === 'attack';
  }

  private pass(seat: number, side: SealedSide): void {
    this.require(this.mayPass(seat, side));
    this.giveTurn(1 - seat);
  }

  private mayPass(seat: number, side: SealedSide): boolean {
    const { rows, cols } = this.around.rules.grid;
    return this.turn === seat && this.called === null && side.known.size === rows * cols;
  }

  private blame(seat: number, breach: FoundBreach['breach']): void {
    this.breach = { seat, breach };
    this.end(1 - seat);
  }

  private end(winner: number | null): void {
    [this.phase, this.turn, this.called, this.winner] = ['over', null, null, winner];
  }

  private require(right: boolean): void {
    if (!right) throw new Distrust('against-the-rules');
  }
}

/** A cell that was asked, with the answer and the hits before it. */
interface AskedCell {
  cell: number;
  hits: number[];
  answer: Answer;
  proof: Uint8Array;
}

/** The cells of an attack with their answers, and the hits after it. */
interface Walk {
  asked: AskedCell[];
  cells: number[];
  hits: number[];
  /** Neither too few answers nor too many. */
  complete: boolean;
}
