/**
 * What ties a proof to one seat of one match: hashes over everything it is about.
 *
 * A proof that is copied, or made for other rules, another seat or another key, fails.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';

import { concatBytes, numberBytes, readBigEndian, readLittleEndian, textBytes } from './bytes';
import { ORDER } from './group';

export const TAG = textBytes('seabattle/sealed/1');
const BLINDING = textBytes('seabattle/sealed/1/blinding');

/** Whose field it is, at which table, by which rules. */
export interface Binding {
  ruleset_hash: Uint8Array;
  match: string;
  seat: number;
  /** The public keys of both seats. */
  keys: readonly [Uint8Array, Uint8Array];
  /** The freshness nonces of both seats. */
  nonces: readonly [Uint8Array, Uint8Array];
}

/** All of it in 64 bytes. */
export function contextOf({ ruleset_hash, match, seat, keys, nonces }: Binding): Uint8Array {
  return hashParts('context', ruleset_hash, textBytes(match), Uint8Array.of(seat), ...keys, ...nonces);
}

/** SHA-512 over the tag, the purpose and the parts, each behind its length. */
export function hashParts(purpose: string, ...parts: Uint8Array[]): Uint8Array {
  return sha512(frameParts(TAG, textBytes(purpose), ...parts));
}

/** The parts one after the other, each behind its length. */
export function frameParts(...parts: Uint8Array[]): Uint8Array {
  return concatBytes(...parts.flatMap((part) => [numberBytes(part.length), part]));
}

/** The parts again, or `null` where the lengths do not fit. */
export function readFrames(data: Uint8Array): Uint8Array[] | null {
  const parts: Uint8Array[] = [];
  for (let place = 0; place < data.length; ) {
    const start = place + 4;
    if (start > data.length) return null;
    const end = start + readBigEndian(data.subarray(place, start));
    if (end > data.length) return null;
    parts.push(data.subarray(start, end));
    place = end;
  }
  return parts;
}

/** The hash of a whole list of commitments. */
export function rootOf(context: Uint8Array, commitments: readonly Uint8Array[]): Uint8Array {
  return hashParts('root', context, numberBytes(commitments.length), concatBytes(...commitments));
}

/** The name of a placing: what its owner signs, and what tells it from any other. */
export function hashPlacing(blob: Uint8Array): Uint8Array {
  return sha512(blob);
}

/** The secret number of a commitment; a fresh seed is drawn for every placing. */
export function deriveBlinding(seed: Uint8Array, context: Uint8Array, index: number): bigint {
  return readLittleEndian(hmac(sha512, seed, concatBytes(BLINDING, context, numberBytes(index)))) % ORDER;
}
