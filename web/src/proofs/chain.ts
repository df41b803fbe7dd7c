/**
 * Messages of a sealed match, each of which names the one before, and lots.
 *
 * What is signed and kept are bytes, which nobody writes anew. A message that was changed,
 * left out, doubled or moved no longer fits what follows it (a hash chain).
 */
import { frameParts, hashParts, readFrames, TAG } from './binding';
import { numberBytes, readBigEndian, readText, sameBytes, textBytes } from './bytes';
import { Flaw } from './flaw';
import { isSigned } from './signature';

const PURPOSE = textBytes('message');

/** What somebody says, and where in the chain it stands. */
export interface Message {
  match: string;
  seat: number;
  number: number;
  /** The link of the message before. */
  before: Uint8Array;
  /** Such as `shot` or `answer`. */
  kind: string;
  body: Uint8Array;
}

/** The bytes to sign. */
export function encodeMessage({ match, seat, number, before, kind, body }: Message): Uint8Array {
  const place = [textBytes(match), Uint8Array.of(seat), numberBytes(number), before];
  return frameParts(TAG, PURPOSE, ...place, textBytes(kind), body);
}

/** The message in these bytes, or `null` where no honest writer writes them. */
export function readMessage(data: Uint8Array): Message | null {
  const parts = readFrames(data);
  if (parts === null || parts.length !== 8) return null;
  const [tag, purpose, name, seat, number, before, word, body] = parts as [
    Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array,
  ];
  if (!sameBytes(tag, TAG) || !sameBytes(purpose, PURPOSE)) return null;
  if (seat.length !== 1 || number.length !== 4 || before.length !== 64) return null;
  const [match, kind] = [readText(name), readText(word)];
  if (match === null || kind === null) return null;
  return { match, seat: seat[0] as number, number: readBigEndian(number), before, kind, body };
}

/** The link before the first message: both fields, as the seats have sealed them. */
export function beginChain(contexts: readonly [Uint8Array, Uint8Array], placings: readonly [Uint8Array, Uint8Array]): Uint8Array {
  return hashParts('begin', ...contexts, ...placings);
}

/** What the next message names as the one before. */
export function linkOf(data: Uint8Array, signature: Uint8Array): Uint8Array {
  return hashParts('link', data, signature);
}

/** A match as far as it has come: what the next message must name. */
export interface Chain {
  match: string;
  keys: readonly [Uint8Array, Uint8Array];
  head: Uint8Array;
  number: number;
}

/**
 * The chain with one more message, and what that says; throws a `Flaw`.
 *
 * Whatever comes after `signature` was signed by its seat, and is a violation; what comes
 * before may be anybody's.
 */
export function addMessage(chain: Chain, data: Uint8Array, signature: Uint8Array): [Chain, Message] {
  const message = readMessage(data);
  if (message === null) throw new Flaw('layout');
  if (message.match !== chain.match) throw new Flaw('match');
  const key = chain.keys[message.seat];
  if (!key) throw new Flaw('seat');
  if (!isSigned(key, data, signature)) throw new Flaw('signature');
  if (message.number !== chain.number) throw new Flaw('number');
  if (!sameBytes(message.before, chain.head)) throw new Flaw('before');
  return [{ ...chain, head: linkOf(data, signature), number: chain.number + 1 }, message];
}

/** What a seat shows beforehand of its nonce for the lots. */
export function commitLot(match: string, seat: number, nonce: Uint8Array): Uint8Array {
  return hashParts('lot-nonce', textBytes(match), Uint8Array.of(seat), nonce);
}

/** The seat that a lot of a match falls on. */
export function drawLot(match: string, number: number, nonces: readonly [Uint8Array, Uint8Array]): number {
  return (hashParts('lot', textBytes(match), numberBytes(number), ...nonces)[0] as number) & 1;
}
