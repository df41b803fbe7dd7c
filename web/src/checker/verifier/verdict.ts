/** What was checked of a record, and what was found. */

import { Fault, Illegal, Unreadable, type Facts } from './fault';
import { readFile, type RecordFile } from './file';
import type { Json, JsonObject } from './json';
import { Referee } from './referee';
import { readRules } from './rules';
import type { Events } from './table';
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

/** The end of a check: everything was in order, or one fault was found. */
export interface Verdict {
  sound: boolean;
  /** Whether the game had ended. */
  finished: boolean;
  /** The SHA-256 of the record. */
  digest: string;
  names: string[];
  checked: Checked[];
  fault: FoundFault | null;
}

/** What is counted on the way, in the order in which it is told. */
const COUNTED = ['fleet-placed', 'salvo-landed', 'round-closed', 'ship-moved', 'radar-swept', 'turn-passed'];

/** Check a whole record; never throws for what is written in it. */
export function verify(data: Uint8Array): Verdict {
  const verdict: Verdict = { sound: true, finished: false, digest: '', names: [], checked: [], fault: null };
  try {
    const file = readFile(data);
    verdict.digest = file.digest;
    verdict.names = (file.header.get('names') as Json[]).map((name) => (typeof name === 'string' ? name : ''));
    verdict.checked.push({ what: 'lines', count: file.entries.length + 2 });
    checkGame(file, verdict);
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    verdict.sound = false;
    verdict.fault = { code: thrown.code, line: thrown.line, facts: thrown.facts };
  }
  return verdict;
}

function checkGame(file: RecordFile, verdict: Verdict): void {
  const referee = new Referee(readRules(file.header.get('ruleset') ?? null));
  const counts = new Map<unknown, number>();
  for (const [index, entry] of file.entries.entries()) {
    for (const { type } of checkEntry(referee, entry, index + 2)) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  verdict.finished = referee.over;
  for (const what of COUNTED) {
    const count = counts.get(what);
    if (count) verdict.checked.push({ what, count });
  }
}

/** One command is legal, and what is written of it is what comes of it. */
function checkEntry(referee: Referee, entry: JsonObject, line: number): Events {
  const expected = playEntry(referee, entry, line);
  const told = entry.get('events');
  if (!same(told, expected)) throw new Fault('false', line, { ...actor(entry), ...difference(told, expected) });
  return expected;
}

function playEntry(referee: Referee, entry: JsonObject, line: number): Events {
  try {
    return referee.play(entry.get('command'));
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
function difference(told: Json | undefined, expected: Events): Facts {
  if (!Array.isArray(told)) return { event: 'none' };
  const wrong = expected.find((event, index) => index < told.length && !same(told[index], event));
  return wrong ? { event: String(wrong['type']) } : { event: 'number', told: told.length, due: expected.length };
}
