/** The signature of a server, which covers every line before the last. */

import { concatBytes, hexToBytes, textBytes } from '../../proofs/bytes';
import { Fault } from './fault';
import type { JsonObject } from './file/json';
import type { RecordFile } from './file/record-file';
import { isSigned } from './ed25519';
import { BadValue, fields, orNull, text } from './written/shape';

const PURPOSE = textBytes('seabattle/record/1\n');

const SIGNATURE = orNull(fields({ key: text(64, 64, /^[0-9a-f]{64}$/), value: text(128, 128, /^[0-9a-f]{128}$/) }));

/** The public key that has signed a record, if any; throws a `Fault` where the signature does not fit. */
export function checkSignature({ trailer, signed, entries }: RecordFile): string | null {
  const last = entries.length + 2;
  const found = read(trailer, last);
  if (!found) return null;
  const [key, value] = [found.get('key') as string, found.get('value') as string];
  if (!isSigned(hexToBytes(key), concatBytes(PURPOSE, signed), hexToBytes(value))) throw new Fault('signature', last);
  return key;
}

function read(trailer: JsonObject, last: number): JsonObject | null {
  try {
    return SIGNATURE(trailer.get('signature') ?? null) as JsonObject | null;
  } catch (thrown) {
    if (thrown instanceof BadValue) throw new Fault('signature', last);
    throw thrown;
  }
}
