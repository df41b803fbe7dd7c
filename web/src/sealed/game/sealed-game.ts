/**
 * A sealed game as one player follows it: every message is checked once more, on this device.
 *
 * What the table says is believed only as far as it was signed and proved. Where something does
 * not follow, a `Distrust` is thrown and nothing is answered any more: a table that makes up
 * shots, or goes back in time, could else read a field cell by cell.
 */

import type { Ruleset } from '../../api/types';
import type { Phase } from '../../engine/flow';
import { Illegal } from '../../engine/illegal';
import type { CalledAttack } from '../../engine/sealed-flow';
import type { SealedSide } from '../../engine/sealed-side';
import { hashPlacing, type Binding } from '../../proofs/binding';
import { bytesToHex, hexToBytes, sameBytes } from '../../proofs/bytes';
import { readCommand, type Saying } from '../../proofs/command-body';
import { Flaw } from '../../proofs/flaw';
import type { ProofClient } from '../../proofs/proof-client';
import { hashRules } from '../../proofs/rule-hash';
import { SealedTable, type Breach, type Check, type TableCommand } from '../../proofs/sealed-table';

/** What a table tells of a message that it has taken. */
export interface TakenMessage {
  seat: number | null;
  command: { type: 'signed'; data: string; signature: string } | TableCommand;
}

export type Doubt = 'not-signed' | 'out-of-place' | 'against-the-rules' | 'other-proof' | 'other-view' | 'rolled-back' | 'secrets-gone';

/** The table does not do what it should, or the secrets are gone; nothing is said any more. */
export class Distrust extends Error {
  constructor(readonly doubt: Doubt) {
    super(doubt);
  }
}

/** What refused messages make of a table; any other is against the rules. */
const DOUBTS: Record<string, Doubt> = {
  'no-message': 'not-signed',
  'other-match': 'not-signed',
  'not-signed': 'not-signed',
  over: 'out-of-place',
  chain: 'out-of-place',
};

/** Something signed that was proved false, here. */
export interface FoundBreach {
  seat: number;
  breach: Breach['breach'];
}

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
  /** Answers of the other seat that were proved here. */
  proved = 0;
  readonly #table: SealedTable;

  constructor(readonly around: Surroundings) {
    this.#table = new SealedTable(around.rules, hashRules(around.rules), around.match);
  }

  get sides(): readonly SealedSide[] {
    return this.#table.flow.sides;
  }

  get phase(): Phase {
    return this.#table.flow.phase;
  }

  get turn(): number | null {
    return this.#table.flow.turn;
  }

  get called(): CalledAttack | null {
    return this.#table.flow.called;
  }

  /** For whom the game waits. */
  get awaited(): number[] {
    return this.#table.flow.awaited;
  }

  /** Who has won, once the game is over; nobody where both have stopped. */
  get winner(): number | null {
    return this.#table.flow.winner;
  }

  get breach(): FoundBreach | null {
    const found = this.#table.breach;
    return found && { seat: found.seat, breach: found.breach };
  }

  /** The last link, once the chain has begun. */
  get head(): Uint8Array | null {
    return this.#table.head;
  }

  get number(): number {
    return this.#table.number;
  }

  /** A seat as everyone knows it. */
  side(seat: number): SealedSide {
    return this.sides[seat] as SealedSide;
  }

  /** Take a message that the table has taken. */
  async take({ seat, command }: TakenMessage): Promise<void> {
    try {
      if (command.type !== 'signed') this.#table.takeFromTable(command);
      else await this.#hear(seat ?? -1, hexToBytes(command.data), hexToBytes(command.signature));
    } catch (thrown) {
      if (thrown instanceof Illegal) throw new Distrust(DOUBTS[thrown.reason] ?? 'against-the-rules');
      throw thrown;
    }
  }

  /** What the next message of a seat must name: a number, and the link before it. */
  placeToSign(seat: number, kind: string): { number: number; before: Uint8Array } {
    return this.#table.placeToSign(seat, kind);
  }

  /** What a field is bound to, once both keys are known. */
  binding(seat: number): Binding {
    return this.#table.binding(seat);
  }

  /** The proof of a field that was signed for; where the table has another, no seat is to blame. */
  async findPlacing(placing: Uint8Array): Promise<Uint8Array> {
    const blob = await this.around.fetchPlacing(bytesToHex(placing));
    if (!sameBytes(hashPlacing(blob), placing)) throw new Distrust('other-proof');
    return blob;
  }

  /** Whether the rules let a seat say this now; only what is allowed is signed. */
  allows(seat: number, saying: Saying): boolean {
    const command = readCommand(this.around.rules.grid, saying);
    return command !== null && this.#table.flow.allows(this.side(seat), command);
  }

  async #hear(seat: number, data: Uint8Array, signature: Uint8Array): Promise<void> {
    const taking = this.#table.take(seat, data, signature);
    let step = taking.next();
    while (!step.done) step = taking.next(await this.#flawOf(step.value));
  }

  /** Check something that the other seat has said; what the own seat has signed was proved when it was made. */
  async #flawOf(check: Check): Promise<string | null> {
    const { rules, proofs, seat } = this.around;
    if (check.type === 'signature') return (await proofs.ask('isSigned', check)) ? null : 'signature';
    if (check.seat === seat) return null;
    if (check.type === 'placing') {
      const blob = await this.findPlacing(check.placing);
      return flawIn(proofs.ask('check', { rules, binding: check.binding, blob }));
    }
    const { cell, hits, answer, proof } = check;
    const flaw = await flawIn(proofs.ask('checkAnswer', { placing: bytesToHex(check.placing), cell, hits, answer, proof }));
    if (flaw === null) this.proved += 1;
    return flaw;
  }
}

/** The step at which a check fails, or `null`. */
async function flawIn(checked: Promise<unknown>): Promise<string | null> {
  try {
    await checked;
    return null;
  } catch (thrown) {
    if (thrown instanceof Flaw) return thrown.step;
    throw thrown;
  }
}
