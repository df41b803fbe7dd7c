/**
 * Everything that a sealed table asks of proofs, as orders that can be sent to a worker.
 *
 * A placing that was checked is remembered by its hash: answers are checked against what was
 * proved here, and against nothing else.
 */
import type { Answer } from '../engine/answer';
import { maskOfNumbers } from '../engine/mask';
import { answerOf, checkAnswer, lookAt, openAnswer } from './answer-proof';
import { BerthList, type SealedRules } from '../engine/berth-list';
import type { Ship } from '../engine/fleet';
import { type Binding, hashPlacing } from './binding';
import { bytesToHex } from './bytes';
import { Flaw } from './flaw';
import { decodeScalar, type Draw, encodeScalar } from './group';
import { drawPhrase, type ReadBackup, readBackup, writeBackup } from './key-storage/backup';
import type { SeatSecrets } from './key-storage/seat-secrets';
import { checkField, type Commitments, isSealedIn, openField, type SealedField, sealField } from './placing';
import { isSigned, newKey, publicKey, sign } from './signature';

/** What a field was sealed with: all that its owner keeps. */
export interface FieldSecret {
  rules: SealedRules;
  binding: Binding;
  ships: readonly Ship[];
  seed: Uint8Array;
}

/** A cell by its number, and the cells that were hit before. */
export interface Question {
  cell: number;
  hits: readonly number[];
  /** The radar looks, and hits nothing. */
  radar?: boolean;
}

export interface ProvedAnswer {
  answer: Answer;
  proof: Uint8Array;
}

/** A placing of the other seat, by the hash of its bytes. */
export interface AnswerClaim extends ProvedAnswer, Question {
  placing: string;
}

export interface KeyPair {
  secret: Uint8Array;
  key: Uint8Array;
}

export class ProofDesk {
  private readonly checked = new Map<string, Commitments>();
  private opened: { secret: string; field: SealedField } | null = null;

  constructor(private readonly draw: Draw) {}

  newKey(): KeyPair {
    const secret = newKey(this.draw);
    return { secret: encodeScalar(secret), key: publicKey(secret) };
  }

  publicKey(secret: Uint8Array): Uint8Array {
    const scalar = decodeScalar(secret);
    if (scalar === null) throw new Flaw('scalar');
    return publicKey(scalar);
  }

  sign({ secret, message }: { secret: Uint8Array; message: Uint8Array }): Uint8Array {
    const scalar = decodeScalar(secret);
    if (scalar === null) throw new Flaw('scalar');
    return sign(scalar, message, this.draw);
  }

  isSigned({ key, message, signature }: { key: Uint8Array; message: Uint8Array; signature: Uint8Array }): boolean {
    return isSigned(key, message, signature);
  }

  /** The placing of a field; throws a `Flaw` of `fleet` where a ship has no berth. */
  seal(secret: FieldSecret): Uint8Array {
    return sealField(this.open(secret), secret.binding, this.draw);
  }

  /** Whether a field that somebody shows is the one that a placing had sealed. */
  isField({ blob, ...secret }: FieldSecret & { blob: Uint8Array }): boolean {
    try {
      return isSealedIn(this.open(secret), blob);
    } catch (thrown) {
      if (thrown instanceof Flaw) return false;
      throw thrown;
    }
  }

  /** See that a placing is legal, and remember it by the hash that is given back. */
  check({ rules, binding, blob }: { rules: SealedRules; binding: Binding; blob: Uint8Array }): string {
    const commitments = checkField(new BerthList(rules), binding, blob);
    const placing = bytesToHex(hashPlacing(blob));
    this.checked.set(placing, commitments);
    return placing;
  }

  /** The true answer, and its proof. */
  answer({ cell, hits, radar, ...secret }: FieldSecret & Question): ProvedAnswer {
    const field = this.open(secret);
    const [at, before] = [maskOfNumbers([cell]), maskOfNumbers(hits)];
    const answer = radar ? lookAt(field, at) : answerOf(field, at, before);
    return { answer, proof: openAnswer(field, answer, at, before) };
  }

  /** See that an answer is true; throws a `Flaw`, `placing` where the field was not checked here. */
  checkAnswer({ placing, cell, hits, answer, proof }: AnswerClaim): void {
    const commitments = this.checked.get(placing);
    if (!commitments) throw new Flaw('placing');
    checkAnswer(commitments, answer, maskOfNumbers([cell]), maskOfNumbers(hits), proof);
  }

  /** The secrets of a seat as a line of text, sealed by a phrase. */
  writeBackup({ secrets, phrase }: { secrets: SeatSecrets; phrase: string }): string {
    return writeBackup(secrets, phrase, this.draw);
  }

  /** A phrase that nobody guesses. */
  drawPhrase(): string {
    return drawPhrase(this.draw);
  }

  readBackup({ text, phrase }: { text: string; phrase: string }): ReadBackup {
    return readBackup(text, phrase);
  }

  private open(secret: FieldSecret): SealedField {
    const name = JSON.stringify([secret, bytesToHex(secret.seed)]);
    if (this.opened?.secret !== name) {
      const berths = new BerthList(secret.rules);
      this.opened = { secret: name, field: openField(berths, secret.binding, secret.ships, secret.seed) };
    }
    return this.opened.field;
  }
}

/** What can be asked for, by name. */
export type Task = keyof ProofDesk;
export type Facts<T extends Task> = Parameters<ProofDesk[T]>[0];
export type Result<T extends Task> = ReturnType<ProofDesk[T]>;
