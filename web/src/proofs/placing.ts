/**
 * The proof of a whole field: that it is legal, and nothing else.
 *
 * Commitments come first, then the opened sum of each class, then the proofs of all berths
 * and of all regions; what stands where follows from the rules.
 */
import { BerthList } from '../engine/berth-list';
import type { Ship } from '../engine/fleet';
import { type Binding, contextOf, deriveBlinding, rootOf } from './binding';
import { checkBit, commitHalf, PROOF_SIZE, proveBits, type Secret } from './bit-proof';
import { concatBytes, cutBytes, sameBytes } from './bytes';
import { Flaw } from './flaw';
import {
  type Draw,
  type Point,
  decodePoint,
  decodeScalar,
  encodeDoubled,
  encodePoint,
  encodeScalar,
  G,
  H,
  multiplyBase,
  samePoint,
  sumPoints,
} from './group';

/** What the owner of a field keeps: the bits and their blindings. */
export class SealedField {
  constructor(
    readonly berths: BerthList,
    readonly bits: readonly number[],
    readonly blindings: readonly bigint[],
  ) {}

  /** How many ships lie on these berths. */
  value(numbers: readonly number[]): number {
    return numbers.reduce((total, number) => total + (this.bits[number] ?? 0), 0);
  }

  /** What opens a sum, as a number. */
  blinding(numbers: readonly number[]): bigint {
    return numbers.reduce((total, number) => total + (this.blindings[number] ?? 0n), 0n);
  }

  /** What shows the value of a sum, and nothing of its parts. */
  openSum(numbers: readonly number[]): Uint8Array {
    return encodeScalar(this.blinding(numbers));
  }
}

/** What everybody else has of a field: a commitment for each berth. */
export class Commitments {
  constructor(
    readonly berths: BerthList,
    readonly points: readonly Point[],
  ) {}

  sum(numbers: readonly number[]): Point {
    return sumPoints(numbers.map((number) => this.points[number] as Point));
  }

  /** Whether *opening* shows that so many ships lie on these berths. */
  shows(numbers: readonly number[], value: number, opening: Uint8Array): boolean {
    const blinding = decodeScalar(opening);
    if (blinding === null) return false;
    return samePoint(this.sum(numbers), multiplyBase(H, blinding, multiplyBase(G, BigInt(value))));
  }
}

/** How many bytes the proof of a field has by these rules. */
export function blobSize(berths: BerthList): number {
  return 32 * (berths.berths.length + berths.rules.fleet.length) + PROOF_SIZE * berths.proofs;
}

/** The secrets of a field again, from what it was sealed with. Throws a `Flaw` of `fleet`. */
export function openField(berths: BerthList, binding: Binding, ships: readonly Ship[], seed: Uint8Array): SealedField {
  const bits = berths.bitsOf(ships);
  if (bits === null) throw new Flaw('fleet');
  const context = contextOf(binding);
  return new SealedField(berths, bits, bits.map((_, index) => deriveBlinding(seed, context, index)));
}

/** Prove that a field is legal. A seed is used once and never again. */
export function sealField(field: SealedField, binding: Binding, draw: Draw): Uint8Array {
  const { berths, bits, blindings } = field;
  const encoded = encodeDoubled(bits.map((bit, index) => commitHalf(bit, blindings[index] as bigint)));
  const root = rootOf(contextOf(binding), encoded);
  const met = berths.regions.map((region) => berths.numbers(region));
  const sums = encodeDoubled(met.map((numbers) => commitHalf(field.value(numbers), field.blinding(numbers))));
  const secrets: Secret[] = [
    ...bits.map((bit, index): Secret => ({
      place: { root, kind: 'berth', index },
      encoded: encoded[index] as Uint8Array,
      bit,
      blinding: blindings[index] as bigint,
    })),
    ...met.map((numbers, index): Secret => ({
      place: { root, kind: 'region', index },
      encoded: sums[index] as Uint8Array,
      bit: field.value(numbers),
      blinding: field.blinding(numbers),
    })),
  ];
  const classes = berths.rules.fleet.map((_, number) => field.openSum(berths.ofClass(number)));
  return concatBytes(...encoded, ...classes, ...proveBits(secrets, draw));
}

/** Whether a placing begins with the commitments of this field. */
export function isSealedIn({ bits, blindings }: SealedField, blob: Uint8Array): boolean {
  const encoded = encodeDoubled(bits.map((bit, index) => commitHalf(bit, blindings[index] as bigint)));
  return sameBytes(concatBytes(...encoded), blob.subarray(0, 32 * bits.length));
}

/** The commitments of a field that is proved legal, cheapest checks first. Throws a `Flaw`. */
export function checkField(berths: BerthList, binding: Binding, blob: Uint8Array): Commitments {
  if (blob.length !== blobSize(berths)) throw new Flaw('length');
  const [count, classes] = [berths.berths.length, berths.rules.fleet.length];
  const encoded = cutBytes(blob, 0, count, 32);
  const sums = cutBytes(blob, 32 * count, classes, 32);
  const proofs = cutBytes(blob, 32 * (count + classes), berths.proofs, PROOF_SIZE);
  checkScalars(sums, proofs);
  const commitments = new Commitments(berths, encoded.map(decodeCommitment));
  checkClasses(commitments, sums);
  const root = rootOf(contextOf(binding), encoded);
  commitments.points.forEach((point, index) => {
    const held = checkBit({ root, kind: 'berth', index }, encoded[index] as Uint8Array, point, proofs[index] as Uint8Array);
    if (!held) throw new Flaw('berth', index);
  });
  berths.regions.forEach((region, index) => {
    const total = commitments.sum(berths.numbers(region));
    const proof = proofs[count + index] as Uint8Array;
    if (!checkBit({ root, kind: 'region', index }, encodePoint(total), total, proof)) throw new Flaw('region', index);
  });
  return commitments;
}

function checkScalars(sums: readonly Uint8Array[], proofs: readonly Uint8Array[]): void {
  const scalars = [
    ...sums.map((sum) => [sum]),
    ...proofs.map((proof) => [proof.subarray(32, 64), proof.subarray(64)]),
  ];
  const index = scalars.findIndex((each) => each.some((data) => decodeScalar(data) === null));
  if (index >= 0) throw new Flaw('scalar', index);
}

function decodeCommitment(data: Uint8Array, index: number): Point {
  const point = decodePoint(data);
  if (point === null) throw new Flaw('point', index);
  return point;
}

function checkClasses(commitments: Commitments, sums: readonly Uint8Array[]): void {
  commitments.berths.rules.fleet.forEach((entry, number) => {
    const held = commitments.shows(commitments.berths.ofClass(number), entry.count, sums[number] as Uint8Array);
    if (!held) throw new Flaw('class', number);
  });
}
