/**
 * The group in which fields are sealed: ristretto255 (RFC 9496), by a library.
 *
 * Points are added as points of the curve below, and sent and compared by their one encoding.
 * Nothing here runs in constant time: whoever proves does so on a device of their own.
 */
import type { EdwardsPoint } from '@noble/curves/abstract/edwards.js';
import { ed25519, ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';

import { littleEndian, readLittleEndian, textBytes } from './bytes';

export type Point = EdwardsPoint;

/** Gives so many bytes that nobody can guess. */
export type Draw = (count: number) => Uint8Array;

export const { ORDER } = ed25519.Point.Fn;
export const IDENTITY: Point = ed25519.Point.ZERO;
export const G: Point = ed25519.Point.BASE;
export const H: Point = derivePoint('seabattle/sealed/1/H');

const { Fp } = ed25519.Point;
const P = Fp.ORDER;
const HALF = (ORDER + 1n) / 2n;

/** A point of which nobody knows the logarithm, made from the hash of a text. */
function derivePoint(text: string): Point {
  const { deriveToCurve } = ristretto255_hasher as Required<typeof ristretto255_hasher>;
  return unwrap(deriveToCurve(sha512(textBytes(text))));
}

function unwrap(point: InstanceType<typeof ristretto255.Point>): Point {
  return ed25519.Point.fromAffine(point.toAffine());
}

/** The point that is encoded so, or `null` where no honest encoder writes this. */
export function decodePoint(data: Uint8Array): Point | null {
  try {
    return unwrap(ristretto255.Point.fromBytes(data));
  } catch {
    return null;
  }
}

/** The one encoding of a point. */
export function encodePoint(point: Point): Uint8Array {
  return new ristretto255.Point(point).toBytes();
}

/** Whether two points of the curve are one element of the group. */
export function samePoint(one: Point, other: Point): boolean {
  return new ristretto255.Point(one).equals(new ristretto255.Point(other));
}

export function sumPoints(points: Iterable<Point>): Point {
  let total = IDENTITY;
  for (const point of points) total = total.add(point);
  return total;
}

/** Any whole number as one below the order. */
export function reduce(scalar: bigint): bigint {
  const rest = scalar % ORDER;
  return rest < 0n ? rest + ORDER : rest;
}

export function encodeScalar(scalar: bigint): Uint8Array {
  return littleEndian(reduce(scalar), 32);
}

/** The number that is encoded so, or `null` where it is not below the order. */
export function decodeScalar(data: Uint8Array): bigint | null {
  const scalar = readLittleEndian(data);
  return data.length === 32 && scalar < ORDER ? scalar : null;
}

/** A fresh secret number. */
export function drawScalar(draw: Draw): bigint {
  return readLittleEndian(draw(64)) % ORDER;
}

/** Every byte's multiple of a base at each of 32 places. */
type Table = Point[][];

const tables = new Map<Point, Table>();

function tableOf(base: Point): Table {
  let table = tables.get(base);
  if (!table) {
    table = [];
    for (let place = 0, unit = base; place < 32; place += 1) {
      const row = [IDENTITY];
      for (let byte = 1; byte < 256; byte += 1) row.push((row[byte - 1] as Point).add(unit));
      table.push(row);
      unit = (row[255] as Point).add(unit);
    }
    tables.set(base, table);
  }
  return table;
}

/** Something, and a multiple of one of the two bases, for which there is a table. */
export function multiplyBase(base: typeof G, scalar: bigint, start: Point = IDENTITY): Point {
  const table = tableOf(base);
  const bytes = encodeScalar(scalar);
  let point = start;
  for (let place = 0; place < 32; place += 1) {
    const byte = bytes[place] as number;
    if (byte) point = point.add((table[place] as Point[])[byte] as Point);
  }
  return point;
}

/** Two short multiples of a point, which share its doublings. */
export function multiplyBoth(point: Point, one: bigint, other: bigint): [Point, Point] {
  const results: [Point, Point] = [IDENTITY, IDENTITY];
  const digits = [signedBits(one), signedBits(other)] as const;
  const places = Math.max(digits[0].length, digits[1].length);
  for (let place = 0, doubled = point; place < places; place += 1) {
    if (place) doubled = doubled.double();
    for (const index of [0, 1] as const) {
      const digit = digits[index][place] ?? 0;
      if (digit) results[index] = results[index].add(digit > 0 ? doubled : doubled.negate());
    }
  }
  return results;
}

/** Digits -1, 0 and 1 from the lowest, no two neighbours of which are not 0. */
function signedBits(scalar: bigint): number[] {
  const digits: number[] = [];
  for (let left = scalar; left > 0n; ) {
    const low = Number(left & 0xffffffffn);
    const digit = low & 1 ? 2 - (low & 3) : 0;
    digits.push(digit);
    left = (left - BigInt(digit)) >> 1n;
  }
  return digits;
}

/** Half of a number, in the group. */
export function halve(scalar: bigint): bigint {
  return (reduce(scalar) * HALF) % ORDER;
}

// The square root of -1, and the root of 1/(a - d): the two constants of the encoding.
const SQRT_M1 = Fp.pow(2n, (P - 1n) / 4n);
const INVSQRT_A_MINUS_D = even(Fp.sqrt(Fp.inv(Fp.neg(Fp.add(1n, ed25519.Point.CURVE().d)))));

function even(value: bigint): bigint {
  return value & 1n ? P - value : value;
}

/**
 * The encodings of the doubles of points, all by one inversion.
 *
 * The double of a point needs no square root to be encoded; so whoever knows the logarithms
 * makes halves and lets them be doubled here.
 */
export function encodeDoubled(points: readonly Point[]): Uint8Array[] {
  const parts = points.map(({ X, Y, Z, T }) => {
    const [zz, dtt] = [Fp.sqr(Z), Fp.mul(ed25519.Point.CURVE().d, Fp.sqr(T))];
    const [e, f] = [Fp.mul(X, Fp.add(Y, Y)), Fp.add(zz, dtt)];
    const [g, h] = [Fp.add(Fp.sqr(Y), Fp.sqr(X)), Fp.sub(zz, dtt)];
    return { e, f, g, h, eg: Fp.mul(e, g), fh: Fp.mul(f, h) };
  });
  const products = parts.map(({ eg, fh }) => Fp.mul(eg, fh));
  // Where there is nothing to invert, the double is the identity.
  const inverses = Fp.invertBatch(products.map((product) => product || 1n));
  return parts.map((part, at) =>
    products[at] ? littleEndian(encodeOne(part, inverses[at] as bigint), 32) : new Uint8Array(32),
  );
}

type Doubled = Record<'e' | 'f' | 'g' | 'h' | 'eg' | 'fh', bigint>;

function encodeOne({ e, f, g, h, eg, fh }: Doubled, inverse: bigint): bigint {
  const [zInverse, tInverse] = [Fp.mul(eg, inverse), Fp.mul(fh, inverse)];
  let magic = INVSQRT_A_MINUS_D;
  if (Fp.mul(eg, zInverse) & 1n) {
    [e, g, h] = [g, Fp.neg(e), Fp.mul(f, SQRT_M1)];
    magic = SQRT_M1;
  }
  if (Fp.mul(Fp.mul(h, e), zInverse) & 1n) g = Fp.neg(g);
  return even(Fp.mul(Fp.sub(h, g), Fp.mul(magic, Fp.mul(g, tInverse))));
}
