/** The proofs of a record: which rules they can be about, and whether they hold. */

import { BerthList } from '../../../engine/berth-list';
import { Illegal } from '../../../engine/illegal';
import { maskOfNumbers } from '../../../engine/mask';
import type { SealedGameRules } from '../../../engine/sealed-side';
import { checkAnswer } from '../../../proofs/answer-proof';
import { hashPlacing } from '../../../proofs/binding';
import { bytesToHex, sameBytes } from '../../../proofs/bytes';
import { Flaw } from '../../../proofs/flaw';
import { checkField, type Commitments } from '../../../proofs/placing';
import { whyNotSealed } from './sealable';
import { isSigned } from '../../../proofs/signature';
import type { AnswerCheck, Check } from '../../../proofs/sealed-table';
import { Fault } from '../fault';

export class ProofBook {
  private readonly berths: BerthList;
  /** Fields that are proved legal, by the hash of their proof. */
  private readonly fields = new Map<string, Commitments>();
  private blob: Uint8Array | null = null;

  constructor(rules: SealedGameRules) {
    if (whyNotSealed(rules) !== null) throw new Fault('not-sealable', 1);
    this.berths = new BerthList(rules);
  }

  /** Take the proof of a field that stands beside a message, if one does. */
  open(blob: Uint8Array | null): void {
    this.blob = blob;
  }

  /** Whether the proof beside the message was asked for. */
  get isUsed(): boolean {
    return this.blob === null;
  }

  /** The step at which a check fails, or `null`. */
  flawOf(check: Check): string | null {
    if (check.type === 'signature') return isSigned(check.key, check.message, check.signature) ? null : 'signature';
    try {
      if (check.type === 'answer') this.checkAnswer(check);
      else this.fields.set(bytesToHex(check.placing), checkField(this.berths, check.binding, this.takeBlob(check.placing)));
      return null;
    } catch (thrown) {
      if (thrown instanceof Flaw) return thrown.step;
      throw thrown;
    }
  }

  private takeBlob(placing: Uint8Array): Uint8Array {
    const { blob } = this;
    this.blob = null;
    if (!blob || !sameBytes(hashPlacing(blob), placing)) throw new Illegal('proof-place');
    return blob;
  }

  private checkAnswer({ placing, cell, hits, answer, proof }: AnswerCheck): void {
    const field = this.fields.get(bytesToHex(placing))!;
    checkAnswer(field, answer, maskOfNumbers([cell]), maskOfNumbers(hits), proof);
  }
}
