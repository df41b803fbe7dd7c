/** What comes of a command where one seat acts after the other, and ships are known. */

import { areSameCells, inReadingOrder, numberOf, type Cell } from './cell';
import { checkDistance, checkShip } from './fleet';
import type { GameEvent } from './flow';
import { outcomeOf } from './guns';
import { Illegal } from './illegal';
import { moves } from './manoeuvre';
import type { Weapon } from './rules';
import type { Seat } from './seat';
import type { Table } from './table';

/** Plain shots (SB8, BN4, CL4). */
export function fire(table: Table, seat: Seat, cells: readonly Cell[]): GameEvent[] {
  seat.shots -= cells.length;
  return strike(table, seat, cells, null);
}

/** A special action (BN6 to BN9). */
export function useWeapon(table: Table, seat: Seat, weapon: Weapon, cells: readonly Cell[]): GameEvent[] {
  seat.use(weapon);
  if (weapon.kind === 'radar') return [table.guns.sweep(seat, weapon, cells), ...table.afterLook(weapon)];
  return strike(table, seat, table.guns.course(seat, weapon, cells), weapon);
}

function strike(table: Table, seat: Seat, cells: readonly Cell[], weapon: Weapon | null): GameEvent[] {
  const { impacts, hits } = table.guns.volley(seat, cells);
  for (const cell of cells) seat.known.add(numberOf(table.rules.grid, cell));
  const landed: GameEvent = { type: 'salvo-landed', by: seat.number, impacts, weapon: weapon?.name ?? null };
  return [landed, ...table.afterAttack(seat, weapon, outcomeOf(hits), table.ownersOf(hits))];
}

/** An undamaged ship moves before the attack (BO1). */
export function moveShip(table: Table, seat: Seat, number: number, cells: readonly Cell[]): GameEvent[] {
  const { rules } = table;
  const ship = seat.ships[number];
  if (!ship) throw new Illegal('no-ship');
  const named = { ship: ship.ship_class };
  if (!seat.isUndamaged(ship)) throw new Illegal('ship-damaged', named);
  const to = inReadingOrder(cells);
  const reached = rules.manoeuvre !== null && moves(rules.manoeuvre, ship.cells).some((place) => areSameCells(place, to));
  if (!reached) throw new Illegal('ship-reach', named);
  const moved = checkShip(rules, { ...ship, cells: to });
  for (const other of seat.ships) if (other !== ship) checkDistance(rules, moved, other);
  seat.ships[number] = moved;
  seat.moved = true;
  return [{ type: 'ship-moved', seat: seat.number, ship: number, to }];
}

/** A ship may move now. */
export function checkMoving(table: Table, seat: Seat): void {
  if (!table.rules.manoeuvre) throw new Illegal('ships-stand');
  if ((table.step !== 'attack' && table.step !== 'spent') || seat.moved) throw new Illegal('no-move-now');
}
