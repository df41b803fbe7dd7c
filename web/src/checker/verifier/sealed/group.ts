/**
 * The group ristretto255 (RFC 9496), as a checker needs it.
 *
 * An element is kept as a point of the Edwards curve in extended coordinates; elements are the
 * same when their encodings are. Nothing here is secret, so nothing has to take constant time.
 */

import { sha512 } from './sha512';

const FIELD = 2n ** 255n - 19n;
export const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

export interface Element {
  x: bigint;
  y: bigint;
  z: bigint;
  t: bigint;
}

export const NOTHING: Element = { x: 0n, y: 1n, z: 1n, t: 0n };

const D = mod(-121665n * power(121666n, FIELD - 2n));
const TWICE_D = mod(2n * D);
const I = power(2n, (FIELD - 1n) / 4n);
const ROOT_OF_AD_MINUS_1 = FIELD - rootOf(-D - 1n, 1n).root;
const ONE_BY_ROOT_OF_A_MINUS_D = rootOf(1n, -1n - D).root;

function mod(value: bigint): bigint {
  const rest = value % FIELD;
  return rest < 0n ? rest + FIELD : rest;
}

function power(base: bigint, exponent: bigint): bigint {
  let [found, square] = [1n, mod(base)];
  for (let left = exponent; left; left >>= 1n) {
    if (left & 1n) found = (found * square) % FIELD;
    square = (square * square) % FIELD;
  }
  return found;
}

function isOdd(value: bigint): boolean {
  return (value & 1n) === 1n;
}

function even(value: bigint): bigint {
  const found = mod(value);
  return isOdd(found) ? FIELD - found : found;
}

/** SQRT_RATIO_M1 of the RFC. */
function rootOf(over: bigint, under: bigint): { square: boolean; root: bigint } {
  const [top, bottom] = [mod(over), mod(under)];
  const cube = (((bottom * bottom) % FIELD) * bottom) % FIELD;
  const seventh = (((cube * cube) % FIELD) * bottom) % FIELD;
  let root = (((top * cube) % FIELD) * power(top * seventh, (FIELD - 5n) / 8n)) % FIELD;
  const found = (bottom * ((root * root) % FIELD)) % FIELD;
  const minus = found === mod(-top);
  if (minus || found === mod(-top * I)) root = (root * I) % FIELD;
  return { square: found === top || minus, root: even(root) };
}

/** The number in some bytes, the lowest first. */
export function littleEndian(data: Uint8Array): bigint {
  let digits = '0x0';
  for (let at = data.length - 1; at >= 0; at -= 1) digits += data[at]!.toString(16).padStart(2, '0');
  return BigInt(digits);
}

function bytesOf(value: bigint): Uint8Array {
  const digits = value.toString(16).padStart(64, '0');
  return Uint8Array.from({ length: 32 }, (_, at) => parseInt(digits.slice(62 - 2 * at, 64 - 2 * at), 16));
}

/** The number in 32 bytes, if it is below the order. */
export function scalar(data: Uint8Array): bigint | null {
  const found = littleEndian(data);
  return data.length === 32 && found < ORDER ? found : null;
}

/** The element with this encoding; `null` for what encodes nothing. */
export function decode(data: Uint8Array): Element | null {
  const s = littleEndian(data);
  if (data.length !== 32 || s >= FIELD || isOdd(s)) return null;
  const [minus, plus] = [mod(1n - s * s), mod(1n + s * s)];
  const squared = mod(plus * plus);
  const v = mod(-D * mod(minus * minus) - squared);
  const { square, root } = rootOf(1n, v * squared);
  const under = mod(root * plus);
  const x = even(2n * s * under);
  const y = mod(minus * mod(mod(root * under) * v));
  const t = mod(x * y);
  return square && !isOdd(t) && y !== 0n ? { x, y, z: 1n, t } : null;
}

/** The one encoding of an element. */
export function encode({ x, y, z, t }: Element): Uint8Array {
  const [one, two] = [mod((z + y) * (z - y)), mod(x * y)];
  const { root } = rootOf(1n, one * mod(two * two));
  const [first, second] = [mod(root * one), mod(root * two)];
  const inverse = mod(mod(first * second) * t);
  const turned = isOdd(mod(t * inverse));
  const across = turned ? mod(y * I) : x;
  const up = turned ? mod(x * I) : y;
  const under = turned ? mod(first * ONE_BY_ROOT_OF_A_MINUS_D) : second;
  return bytesOf(even(under * (z - (isOdd(mod(across * inverse)) ? -up : up))));
}

/** The sum of two elements. */
export function add(one: Element, two: Element): Element {
  const a = ((one.y - one.x) * (two.y - two.x)) % FIELD;
  const b = ((one.y + one.x) * (two.y + two.x)) % FIELD;
  const c = (((one.t * TWICE_D) % FIELD) * two.t) % FIELD;
  const d = (2n * one.z * two.z) % FIELD;
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return { x: (e * f) % FIELD, y: (g * h) % FIELD, z: (f * g) % FIELD, t: (e * h) % FIELD };
}

/** The element that takes this one away. */
export function negative({ x, y, z, t }: Element): Element {
  return { x: -x, y, z, t: -t };
}

/** All of them together. */
export function total(elements: readonly Element[]): Element {
  return elements.reduce(add, NOTHING);
}

/** Several multiples of one element; they share its first fifteen. */
export function times(element: Element, ...numbers: bigint[]): Element[] {
  const row = multiples(element);
  return numbers.map((number) => {
    let found = NOTHING;
    for (const digit of number.toString(16)) {
      for (let doubling = 0; doubling < 4; doubling += 1) found = add(found, found);
      if (digit !== '0') found = add(found, row[parseInt(digit, 16)]!);
    }
    return found;
  });
}

/** Nothing, the element, twice the element, up to fifteen times. */
function multiples(element: Element): Element[] {
  const row = [NOTHING];
  for (let times = 1; times < 16; times += 1) row.push(add(row.at(-1)!, element));
  return row;
}

/** Multiples of an element that is used often: for every hexadecimal place the fifteen multiples there. */
export class Base {
  private readonly places: Element[][] = [];

  constructor(readonly element: Element) {
    let base = element;
    for (let place = 0; place < 64; place += 1) {
      const row = multiples(base);
      this.places.push(row);
      base = add(row.at(-1)!, base);
    }
  }

  times(number: bigint): Element {
    const digits = (number % ORDER).toString(16);
    let found = NOTHING;
    for (let place = 0; place < digits.length; place += 1) {
      const digit = parseInt(digits[digits.length - 1 - place]!, 16);
      if (digit) found = add(found, this.places[place]![digit]!);
    }
    return found;
  }
}

/** The element that the one-way map of the RFC gives for the SHA-512 of a text. */
function fromHash(text: string): Element {
  const digest = sha512(new TextEncoder().encode(text));
  return add(elligator(digest.subarray(0, 32)), elligator(digest.subarray(32)));
}

function elligator(data: Uint8Array): Element {
  const t = (littleEndian(data) & ((1n << 255n) - 1n)) % FIELD;
  const r = mod(I * mod(t * t));
  const u = mod((r + 1n) * mod(1n - D * D));
  const v = mod(mod(-1n - r * D) * (r + D));
  const found = rootOf(u, v);
  const s = found.square ? found.root : FIELD - even(found.root * t);
  const c = found.square ? FIELD - 1n : r;
  const n = mod(mod(c * (r - 1n)) * mod((D - 1n) ** 2n) - v);
  const [w0, w1] = [mod(2n * s * v), mod(n * ROOT_OF_AD_MINUS_1)];
  const [w2, w3] = [mod(1n - s * s), mod(1n + s * s)];
  return { x: mod(w0 * w3), y: mod(w2 * w1), z: mod(w1 * w3), t: mod(w0 * w2) };
}

const BASE_POINT = 0x762d8de04559a6b68ddd82a56a0be3585f5100c561a984a8714ebc6a0aaef2e2n;

export const G = new Base(decode(bytesOf(BASE_POINT))!);
export const H = new Base(fromHash('seabattle/sealed/1/H'));
