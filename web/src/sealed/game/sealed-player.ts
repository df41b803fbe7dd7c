/**
 * The player at a sealed table: keeps the secrets, and says what has to be said.
 *
 * What is said in the chain is on disk before it leaves; under one number one thing is said,
 * and after another link nothing.
 */

import type { Command } from '../../api/types';
import type { Ship } from '../../engine/fleet';
import { walkAttack, type SealedCommand } from '../../engine/sealed-flow';
import type { SealedSide } from '../../engine/sealed-side';
import { encodeAnswer } from '../../proofs/answer-proof';
import { frameParts, hashPlacing } from '../../proofs/binding';
import { concatBytes, sameBytes } from '../../proofs/bytes';
import { commitLot, encodeMessage } from '../../proofs/chain';
import { writeCommand, type Saying } from '../../proofs/command-body';
import type { SeatSecrets, LastWord } from '../../proofs/key-storage/seat-secrets';
import type { KeyStorage } from '../../proofs/key-storage/key-storage';
import type { ProofClient } from '../../proofs/proof-client';
import { Distrust, type SealedGame } from './sealed-game';

/** Bytes that are signed and may be sent. */
export type Signed = Pick<LastWord, 'data' | 'signature'>;

/** The storage refuses to keep a word, so it is not said. */
export class NotKept extends Error {}

/** Commands that are given at a sealed table. */
const SEALED = new Set<Command['type']>(['fire', 'use-weapon', 'declare-victory', 'end-turn', 'resign']);

/** Fresh secrets for a seat; the fleet is fixed with them. */
export async function newSeatSecrets(
  proofs: Pick<ProofClient, 'ask'>,
  match: string,
  seat: number,
  ships: readonly Ship[],
): Promise<SeatSecrets> {
  const { secret } = await proofs.ask('newKey', undefined as never);
  const draw = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));
  const fleet = ships.map(({ ship_class, cells }) => ({ ship_class, cells: cells.map(([row, col]) => [row, col] as const) }));
  return { match, seat, ships: fleet, secret, seed: draw(), nonce: draw(), lot_nonce: draw(), last: null };
}

export class SealedPlayer {
  constructor(
    readonly game: SealedGame,
    public secrets: SeatSecrets,
    private readonly store: Pick<KeyStorage, 'keepWord'>,
  ) {}

  /** Whether the table knows a key of this seat that is not ours. */
  async isAnother(): Promise<boolean> {
    const { key } = this.own;
    return key !== null && !sameBytes(key, await this.publicKey());
  }

  /** What the seat has to say by itself now, all but its moves and the placing. */
  async duty(): Promise<Saying | null> {
    const { game, secrets } = this;
    if (!game.awaited.includes(secrets.seat)) return null;
    switch (game.phase) {
      case 'announcing':
        return { kind: 'announce', body: await this.announcement() };
      case 'lots':
        return { kind: 'lot', body: secrets.lot_nonce };
      case 'playing':
        return game.called ? { kind: 'answer', body: await this.answers() } : null;
      default:
        return null;
    }
  }

  /** Whether the field has to be proved now. */
  get mustPlace(): boolean {
    return this.game.phase === 'placing' && this.own.placing === null;
  }

  /** The proof of the own field, and the words that name it: its hash as it was made here. */
  async prove(): Promise<{ blob: Uint8Array; saying: Saying }> {
    const blob = await this.proofs.ask('seal', this.secret());
    return { blob, saying: { kind: 'placing', body: hashPlacing(blob) } };
  }

  /** A command of the game as it is signed. */
  order(command: Command): Saying {
    if (!isSealedCommand(command)) throw new Distrust('against-the-rules');
    return writeCommand(this.game.around.rules.grid, command);
  }

  /** Sign something; in the chain it is kept before it is given out. */
  async sign({ kind, body }: Saying): Promise<Signed> {
    const { match, seat, secret } = this.secrets;
    const { number, before } = this.game.placeToSign(seat, kind);
    const data = encodeMessage({ match, seat, number, before, kind, body });
    const signature = await this.proofs.ask('sign', { secret, message: data });
    return this.game.head ? this.keep({ number, before, data, signature }) : { data, signature };
  }

  /** What was kept and perhaps never arrived: it is said again, and nothing else. */
  unsent(): Signed | null {
    const { last } = this.secrets;
    const { head, number } = this.game;
    if (!last || !head || last.number < number) return null;
    if (last.number > number || !sameBytes(last.before, head)) throw new Distrust('rolled-back');
    return last;
  }

  private async keep(word: LastWord): Promise<Signed> {
    const kept = await this.store.keepWord(this.secrets.match, this.secrets.seat, word);
    if (kept.kind === 'failed') throw new NotKept(kept.trouble);
    if (kept.kind === 'lost') throw new Distrust('secrets-gone');
    this.secrets = { ...this.secrets, last: kept.kind === 'said' ? kept.last : word };
    if (kept.kind === 'kept') return word;
    if (kept.last.number !== word.number || !sameBytes(kept.last.before, word.before)) throw new Distrust('rolled-back');
    return kept.last;
  }

  private get own(): SealedSide {
    return this.game.side(this.secrets.seat);
  }

  private get proofs(): Pick<ProofClient, 'ask'> {
    return this.game.around.proofs;
  }

  private async publicKey(): Promise<Uint8Array> {
    return this.proofs.ask('publicKey', this.secrets.secret);
  }

  private async announcement(): Promise<Uint8Array> {
    const { match, seat, nonce, lot_nonce } = this.secrets;
    return concatBytes(await this.publicKey(), nonce, commitLot(match, seat, lot_nonce));
  }

  private secret() {
    const { seat, ships, seed } = this.secrets;
    return { rules: this.game.around.rules, binding: this.game.binding(seat), ships, seed };
  }

  /** True answers to the attack that waits, each with its proof. */
  private async answers(): Promise<Uint8Array> {
    const { called } = this.game;
    const [given, secret] = [[] as Uint8Array[], this.secret()];
    if (!called) return frameParts();
    const walk = walkAttack(this.own, called);
    for (let step = walk.next(); !step.done; ) {
      const { cell, hits, looks: radar } = step.value;
      const { answer, proof } = await this.proofs.ask('answer', { ...secret, cell, hits, radar });
      given.push(encodeAnswer(answer, proof));
      step = walk.next(answer);
    }
    return frameParts(...given);
  }
}

function isSealedCommand(command: Command): command is Command & SealedCommand {
  return SEALED.has(command.type);
}

/** The own ships as the views of other tables have them. */
export function shipsOf({ ships }: SeatSecrets): { ship_class: string; cells: [number, number][] }[] {
  return ships.map(({ ship_class, cells }) => ({ ship_class, cells: cells.map(([row, col]): [number, number] => [row, col]) }));
}

/** A key as people compare it: short groups of digits. */
export function fingerprint(key: string): string {
  return (key.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
}
