/** What the first line of a record may contain beside the rules. */

import { Fault } from '../fault';
import type { Json, JsonObject } from '../file/json';
import { BadValue, fields, many, orNull, text, whole, type Read } from './shape';

const LONGEST_NAME = 64;

const HEADER = fields({ version: whole(), program: text(), hash: text(), names: many(text()) });
const WORD = text(64, 64, /^[0-9a-f]{64}$/);
const WORDS = many(orNull(WORD));
const EVIDENCE = fields({
  commitments: fields({ digest: WORD, seed: WORD, fields: WORDS }),
  seed: WORD,
  salts: WORDS,
  bots: many(orNull(text(1, 64))),
  version: text(1, 64),
});

/** The header says who plays by which rules; else throws a `Fault`. */
export function checkHeaderFields(header: JsonObject): void {
  check(HEADER, header, 'header');
  if (!header.has('ruleset')) throw new Fault('header', 1);
}

/** The evidence can be read, if there is any; else throws a `Fault`. */
export function checkEvidenceFields(header: JsonObject): void {
  check(orNull(EVIDENCE), header.get('evidence') ?? null, 'evidence');
}

function check(read: Read, said: Json, code: string): void {
  try {
    read(said);
  } catch (thrown) {
    if (thrown instanceof BadValue) throw new Fault(code, 1);
    throw thrown;
  }
}

/** Every seat has a printable name; else throws a `Fault`. */
export function checkNames(names: string[], seats: number): void {
  if (names.length !== seats || !names.every(isPrintable)) throw new Fault('names', 1, { there: names.length });
}

function isPrintable(name: string): boolean {
  const signs = [...name];
  return signs.every((sign) => sign === ' ' || !/[\p{C}\p{Z}]/u.test(sign)) && name.trim() !== '' && signs.length <= LONGEST_NAME;
}
