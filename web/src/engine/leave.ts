/** How a seat leaves a game in which ships are known, and how the others go on. */

import type { GameEvent } from './flow';
import { Illegal } from './illegal';
import { carryOut } from './rounds';
import { isInRounds } from './rules';
import type { Seat } from './seat';
import type { Table } from './table';

/** A seat resigns, or its time is out (C4), or the host drops it (FO3). */
export function leave(table: Table, seat: Seat, why: 'resigned' | 'time' | 'dropped'): GameEvent[] {
  if (table.phase === 'tie' && why !== 'dropped') throw new Illegal('only-lots');
  if (why === 'dropped') checkDrop(table, seat);
  [seat.out, seat.gone] = [true, true];
  const left: GameEvent = { type: 'seat-left', seat: seat.number, why };
  const [last, ...others] = table.present;
  if (last && !others.length) return [left, ...table.end(last.number, why)];
  return [left, ...goOnWithout(table, seat)];
}

function checkDrop({ rules }: Table, seat: Seat): void {
  const needed = isInRounds(rules) ? rules.rounds.drop_after : null;
  if (needed === null || seat.missed < needed) throw new Illegal('no-drop');
}

/** How the others go on after a seat has left. */
function goOnWithout(table: Table, seat: Seat): GameEvent[] {
  if (table.phase === 'placing') return table.openPlay();
  if (table.phase !== 'playing') return [];
  if (isInRounds(table.rules)) return table.awaited.length ? [] : carryOut(table, new Map());
  return table.turn === seat.number ? [table.passTurn()] : [];
}
