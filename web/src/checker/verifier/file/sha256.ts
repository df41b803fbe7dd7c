/**
 * SHA-256 (FIPS 180-4).
 *
 * The browser's own is missing where a page is served without encryption, as on a home
 * network, and answers only later; records are short enough for this one.
 */

const [START, ROUND] = constants();

/** The digest of some bytes, in 64 hexadecimal digits. */
export function sha256(data: Uint8Array): string {
  const words = new Uint32Array(64);
  const state = Uint32Array.from(START);
  const padded = pad(data);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += 64) compress(state, words, view, at);
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The bytes, a one, noughts, and how many bits there were. */
function pad(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 0x20000000));
  view.setUint32(padded.length - 4, data.length << 3);
  return padded;
}

function compress(state: Uint32Array, words: Uint32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + ROUND[i]! + words[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = state[i]! + word;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first bits of the roots of the first primes: square roots to start from, cube roots a round. */
function constants(): [Uint32Array, Uint32Array] {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  const bits = (root: number): number => ((root - Math.floor(root)) * 0x100000000) >>> 0;
  return [
    Uint32Array.from(primes.slice(0, 8), (prime) => bits(Math.sqrt(prime))),
    Uint32Array.from(primes, (prime) => bits(Math.cbrt(prime))),
  ];
}

/** HMAC-SHA-256 (RFC 2104) under a key of at most 64 bytes. */
export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const padded = join(key, new Uint8Array(64 - key.length));
  const inner = sha256(join(padded.map((byte) => byte ^ 0x36), data));
  return fromHex(sha256(join(padded.map((byte) => byte ^ 0x5c), fromHex(inner))));
}

/** Some bytes, one after the other. */
export function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A number in four bytes, the highest first. */
export function number(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

export function text(words: string): Uint8Array {
  return new TextEncoder().encode(words);
}

export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) => parseInt(digits.slice(2 * at, 2 * at + 2), 16));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
