/** The file of a record: its lines, their checksums, and what is written in them. */

import { sha256 } from '@noble/hashes/sha2.js';

import { bytesToHex, concatBytes } from '../../../proofs/bytes';
import { Fault } from '../fault';
import { BadJson, RareNumber, endOfValue, parseJson, writeJson, type Json, type JsonObject } from './json';
import { readRules, type RecordRules } from '../rules';
import { readEntry } from '../written/entry-shape';
import { checkEvidenceFields, checkHeaderFields, checkNames } from '../written/header-shape';

/** Of a record after decompression. */
export const MOST_BYTES = 64 * 1024 * 1024;

const MOST_LINE_BYTES = 4 * 1024 * 1024;

const VERSIONS: Json[] = [1, 2];
/** Of records of sealed games, which have their own. */
const SEALED_VERSIONS: Json[] = [1];
const OPENING = '{"format":"seabattle-record"';
const SEALED_OPENING = '{"format":"seabattle-sealed"';
const SUM = ',"sum":"';
const WHOLE_LINE = /,"sum":"[0-9a-f]{8}"\}$/;
const BRACE = 0x7d;
const LINE_FEED = Uint8Array.of(0x0a);
const RULESET = '"ruleset":';

/** A record whose lines are sound; nothing is said of the game yet. */
export interface RecordFile {
  header: JsonObject;
  rules: RecordRules;
  entries: JsonObject[];
  /** The SHA-256 of the uncompressed bytes. */
  digest: string;
  trailer: JsonObject;
  /** Every line before the last, with its line feed: what a server signs. */
  signed: Uint8Array;
  /** Whether it is the record of a sealed game. */
  sealed: boolean;
}

/** The header and the entries of a record, after every line has been checked. */
export function readFile(data: Uint8Array): RecordFile {
  if (data.length > MOST_BYTES) throw new Fault('too-big');
  const lines = splitLines(data);
  const bodies = checkedBodies(lines);
  const header = decode(1, bodies[0]!);
  const opening = decodeText(bodies[0]!) ?? '';
  const sealed = opening.startsWith(SEALED_OPENING);
  const rules = checkHeader(header, opening, sealed);
  const trailer = readTrailer(bodies);
  const entries = bodies.slice(1, -1).map((body, index) => decodeEntry(index + 2, body, sealed));
  const signed = concatBytes(...lines.slice(0, -1).flatMap((line) => [line, LINE_FEED]));
  return { header, rules, entries, digest: bytesToHex(sha256(data)), trailer, signed, sealed };
}

function readTrailer(bodies: Uint8Array[]): JsonObject {
  const last = bodies.length;
  const trailer: JsonObject = last === 1 ? new Map() : decode(last, bodies.at(-1)!);
  if (!trailer.has('end')) throw new Fault('cut-off', last);
  if (trailer.get('end') !== last - 2) throw new Fault('count', last, { there: last - 2 });
  return trailer;
}

function decodeEntry(line: number, body: Uint8Array, sealed: boolean): JsonObject {
  const entry = decode(line, body);
  if (entry.get('n') !== line - 1) throw new Fault('number', line, { number: line - 1 });
  return sealed ? entry : readEntry(entry, line);
}

/** The lines as bytes, without a byte order mark and what editors leave at the end. */
function splitLines(data: Uint8Array): Uint8Array[] {
  let start = data[0] === 0xef && data[1] === 0xbb && data[2] === 0xbf ? 3 : 0;
  let end = data.length;
  while (end > start && isSpace(data[end - 1]!)) end -= 1;
  const lines: Uint8Array[] = [];
  for (let at = start; at < end; at += 1) {
    if (data[at] !== 10 && data[at] !== 13) continue;
    lines.push(data.subarray(start, at));
    if (data[at] === 13 && data[at + 1] === 10) at += 1;
    start = at + 1;
  }
  if (start < end) lines.push(data.subarray(start, end));
  return lines;
}

function isSpace(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13);
}

/** Every line without its checksum, which is the one that belongs there. */
function checkedBodies(lines: Uint8Array[]): Uint8Array[] {
  const first = lines.length ? asBytes(lines[0]!) : '';
  if (!first.startsWith(OPENING) && !first.startsWith(SEALED_OPENING)) throw new Fault('not-a-record', 1);
  const encoder = new TextEncoder();
  let before = '';
  return lines.map((line, index) => {
    if (line.length > MOST_LINE_BYTES) throw new Fault('too-big', index + 1);
    const text = asBytes(line);
    if (index === lines.length - 1 && !WHOLE_LINE.test(text)) throw new Fault('cut-off', index + 1);
    const mark = text.lastIndexOf(SUM);
    if (mark < 0) throw new Fault('edited', index + 1);
    const covered = new Uint8Array(before.length + mark + 1).fill(BRACE);
    covered.set(encoder.encode(before));
    covered.set(line.subarray(0, mark), before.length);
    const sum = bytesToHex(sha256(covered)).slice(0, 8);
    if (text.slice(mark + SUM.length) !== `${sum}"}`) throw new Fault('edited', index + 1);
    const body = covered.subarray(before.length);
    before = sum;
    return body;
  });
}

/** Bytes as a text of one sign each, to look for what is plain ASCII. */
function asBytes(line: Uint8Array): string {
  let text = '';
  for (let at = 0; at < line.length; at += 8192) text += String.fromCharCode(...line.subarray(at, at + 8192));
  return text;
}

function decodeText(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return null;
  }
}

function decode(line: number, body: Uint8Array): JsonObject {
  const text = decodeText(body);
  if (text === null) throw new Fault('unreadable', line);
  try {
    const found = parseJson(text);
    if (found instanceof Map) return found;
  } catch (thrown) {
    if (!(thrown instanceof BadJson)) throw thrown;
  }
  throw new Fault('unreadable', line);
}

function isWholeNumber(said: Json): boolean {
  return typeof said === 'number' || (said instanceof RareNumber && /^-?[0-9]+$/.test(said.text));
}

/** The rules, where the header is in order. */
function checkHeader(header: JsonObject, text: string, sealed: boolean): RecordRules {
  const version = header.get('version') ?? null;
  if (!isWholeNumber(version)) throw new Fault('header', 1);
  if (!(sealed ? SEALED_VERSIONS : VERSIONS).includes(version)) throw new Fault('version', 1);
  checkHeaderFields(header);
  if (!sealed) checkEvidenceFields(header);
  const [hash, ruleset] = [header.get('hash'), header.get('ruleset') ?? null];
  if (hash !== hashOf(ruleset) && (sealed || hash !== oldestHash(text))) throw new Fault('hash', 1);
  const rules = readRules(ruleset);
  checkNames(header.get('names') as string[], rules.seats);
  return rules;
}

/** The name of the rules: their SHA-256 without titles, which are only words. */
function hashOf(ruleset: Json): string {
  const fleet = ruleset instanceof Map ? ruleset.get('fleet') : null;
  if (!Array.isArray(fleet) || !fleet.every((entry) => entry instanceof Map)) throw new Fault('rules', 1);
  const plain = without(ruleset as JsonObject, 'title', 'about');
  plain.set(
    'fleet',
    fleet.map((entry) => without(entry as JsonObject, 'title')),
  );
  return digestOf(writeJson(plain));
}

function without(said: JsonObject, ...names: string[]): JsonObject {
  return new Map([...said].filter(([name]) => !names.includes(name)));
}

/** What the first records had: the SHA-256 of the rules as they stand in the file. */
function oldestHash(text: string): string | null {
  const start = text.indexOf(RULESET) + RULESET.length;
  const end = endOfValue(text, start);
  return end < 0 ? null : digestOf(text.slice(start, end));
}

function digestOf(text: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(text)));
}
