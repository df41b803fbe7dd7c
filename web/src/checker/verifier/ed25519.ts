/**
 * Signatures of records: Ed25519 (RFC 8032).
 *
 * The equation is the strict one, without the cofactor: the library's own check takes signatures
 * that other checkers refuse.
 */

import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';

import { concatBytes, readLittleEndian, sameBytes } from '../../proofs/bytes';
import { G, ORDER, decodeScalar, type Point } from '../../proofs/group';

/** Whether the owner of a public key has signed some bytes. */
export function isSigned(key: Uint8Array, data: Uint8Array, signature: Uint8Array): boolean {
  const [nonce, point, answer] = [signature.subarray(0, 32), decode(key), decodeScalar(signature.subarray(32))];
  if (!point || answer === null) return false;
  const asked = readLittleEndian(sha512(concatBytes(nonce, key, data))) % ORDER;
  return sameBytes(G.multiplyUnsafe(answer).add(point.negate().multiplyUnsafe(asked)).toBytes(), nonce);
}

function decode(key: Uint8Array): Point | null {
  try {
    return ed25519.Point.fromBytes(key);
  } catch {
    return null;
  }
}
