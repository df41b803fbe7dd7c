/** Signatures over bytes as they are sent: Schnorr's, with the key in the hash. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';

import { hashParts } from './binding';
import { concatBytes, readLittleEndian, sameBytes } from './bytes';
import {
  type Draw,
  decodePoint,
  decodeScalar,
  drawScalar,
  encodePoint,
  encodeScalar,
  G,
  multiplyBase,
  multiplyBoth,
  ORDER,
} from './group';

const CHALLENGE = 16;
const SIZE = CHALLENGE + 32;

/** A secret key for one match. */
export function newKey(draw: Draw): bigint {
  return drawScalar(draw);
}

/** What everybody may know of a key. */
export function publicKey(secret: bigint): Uint8Array {
  return encodePoint(multiplyBase(G, secret));
}

/** The signature of a message; another one each time. */
export function sign(secret: bigint, message: Uint8Array, draw: Draw): Uint8Array {
  const mask = readLittleEndian(hmac(sha512, encodeScalar(secret), concatBytes(draw(32), message))) % ORDER;
  const challenge = challengeOf(publicKey(secret), encodePoint(multiplyBase(G, mask)), message);
  return concatBytes(challenge, encodeScalar(mask + readLittleEndian(challenge) * secret));
}

/** Whether the owner of a public key has signed these bytes. */
export function isSigned(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const [point, answer] = [decodePoint(key), decodeScalar(signature.subarray(CHALLENGE))];
  if (signature.length !== SIZE || point === null || answer === null) return false;
  const challenge = signature.subarray(0, CHALLENGE);
  const [back] = multiplyBoth(point.negate(), readLittleEndian(challenge), 0n);
  return sameBytes(challengeOf(key, encodePoint(multiplyBase(G, answer, back)), message), challenge);
}

function challengeOf(key: Uint8Array, point: Uint8Array, message: Uint8Array): Uint8Array {
  return hashParts('signature', key, point, message).subarray(0, CHALLENGE);
}
