/**
 * A proof that a commitment holds 0 or 1, and not which (Cramer, Damgård, Schoenmakers).
 *
 * `C = b·G + r·H`. Whoever knows r for one of the two can answer for the other by choosing
 * its challenge first; the two challenges together are the hash, so only one can be chosen.
 */
import { hashParts } from './binding';
import { concatBytes, numberBytes, readLittleEndian, sameBytes, xorBytes } from './bytes';
import {
  type Draw,
  type Point,
  decodeScalar,
  drawScalar,
  encodeDoubled,
  encodePoint,
  encodeScalar,
  G,
  H,
  halve,
  multiplyBase,
  multiplyBoth,
} from './group';

const CHALLENGE = 16;
export const PROOF_SIZE = 2 * CHALLENGE + 2 * 32;

/** Which commitment of which list a proof is about. */
export interface Place {
  root: Uint8Array;
  kind: 'berth' | 'region';
  index: number;
}

/** A commitment that is to be proved, by somebody who knows what it holds. */
export interface Secret {
  place: Place;
  encoded: Uint8Array;
  bit: number;
  blinding: bigint;
}

/** Half of a commitment, to be doubled when it is encoded. */
export function commitHalf(bit: number, blinding: bigint): Point {
  return multiplyBase(H, halve(blinding), multiplyBase(G, halve(BigInt(bit))));
}

/** The proofs that all these commitments hold a bit; many at once are cheaper than one by one. */
export function proveBits(secrets: readonly Secret[], draw: Draw): Uint8Array[] {
  const drawn = secrets.map(() => {
    const [mask, shift, feigned] = [drawScalar(draw), drawScalar(draw), draw(CHALLENGE)];
    return { mask, shift, feigned, guess: readLittleEndian(feigned) };
  });
  const halves = secrets.flatMap(({ bit }, at) => {
    const { mask, shift, guess } = drawn[at] as (typeof drawn)[number];
    const feint = multiplyBase(G, halve(bit ? -guess : guess));
    return [multiplyBase(H, halve(mask)), multiplyBase(H, halve(shift), feint)];
  });
  const encoded = encodeDoubled(halves);
  return secrets.map((secret, at) => {
    const { mask, shift, feigned, guess } = drawn[at] as (typeof drawn)[number];
    const pair = [encoded[2 * at] as Uint8Array, encoded[2 * at + 1] as Uint8Array];
    const [first, second] = (secret.bit ? pair.reverse() : pair) as [Uint8Array, Uint8Array];
    const real = xorBytes(challengeOf(secret.place, secret.encoded, first, second), feigned);
    const answer = encodeScalar(mask + readLittleEndian(real) * secret.blinding);
    const excuse = encodeScalar(shift + guess * secret.blinding);
    return secret.bit ? concatBytes(feigned, real, excuse, answer) : concatBytes(real, feigned, answer, excuse);
  });
}

/** Whether a proof shows that the commitment holds 0 or 1. */
export function checkBit(place: Place, encoded: Uint8Array, point: Point, proof: Uint8Array): boolean {
  if (proof.length !== PROOF_SIZE) return false;
  const [half, other] = [proof.subarray(0, CHALLENGE), proof.subarray(CHALLENGE, 2 * CHALLENGE)];
  const [z0, z1] = [decodeScalar(proof.subarray(32, 64)), decodeScalar(proof.subarray(64))];
  if (z0 === null || z1 === null) return false;
  const [e0, e1] = [readLittleEndian(half), readLittleEndian(other)];
  const [zero, one] = multiplyBoth(point, e0, e1);
  const first = multiplyBase(H, z0, zero.negate());
  const second = multiplyBase(G, e1, multiplyBase(H, z1, one.negate()));
  return sameBytes(challengeOf(place, encoded, encodePoint(first), encodePoint(second)), xorBytes(half, other));
}

function challengeOf({ root, kind, index }: Place, encoded: Uint8Array, first: Uint8Array, second: Uint8Array): Uint8Array {
  return hashParts('bit', root, KINDS[kind], numberBytes(index), encoded, first, second).subarray(0, CHALLENGE);
}

const KINDS = { berth: new TextEncoder().encode('berth'), region: new TextEncoder().encode('region') };
