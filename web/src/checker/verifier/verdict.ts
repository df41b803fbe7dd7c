/** What was checked of a record, and what was found. */

import type { Ship } from '../../engine/fleet';
import type { GameEvent } from '../../engine/flow';
import { Illegal, type Facts } from '../../engine/illegal';
import { Table } from '../../engine/table';
import { Fault, Unreadable } from './fault';
import { Evidence } from './evidence';
import { readFile, type RecordFile } from './file/record-file';
import type { Json, JsonObject } from './file/json';
import { play } from './command';
import { checkSignature } from './record-signature';
import { checkSealed, type Breach } from './sealed/check';
import { unpack } from './file/unpack';
import { same } from './value';

/** Something that was found in order, and how many of it. */
export interface Checked {
  what: string;
  count: number;
}

export interface FoundFault {
  code: string;
  line: number | null;
  facts: Facts;
}

/** Commitments that were opened and fit. */
export interface FoundEvidence {
  digest: string;
  fields: number;
  lots: number;
  /** Whether there are moves of computer players, which cannot be checked here. */
  bots: boolean;
}

/** The end of a check: everything was in order, or one fault was found. */
export interface Verdict {
  sound: boolean;
  /** Whether the game had ended. */
  finished: boolean;
  /** The SHA-256 of the record. */
  digest: string;
  names: string[];
  /** What the game is called, by language. */
  title: Record<string, string>;
  /** Who has won, and why, where the game had ended. */
  ending: { winner: number | null; why: string } | null;
  checked: Checked[];
  /** What was committed to before the first shot, where the game is not from before there were commitments. */
  evidence: FoundEvidence | null;
  /** Whether it is a sealed game, whose fields nobody has shown. */
  sealed: boolean;
  /** What somebody has signed at a sealed table though it is false, if anything. */
  breach: Breach | null;
  /** The public key whose owner has signed every line, if any. */
  key: string | null;
  fault: FoundFault | null;
}

/** What is counted on the way, in the order in which it is told. */
const COUNTED = ['fleet-placed', 'salvo-landed', 'round-closed', 'ship-moved', 'radar-swept', 'turn-passed'];

/** Check a record as a file has it, compressed or not. */
export async function verifyFile(data: Uint8Array<ArrayBuffer>): Promise<Verdict> {
  try {
    return verify(await unpack(data));
  } catch (thrown) {
    return condemn(newVerdict(), thrown);
  }
}

/** Check a whole record; never throws for what is written in it. */
export function verify(data: Uint8Array): Verdict {
  const verdict = newVerdict();
  try {
    const file = readFile(data);
    verdict.digest = file.digest;
    introduce(verdict, file.header);
    verdict.checked.push({ what: 'lines', count: file.entries.length + 2 });
    if (file.sealed) checkSealedGame(file, verdict);
    else checkGame(file, verdict);
  } catch (thrown) {
    return condemn(verdict, thrown);
  }
  return verdict;
}

function newVerdict(): Verdict {
  const found = { names: [], title: {}, ending: null, checked: [], evidence: null, sealed: false, breach: null, key: null };
  return { sound: true, finished: false, digest: '', ...found, fault: null };
}

function condemn(verdict: Verdict, thrown: unknown): Verdict {
  if (!(thrown instanceof Fault)) throw thrown;
  verdict.sound = false;
  verdict.fault = { code: thrown.code, line: thrown.line, facts: thrown.facts };
  return verdict;
}

/** Who plays what, as far as it is said. */
function introduce(verdict: Verdict, header: JsonObject): void {
  const title = (header.get('ruleset') as JsonObject).get('title');
  for (const [lang, text] of title instanceof Map ? title : []) {
    if (typeof text === 'string') verdict.title[lang] = text;
  }
  verdict.names = (header.get('names') as Json[]).map((name) => (typeof name === 'string' ? name : ''));
}

function checkGame(file: RecordFile, verdict: Verdict): void {
  const table = new Table(file.rules);
  const evidence = evidenceOf(file, table.sides.length);
  const placed = new Map<number, Ship[]>();
  const counts = new Map<unknown, number>();
  for (const [index, entry] of file.entries.entries()) {
    const doubt = evidence?.doubt(table, entry, index + 2);
    const events = checkEntry(table, entry, index + 2);
    if (doubt) throw doubt;
    noteField(placed, entry, table);
    for (const event of events) {
      counts.set(event['type'], (counts.get(event['type']) ?? 0) + 1);
      if (event['type'] === 'game-ended') verdict.ending = endingOf(event);
    }
  }
  evidence?.checkFields(placed);
  verdict.key = checkSignature(file);
  verdict.finished = table.phase === 'over';
  if (evidence) {
    const { digest, lots, bots } = evidence;
    verdict.evidence = { digest, fields: placed.size, lots, bots };
  }
  for (const what of COUNTED) {
    const count = counts.get(what);
    if (count) verdict.checked.push({ what, count });
  }
}

function checkSealedGame(file: RecordFile, verdict: Verdict): void {
  verdict.sealed = true;
  const { over, counts, ending, breach } = checkSealed(file);
  verdict.finished = over;
  verdict.ending = ending && endingOf(ending);
  verdict.checked.push(...counts);
  verdict.breach = breach;
}

function evidenceOf(file: RecordFile, seats: number): Evidence | null {
  const said = file.header.get('evidence');
  return said instanceof Map ? new Evidence(said, seats) : null;
}

/** Remember a field as it was placed; ships may move later. */
function noteField(placed: Map<number, Ship[]>, entry: JsonObject, table: Table): void {
  const command = entry.get('command') as JsonObject;
  const seat = command.get('seat');
  if (command.get('type') === 'place-fleet' && typeof seat === 'number') placed.set(seat, [...table.sides[seat]!.ships]);
}

function endingOf({ winner, why }: GameEvent): Verdict['ending'] {
  return { winner: typeof winner === 'number' ? winner : null, why: String(why) };
}

/** One command is legal, and what is written of it is what comes of it. */
function checkEntry(table: Table, entry: JsonObject, line: number): GameEvent[] {
  const expected = playEntry(table, entry, line);
  const told = entry.get('events');
  if (!same(told, expected)) throw new Fault('false', line, { ...actor(entry), ...difference(told, expected) });
  return expected;
}

function playEntry(table: Table, entry: JsonObject, line: number): GameEvent[] {
  try {
    return play(table, entry.get('command'));
  } catch (thrown) {
    if (thrown instanceof Illegal) {
      throw new Fault('illegal', line, { ...actor(entry), reason: thrown.reason, ...thrown.facts });
    }
    if (thrown instanceof Unreadable) throw new Fault('unreadable', line);
    throw thrown;
  }
}

/** Who gave the command, and which; for the sentence alone. */
function actor(entry: JsonObject): Facts {
  const command = entry.get('command');
  if (!(command instanceof Map)) return {};
  const [seat, type] = [command.get('seat'), command.get('type')];
  return {
    ...(typeof seat === 'number' ? { seat } : {}),
    ...(typeof type === 'string' ? { command: type } : {}),
  };
}

/** The first event that should be otherwise. */
function difference(told: Json | undefined, expected: GameEvent[]): Facts {
  if (!Array.isArray(told)) return { event: 'none' };
  const wrong = expected.find((event, index) => index < told.length && !same(told[index], event));
  return wrong ? { event: String(wrong.type) } : { event: 'number', told: told.length, due: expected.length };
}
