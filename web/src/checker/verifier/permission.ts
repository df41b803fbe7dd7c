/** What a seat may do now. */

import { Illegal } from './fault';
import { idOf, onGrid, readCells, type Cell } from '../../engine/fleet';
import type { JsonObject } from './file/json';
import type { Weapon } from './rules';
import type { Seat } from '../../engine/seat';
import type { Table } from '../../engine/table';
import { isWhole } from './value';

/** The seat that a command names, which must be in the game. */
export function seatOf(table: Table, command: JsonObject): Seat {
  const number = command.get('seat');
  const seat = isWhole(number) ? table.seats[number] : undefined;
  if (!seat) throw new Illegal('no-seat');
  if (seat.out) throw new Illegal('seat-out');
  return seat;
}

/** The seat that a command names, whose turn it must be. */
export function actingSeat(table: Table, command: JsonObject): Seat {
  const seat = seatOf(table, command);
  if (table.phase !== 'playing') throw new Illegal('not-now');
  if (table.turn !== null && table.turn !== seat.number) throw new Illegal('not-your-turn');
  return seat;
}

/** The cells of a plain shot, if they may be fired at now. */
export function checkShots(table: Table, seat: Seat, command: JsonObject): Cell[] {
  const { rules } = table;
  if (table.step === 'spent') throw new Illegal('attack-lost');
  if (table.step === 'second' && !mayFireSecond(table, seat)) throw new Illegal('no-second-shot');
  const [cells, settled] = [readCells(command.get('at')), table.settled(seat)];
  if (!cells.every((cell) => onGrid(rules, cell))) throw new Illegal('shot-off-grid');
  const ids = cells.map((cell) => idOf(rules, cell));
  if (new Set(ids).size !== ids.length || ids.some((id) => settled.has(id))) throw new Illegal('cell-known');
  const together = rules.inRounds || rules.answers === 'together';
  const open = rules.rows * rules.columns - settled.size;
  const wanted = together ? Math.max(1, Math.min(seat.shots, open)) : 1;
  if (cells.length !== wanted) throw new Illegal('shot-count', { there: cells.length, wanted });
  return cells;
}

/** Whether the fleet is sound enough for the second shot (BO3). */
function mayFireSecond(table: Table, seat: Seat): boolean {
  const { secondShot } = table.rules;
  return secondShot !== null && seat.undamaged > secondShot;
}

/** The special action that a command names, if there is one. */
export function weaponOf(table: Table, command: JsonObject): Weapon {
  const name = command.get('weapon');
  const weapon = typeof name === 'string' ? table.rules.arsenal.get(name) : undefined;
  if (!weapon) throw new Illegal('no-weapon');
  return weapon;
}

/** A special action may be used now, and is not used up. */
export function checkUse(table: Table, seat: Seat, weapon: Weapon): void {
  const facts = { weapon: weapon.name };
  if (table.step === 'spent' || table.step === 'second') throw new Illegal('no-weapon-now', facts);
  if ((seat.uses.get(weapon.name) ?? 0) < 1) throw new Illegal('weapon-used-up', facts);
  if (seat.turns < weapon.unlockTurn) throw new Illegal('weapon-later', facts);
}
