/** What is hashed and signed: parts behind their lengths (docs/fairness.md). */

import { Illegal } from '../fault';
import type { Json } from '../file/json';
import { fromHex, join, number, text } from '../file/sha256';
import { add, decode, encode, G, littleEndian, negative, scalar, times } from './group';
import { sha512 } from './sha512';

const NAME = text('seabattle/sealed/1');
const HEX = /^(?:[0-9a-f]{2})+$/;

/** A message, taken apart. */
export interface Message {
  match: Uint8Array;
  seat: number;
  number: number;
  before: Uint8Array;
  kind: string;
  body: Uint8Array;
}

/** Bytes as a record writes them. */
export function readHex(said: Json | undefined): Uint8Array {
  if (typeof said !== 'string' || !HEX.test(said)) throw new Illegal('no-bytes');
  return fromHex(said);
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** The number in a few bytes, the highest first. */
export function bigEndian(data: Uint8Array): number {
  return data.reduce((found, byte) => found * 256 + byte, 0);
}

/** The parts, each behind its length. */
function framed(...parts: Uint8Array[]): Uint8Array {
  return join(...parts.flatMap((part) => [number(part.length), part]));
}

/** The parts again. */
export function unframed(data: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < data.length; ) {
    const start = at + 4;
    const end = start + bigEndian(data.subarray(at, start));
    if (start > data.length || end > data.length) throw new Illegal('no-message');
    parts.push(data.subarray(start, end));
    at = end;
  }
  return parts;
}

/** The hash of docs/fairness.md. */
export function digest(purpose: string, ...parts: Uint8Array[]): Uint8Array {
  return sha512(framed(NAME, text(purpose), ...parts));
}

/** Whether the owner of a key has signed some bytes. */
export function isSigned(key: Uint8Array, data: Uint8Array, signature: Uint8Array): boolean {
  const [point, answer] = [decode(key), scalar(signature.subarray(16))];
  if (point === null || answer === null) return false;
  const asked = signature.subarray(0, 16);
  const [back] = times(negative(point), littleEndian(asked));
  const mask = encode(add(G.times(answer), back!));
  return sameBytes(digest('signature', key, mask, data).subarray(0, 16), asked);
}

/** Text in bytes, if they are UTF-8. */
export function readText(data: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data);
  } catch {
    throw new Illegal('no-message');
  }
}

/** The parts of a message. */
export function readMessage(data: Uint8Array): Message {
  const [name, what, match, seat, count, before, kind, body, ...more] = unframed(data);
  if (!name || !what || !match || !seat || !count || !before || !kind || !body || more.length) {
    throw new Illegal('no-message');
  }
  const opened = sameBytes(name, NAME) && sameBytes(what, text('message'));
  if (!opened || seat.length !== 1 || count.length !== 4 || before.length !== 64) throw new Illegal('no-message');
  return { match, seat: seat[0]!, number: bigEndian(count), before, kind: readText(kind), body };
}
