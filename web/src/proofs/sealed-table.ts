/**
 * A sealed game as its messages make it: each must be signed, in its place, allowed and proved.
 *
 * What takes long, or is not at hand, is asked of the caller: a player lets a worker check and
 * trusts its own seat, the checker of records does everything at once.
 */

import type { Answer } from '../engine/answer';
import { cellAt } from '../engine/cell';
import type { GameEvent } from '../engine/flow';
import { Illegal } from '../engine/illegal';
import { SealedFlow, walkAttack, type SealedCommand, type ToldCell } from '../engine/sealed-flow';
import type { SealedGameRules, SealedSide } from '../engine/sealed-side';
import { readAnswer } from './answer-proof';
import { contextOf, readFrames, type Binding } from './binding';
import { bytesToHex, sameBytes } from './bytes';
import { beginChain, commitLot, drawLot, linkOf, readMessage, type Message } from './chain';
import { readCommand } from './command-body';

/** Something to be checked; the answer is `null`, or the step at which the check failed. */
export type Check =
  | { type: 'signature'; key: Uint8Array; message: Uint8Array; signature: Uint8Array }
  | { type: 'placing'; seat: number; placing: Uint8Array; binding: Binding }
  | AnswerCheck;

export interface AnswerCheck {
  type: 'answer';
  seat: number;
  placing: Uint8Array;
  cell: number;
  /** The decks that were hit before. */
  hits: readonly number[];
  answer: Answer;
  proof: Uint8Array;
}

export type Checking<T> = Generator<Check, T, string | null>;

/** Something signed that was proved false, as records write it. */
export interface Breach {
  readonly breach: 'placing' | 'lot' | 'answer' | 'answer-count';
  readonly flaw?: string;
  /** The cell that was answered falsely, or not at all. */
  readonly at?: readonly [number, number];
  readonly said?: string;
}

class FalseAnswer extends Error {
  constructor(readonly breach: Breach) {
    super(breach.breach);
  }
}

/** What the table itself says: its clock has run out, or both have agreed to stop. */
export type TableCommand = { readonly type: 'run-out-of-time'; readonly seat: number } | { readonly type: 'call-off' };

export class SealedTable {
  readonly flow: SealedFlow;
  /** The last link, once the chain has begun. */
  head: Uint8Array | null = null;
  number = 0;
  breach: (Breach & { readonly seat: number }) | null = null;

  constructor(
    readonly rules: SealedGameRules,
    private readonly rulesHash: Uint8Array,
    readonly match: string,
  ) {
    this.flow = new SealedFlow(rules);
  }

  /** What comes of a message; throws `Illegal`. */
  *take(seat: number, data: Uint8Array, signature: Uint8Array): Checking<GameEvent[]> {
    if (this.flow.phase === 'over') throw new Illegal('over');
    const message = readMessage(data);
    const side = this.flow.sides[seat];
    if (!message) throw new Illegal('no-message');
    if (!side || message.match !== this.match || message.seat !== seat) throw new Illegal('other-match');
    const place = this.placeToSign(seat, message.kind);
    if (message.number !== place.number || !sameBytes(message.before, place.before)) throw new Illegal('chain');
    const key = message.kind === 'announce' ? message.body.subarray(0, 32) : side.key;
    if (!key || (yield { type: 'signature', key, message: data, signature }) !== null) throw new Illegal('not-signed');
    const chained = this.head !== null;
    const events = yield* this.hear(side, message);
    if (!chained) return events;
    this.head = linkOf(data, signature);
    this.number += 1;
    return [{ type: 'message-chained', seat, link: bytesToHex(this.head) }, ...events];
  }

  /** The clock, and an agreement to stop, are the table's word. */
  takeFromTable(command: TableCommand): GameEvent[] {
    if (this.flow.phase === 'over') throw new Illegal('over');
    if (command.type === 'call-off') return this.flow.end(null, 'agreed');
    if (!this.flow.awaited.includes(command.seat)) throw new Illegal('clock');
    return this.flow.leave(command.seat, 'time');
  }

  /** What the next message of a seat must name: a number, and the link before it. */
  placeToSign(seat: number, kind: string): { number: number; before: Uint8Array } {
    if (this.head) return { number: this.number, before: this.head };
    const unknown = kind === 'announce' || this.flow.sides.some((side) => side.key === null);
    return { number: 0, before: unknown ? new Uint8Array(64) : contextOf(this.binding(seat)) };
  }

  /** What a field is bound to, once both keys are known. */
  binding(seat: number): Binding {
    const [one, other] = this.flow.sides as [SealedSide, SealedSide];
    return {
      ruleset_hash: this.rulesHash,
      match: this.match,
      seat,
      keys: [one.key as Uint8Array, other.key as Uint8Array],
      nonces: [one.nonce, other.nonce],
    };
  }

  private *hear(side: SealedSide, { kind, body }: Message): Checking<GameEvent[]> {
    switch (kind) {
      case 'announce':
        return this.announce(side, body);
      case 'placing':
        return yield* this.place(side, body);
      case 'lot':
        return this.openLot(side, body);
      case 'answer':
        return yield* this.answer(side, body);
      default:
        return this.flow.carryOut(side, this.commandOf(kind, body));
    }
  }

  private commandOf(kind: string, body: Uint8Array): SealedCommand {
    const command = readCommand(this.rules.grid, { kind, body });
    if (!command) throw new Illegal('no-command');
    return command;
  }

  private announce(side: SealedSide, body: Uint8Array): GameEvent[] {
    if (body.length !== 128) throw new Illegal('said-once');
    const [key, nonce, lot] = [body.slice(0, 32), body.slice(32, 64), body.slice(64)];
    this.flow.announce(side, key, nonce, lot);
    const said = { key: bytesToHex(key), nonce: bytesToHex(nonce), lot: bytesToHex(lot) };
    return [{ type: 'key-announced', seat: side.number, ...said }];
  }

  /** A field is sealed. */
  private *place(side: SealedSide, body: Uint8Array): Checking<GameEvent[]> {
    this.flow.checkPlacing(side);
    if (body.length !== 64) throw new Illegal('no-placing');
    const placing = body.slice();
    const flaw = yield { type: 'placing', seat: side.number, placing, binding: this.binding(side.number) };
    if (flaw !== null) return this.blame(side, { breach: 'placing', flaw });
    side.placing = placing;
    const placed: GameEvent = { type: 'field-sealed', seat: side.number, placing: bytesToHex(placing) };
    const [one, other] = this.flow.sides.map((each) => each.placing);
    if (!one || !other) return [placed];
    this.head = beginChain([contextOf(this.binding(0)), contextOf(this.binding(1))], [one, other]);
    return [placed, { type: 'chain-began', link: bytesToHex(this.head) }, ...this.flow.openPlay()];
  }

  private openLot(side: SealedSide, body: Uint8Array): GameEvent[] {
    this.flow.checkLot(side);
    if (body.length !== 32) throw new Illegal('no-lots');
    if (!sameBytes(commitLot(this.match, side.number, body), side.lot)) return this.blame(side, { breach: 'lot' });
    side.lotNonce = body.slice();
    const opened: GameEvent = { type: 'lot-opened', seat: side.number, nonce: bytesToHex(body) };
    const [one, other] = this.flow.sides.map((each) => each.lotNonce);
    return one && other ? [opened, ...this.flow.begin(drawLot(this.match, 0, [one, other]))] : [opened];
  }

  /** Answers come, each with its proof; a seat that has signed a false one has lost. */
  private *answer(side: SealedSide, body: Uint8Array): Checking<GameEvent[]> {
    this.flow.attackOn(side);
    try {
      return this.flow.takeAnswers(side, yield* this.checkAnswers(side, body));
    } catch (thrown) {
      if (thrown instanceof FalseAnswer) return this.blame(side, thrown.breach);
      throw thrown;
    }
  }

  /** Every cell of the attack with its answer: cell by cell, so that the first false one is named. */
  private *checkAnswers(side: SealedSide, body: Uint8Array): Checking<ToldCell[]> {
    const left = readAnswers(body);
    if (!left) throw new FalseAnswer({ breach: 'answer-count' });
    const walk = walkAttack(side, this.flow.attackOn(side));
    let step = walk.next();
    while (!step.done) {
      const { cell, hits, looks } = step.value;
      const at = cellAt(this.rules.grid, cell);
      const next = left.shift();
      if (!next) throw new FalseAnswer({ breach: 'answer-count', at });
      const [answer, proof] = next;
      const looked = answer.told === 'empty' || answer.told === 'ship';
      const placing = side.placing as Uint8Array;
      const flaw = looked === looks ? yield { type: 'answer', seat: side.number, placing, cell, hits, answer, proof } : 'said';
      if (flaw !== null) throw new FalseAnswer({ breach: 'answer', at, said: answer.told });
      step = walk.next(answer);
    }
    if (left.length) throw new FalseAnswer({ breach: 'answer-count' });
    return step.value;
  }

  private blame({ number: seat }: SealedSide, breach: Breach): GameEvent[] {
    this.breach = { seat, ...breach };
    return [{ type: 'breach-proved', seat, ...breach }, ...this.flow.end(1 - seat, 'violated')];
  }
}

/** Answers with their proofs, or `null` where no honest writer writes this. */
function readAnswers(body: Uint8Array): [Answer, Uint8Array][] | null {
  const found: [Answer, Uint8Array][] = [];
  for (const part of readFrames(body) ?? [null]) {
    const answer = part && readAnswer(part);
    if (!answer) return null;
    found.push(answer);
  }
  return found;
}
