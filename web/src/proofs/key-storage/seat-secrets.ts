/** All secrets of a seat: with them, and with nothing else, its game can go on. */
import type { Ship } from '../../engine/fleet';
import { frameParts, readFrames } from '../binding';
import { numberBytes, readBigEndian, readText, sameBytes, textBytes } from '../bytes';
import { decodeScalar } from '../group';

/** What a seat has said last in the chain: it says nothing else under that number. */
export interface LastWord {
  number: number;
  /** The link before it. */
  before: Uint8Array;
  data: Uint8Array;
  signature: Uint8Array;
}

/**
 * Whoever has an old one and goes on from it can be made to answer twice under one number:
 * it is kept anew before every message, and moved to another device, never copied.
 */
export interface SeatSecrets {
  match: string;
  seat: number;
  ships: Ship[];
  /** The key that signs. */
  secret: Uint8Array;
  /** From which the field is sealed; drawn for one placing. */
  seed: Uint8Array;
  nonce: Uint8Array;
  lot_nonce: Uint8Array;
  last: LastWord | null;
}

const PURPOSE = textBytes('seabattle/keepsake/1');

/** All of it in nine parts. */
export function encodeSeatSecrets(owned: SeatSecrets): Uint8Array {
  const { match, seat, ships, secret, seed, nonce, lot_nonce, last } = owned;
  const fleet = ships.flatMap(({ ship_class, cells }) => [textBytes(ship_class), Uint8Array.from(cells.flat())]);
  const said = last ? [numberBytes(last.number), last.before, last.data, last.signature] : [];
  const secrets = [secret, seed, nonce, lot_nonce];
  return frameParts(PURPOSE, textBytes(match), Uint8Array.of(seat), ...secrets, frameParts(...fleet), frameParts(...said));
}

/** The secrets again, or `null` where these bytes are none. */
export function readSeatSecrets(data: Uint8Array): SeatSecrets | null {
  const parts = readFrames(data);
  if (parts?.length !== 9) return null;
  const [purpose, name, seat, secret, seed, nonce, lot_nonce, fleet, said] = parts as [
    Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array,
  ];
  const [match, ships, last] = [readText(name), readShips(fleet), readLast(said)];
  if (!sameBytes(purpose, PURPOSE) || match === null || ships === null || last === undefined) return null;
  if (seat.length !== 1 || decodeScalar(secret) === null) return null;
  if ([seed, nonce, lot_nonce].some((each) => each.length !== 32)) return null;
  return { match, seat: seat[0] as number, ships, secret, seed, nonce, lot_nonce, last };
}

function readShips(data: Uint8Array): Ship[] | null {
  const parts = readFrames(data);
  if (parts === null || parts.length % 2) return null;
  const ships: Ship[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [name, numbers] = [readText(parts[at] as Uint8Array), parts[at + 1] as Uint8Array];
    if (name === null || numbers.length % 2) return null;
    const cells = Array.from({ length: numbers.length / 2 }, (_, n) => [numbers[2 * n], numbers[2 * n + 1]] as [number, number]);
    ships.push({ ship_class: name, cells });
  }
  return ships;
}

/** `undefined` where the bytes are no last word, `null` where there is none. */
function readLast(data: Uint8Array): LastWord | null | undefined {
  const parts = readFrames(data);
  if (parts?.length === 0) return null;
  if (parts?.length !== 4) return undefined;
  const [number, before, message, signature] = parts as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  return { number: readBigEndian(number), before, data: message, signature };
}
