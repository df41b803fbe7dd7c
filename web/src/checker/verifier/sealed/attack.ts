/** Shots that are named and wait for their answers. */

import { reach } from '../../../engine/reach';
import { Illegal } from '../fault';
import type { Cell } from '../../../engine/fleet';
import type { Json } from '../file/json';
import type { Weapon } from '../rules';
import type { SaidObject } from '../value';
import { bigEndian, readText, unframed } from './message';
import type { Sea } from './sea';
import type { SealedTable } from './table';

export interface Attack {
  by: number;
  /** As the record writes it. */
  said: SaidObject;
  /** The numbers of its cells, in order. */
  cells: number[];
  weapon: Weapon | null;
}

const MOST_SHOTS = 256;
const LONGEST_WORD = 64;

/** Plain shots. */
export function callShots(table: SealedTable, sea: Sea, body: Uint8Array): Attack {
  const { rules } = table;
  const cells = readCells(table, body);
  table.requireTurn(sea);
  const open = rules.rows * rules.columns - sea.known.size;
  const wanted = rules.answers === 'together' ? Math.max(1, Math.min(sea.shots, open)) : 1;
  if (new Set(cells).size !== cells.length || cells.some((cell) => sea.known.has(cell))) throw new Illegal('cell-known');
  if (cells.length !== wanted) throw new Illegal('shot-count', { there: cells.length, wanted });
  return { by: sea.number, said: { type: 'fire', at: cells.map((cell) => pair(table, cell)) }, cells, weapon: null };
}

/** A special action. */
export function callWeapon(table: SealedTable, sea: Sea, body: Uint8Array): Attack {
  const [name, sort, at, ...more] = unframed(body);
  if (!name || !sort || !at || more.length) throw new Illegal('no-message');
  const said = readText(name);
  const weapon = table.rules.arsenal.get(said);
  if (!weapon || [...said].length > LONGEST_WORD) throw new Illegal('no-weapon');
  table.requireTurn(sea);
  const facts = { weapon: said };
  if ((sea.uses.get(said) ?? 0) < 1) throw new Illegal('weapon-used-up', facts);
  if (sea.turns < weapon.unlockTurn) throw new Illegal('weapon-later', facts);
  const target = readTarget(table, readText(sort), at);
  const cells = reach(table.rules, weapon, target).map(({ row, col }: Cell) => table.plan.id(row, col));
  return { by: sea.number, said: { type: 'use-weapon', weapon: said, target }, cells, weapon };
}

/** The row and the column of a cell, as a record writes them. */
export function pair({ rules }: SealedTable, cell: number): [number, number] {
  return [Math.floor(cell / rules.columns), cell % rules.columns];
}

/** Cells, two bytes each. */
function readCells({ rules }: SealedTable, data: Uint8Array): number[] {
  if (data.length % 2 || data.length > 2 * MOST_SHOTS) throw new Illegal('shot-off-grid');
  const cells = Array.from({ length: data.length / 2 }, (_, at) => bigEndian(data.subarray(2 * at, 2 * at + 2)));
  if (cells.some((cell) => cell >= rules.rows * rules.columns)) throw new Illegal('shot-off-grid');
  return cells;
}

/** What is aimed at, as other records write it. */
function readTarget(table: SealedTable, sort: string, data: Uint8Array): Map<string, Json> {
  if (sort === 'cell') {
    const [cell, ...others] = readCells(table, data);
    if (cell === undefined || others.length) throw new Illegal('aim-off-grid');
    return new Map<string, Json>([['type', 'centre'], ['at', pair(table, cell)]]);
  }
  const [line, ...more] = data;
  if (line === undefined || more.length) throw new Illegal('aim-off-grid');
  if (sort === 'row') return new Map<string, Json>([['type', 'row'], ['row', line]]);
  if (sort === 'column') return new Map<string, Json>([['type', 'column'], ['col', line]]);
  if (!['left', 'top', 'right', 'bottom'].includes(sort)) throw new Illegal('aim-off-grid');
  return new Map<string, Json>([['type', 'lane'], ['edge', sort], ['line', line]]);
}
