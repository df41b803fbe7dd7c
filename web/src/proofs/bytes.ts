/** Bytes and numbers as sealed tables write them. */
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

export { bytesToHex, concatBytes, hexToBytes };

const ENCODER = new TextEncoder();

export function textBytes(text: string): Uint8Array {
  return ENCODER.encode(text);
}

/** A number in four bytes, the highest first. */
export function numberBytes(number: number): Uint8Array {
  return bigEndian(number, 4);
}

/** A number in so many bytes, the highest first. */
export function bigEndian(number: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let at = size - 1, left = number; at >= 0; at -= 1, left = Math.floor(left / 256)) bytes[at] = left % 256;
  return bytes;
}

export function readBigEndian(bytes: Uint8Array): number {
  return bytes.reduce((number, byte) => number * 256 + byte, 0);
}

/** The number in these bytes, the lowest first. */
export function readLittleEndian(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${bytesToHex(bytes.slice().reverse())}`);
}

/** A number in so many bytes, the lowest first. */
export function littleEndian(number: bigint, size: number): Uint8Array {
  return hexToBytes(number.toString(16).padStart(2 * size, '0')).reverse();
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

export function xorBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  return one.map((byte, at) => byte ^ (other[at] ?? 0));
}

/** The text in these bytes, or `null` where they are not UTF-8. */
export function readText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Pieces of one size, from a place on. */
export function cutBytes(bytes: Uint8Array, start: number, count: number, size: number): Uint8Array[] {
  return Array.from({ length: count }, (_, at) => bytes.subarray(start + size * at, start + size * (at + 1)));
}
