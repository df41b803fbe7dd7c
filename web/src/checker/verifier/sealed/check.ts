/** A whole record of a sealed game, checked. */

import type { GameEvent } from '../../../engine/flow';
import { Illegal } from '../../../engine/illegal';
import { hexToBytes } from '../../../proofs/bytes';
import { SealedTable, type Checking } from '../../../proofs/sealed-table';
import { Fault, Unreadable } from '../fault';
import type { Json, JsonObject } from '../file/json';
import type { RecordFile } from '../file/record-file';
import { asObject, isWhole, same } from '../value';
import { ProofBook } from './proof-book';

/** What is counted on the way, in the order in which it is told. */
const COUNTED = ['key-announced', 'field-sealed', 'message-chained', 'lot-opened', 'attack-answered', 'radar-swept'];

/** What was signed and is false. */
export interface Breach {
  seat: number;
  /** placing, lot, answer or answer-count. */
  breach: string;
  /** Row and column of the cell that was answered falsely. */
  at: readonly [number, number] | null;
  said: string | null;
}

export interface CheckedSealedGame {
  over: boolean;
  counts: { what: string; count: number }[];
  ending: GameEvent | null;
  breach: Breach | null;
}

/** What was found in order; throws a `Fault`. */
export function checkSealed({ header, rules, entries }: RecordFile): CheckedSealedGame {
  const match = header.get('match');
  if (typeof match !== 'string' || !match || [...match].length > 64) throw new Fault('header', 1);
  const proofs = new ProofBook(rules);
  const table = new SealedTable(rules, hexToBytes(header.get('hash') as string), match);
  const events = entries.flatMap((entry, index) => checkEntry(table, proofs, entry, index + 2));
  const counts = COUNTED.map((what) => ({ what, count: events.filter(({ type }) => type === what).length }));
  const { breach, flow } = table;
  return {
    over: flow.phase === 'over',
    counts: counts.filter(({ count }) => count),
    ending: events.find(({ type }) => type === 'sealed-game-ended') ?? null,
    breach: breach && { seat: breach.seat, breach: breach.breach, at: breach.at ?? null, said: breach.said ?? null },
  };
}

function checkEntry(table: SealedTable, proofs: ProofBook, entry: JsonObject, line: number): GameEvent[] {
  const seat = entry.get('seat');
  const actor: Record<string, number> = typeof seat === 'number' ? { seat } : {};
  try {
    const expected = play(table, proofs, entry);
    if (!same(entry.get('events'), expected)) throw new Fault('false', line, { ...actor, event: 'other' });
    return expected;
  } catch (thrown) {
    if (thrown instanceof Illegal) throw new Fault('illegal', line, { ...actor, reason: thrown.reason, ...thrown.facts });
    if (thrown instanceof Unreadable) throw new Fault('unreadable', line);
    throw thrown;
  }
}

/** What comes of an entry of the record; throws `Illegal` or `Unreadable`. */
function play(table: SealedTable, proofs: ProofBook, entry: JsonObject): GameEvent[] {
  const [command, seat, said] = [needed(entry, 'command'), entry.get('seat') ?? null, entry.get('blob') ?? null];
  if (table.flow.phase === 'over') throw new Illegal('over');
  const blob = said === null ? null : readHex(said);
  const fields = asObject(command);
  if (needed(fields, 'type') === 'signed') {
    const [data, signature] = [readHex(needed(fields, 'data')), readHex(needed(fields, 'signature'))];
    if (!isWhole(seat)) throw new Illegal('no-seat');
    proofs.open(blob);
    const events = conclude(table.take(seat, data, signature), proofs);
    if (!proofs.isUsed) throw new Illegal('proof-place');
    return events;
  }
  if (seat !== null || blob !== null) throw new Illegal('no-seat');
  return playForTable(table, fields);
}

function playForTable(table: SealedTable, fields: JsonObject): GameEvent[] {
  if (fields.get('type') === 'call-off') return table.takeFromTable({ type: 'call-off' });
  if (fields.get('type') !== 'run-out-of-time') throw new Illegal('no-command');
  const late = needed(fields, 'seat');
  if (!isWhole(late)) throw new Illegal('clock');
  return table.takeFromTable({ type: 'run-out-of-time', seat: late });
}

/** Do every check that is asked for, one after the other. */
function conclude(taking: Checking<GameEvent[]>, proofs: ProofBook): GameEvent[] {
  let step = taking.next();
  while (!step.done) step = taking.next(proofs.flawOf(step.value));
  return step.value;
}

/** Bytes as a record writes them. */
function readHex(said: Json): Uint8Array {
  if (typeof said !== 'string' || !/^(?:[0-9a-f]{2})+$/.test(said)) throw new Illegal('no-bytes');
  return hexToBytes(said);
}

/** A field that must be there. */
function needed(fields: JsonObject, name: string): Json {
  const found = fields.get(name);
  if (found === undefined) throw new Unreadable();
  return found;
}
