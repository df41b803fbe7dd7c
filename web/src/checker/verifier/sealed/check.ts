/** A whole record of a sealed game, checked. */

import { Fault, Illegal, Unreadable } from '../fault';
import type { JsonObject } from '../file/json';
import type { RecordFile } from '../file/record-file';
import { fromHex } from '../file/sha256';
import { readRules } from '../rules';
import { same, type SaidObject } from '../value';
import { Plan } from './plan';
import { SealedTable, type Events } from './table';

/** What is counted on the way, in the order in which it is told. */
const COUNTED = ['key-announced', 'field-sealed', 'message-chained', 'lot-opened', 'attack-answered', 'radar-swept'];

/** What was signed and is false. */
export interface Breach {
  seat: number;
  /** placing, lot, answer or answer-count. */
  breach: string;
  /** Row and column of the cell that was answered falsely. */
  at: [number, number] | null;
  said: string | null;
}

export interface CheckedSealedGame {
  over: boolean;
  counts: { what: string; count: number }[];
  ending: SaidObject | null;
  breach: Breach | null;
}

/** What was found in order; throws a `Fault`. */
export function checkSealed({ header, entries }: RecordFile): CheckedSealedGame {
  const ruleset = header.get('ruleset') as JsonObject;
  const rules = readRules(ruleset);
  const match = header.get('match');
  if (typeof match !== 'string' || !match || [...match].length > 64) throw new Fault('header', 1);
  const plan = new Plan(rules, ruleset.get('disclosure'));
  const table = new SealedTable(plan, fromHex(header.get('hash') as string), match);
  const events = entries.flatMap((entry, index) => checkEntry(table, entry, index + 2));
  const breach = events.find(({ type }) => type === 'breach-proved') ?? null;
  const counts = COUNTED.map((what) => ({ what, count: events.filter(({ type }) => type === what).length }));
  return {
    over: table.over,
    counts: counts.filter(({ count }) => count),
    ending: events.find(({ type }) => type === 'sealed-game-ended') ?? null,
    breach: breach && breachOf(breach),
  };
}

function breachOf({ seat, breach, at, said }: SaidObject): Breach {
  return {
    seat: seat as number,
    breach: breach as string,
    at: (at ?? null) as Breach['at'],
    said: (said ?? null) as string | null,
  };
}

function checkEntry(table: SealedTable, entry: JsonObject, line: number): Events {
  const seat = entry.get('seat');
  const actor: Record<string, number> = typeof seat === 'number' ? { seat } : {};
  const expected = play(table, entry, line, actor);
  if (!same(entry.get('events'), expected)) throw new Fault('false', line, { ...actor, event: 'other' });
  return expected;
}

function play(table: SealedTable, entry: JsonObject, line: number, actor: Record<string, number>): Events {
  try {
    return table.play(entry);
  } catch (thrown) {
    if (thrown instanceof Illegal) throw new Fault('illegal', line, { ...actor, reason: thrown.reason, ...thrown.facts });
    if (thrown instanceof Unreadable) throw new Fault('unreadable', line);
    throw thrown;
  }
}
