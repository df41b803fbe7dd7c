/** What comes of a command where one seat acts after the other. */

import { Illegal } from '../checker/verifier/fault';
import { checkDistance, checkShip, idOf, inReadingOrder, readCells, type Cell } from './fleet';
import type { Hit } from './guns';
import type { JsonObject } from '../checker/verifier/file/json';
import { moves } from './manoeuvre';
import { actingSeat } from '../checker/verifier/permission';
import type { Weapon } from '../checker/verifier/rules';
import type { Seat } from './seat';
import type { Events, Table } from './table';
import { isWhole, type SaidObject } from '../checker/verifier/value';

/** Plain shots (SB8, BN4, CL4). */
export function fire(table: Table, seat: Seat, cells: Cell[]): Events {
  const { impacts, hits } = table.guns.volley(seat, cells);
  seat.shots -= cells.length;
  hear(table, seat, cells);
  const events = [{ type: 'salvo-landed', by: seat.number, impacts }, ...table.losses(hits)];
  return table.phase === 'playing' ? [...events, afterShots(table, seat, hits)] : events;
}

/** Who goes on after plain shots. */
function afterShots(table: Table, seat: Seat, hits: Hit[]): SaidObject {
  if (seat.out) return table.passTurn(seat);
  if (seat.shots > 0 || earnsAgain(table, hits)) return table.hold(seat, 'again');
  const second = table.rules.secondShot !== null && table.step !== 'second';
  return hits.length && second ? table.hold(seat, 'second') : table.passTurn(seat);
}

/** Whether the last shots earn another one (SB8). */
function earnsAgain(table: Table, hits: Hit[]): boolean {
  const after = table.rules.againAfter;
  return (after === 'hit' && hits.length > 0) || (after === 'sunk' && hits.some((hit) => hit.sank));
}

/** A special action (BN6 to BN9). */
export function useWeapon(table: Table, seat: Seat, weapon: Weapon, cells: Cell[]): Events {
  seat.uses.set(weapon.name, seat.uses.get(weapon.name)! - 1);
  if (weapon.kind === 'radar') {
    const swept = table.guns.sweep(seat, weapon, cells);
    return weapon.takesTurn ? [swept, table.passTurn(seat)] : [swept];
  }
  const struck = table.guns.course(seat, weapon, cells);
  const { impacts, hits } = table.guns.volley(seat, struck);
  hear(table, seat, struck);
  const landed = { type: 'salvo-landed', by: seat.number, impacts, weapon: weapon.name };
  const events = [landed, ...table.losses(hits)];
  if (table.phase !== 'playing') return events;
  return [...events, weapon.takesTurn || seat.out ? table.passTurn(seat) : table.hold(seat, 'again')];
}

function hear(table: Table, seat: Seat, cells: Cell[]): void {
  for (const cell of cells) seat.known.add(idOf(table.rules, cell));
}

/** An undamaged ship moves before the attack (BO1). */
export function moveShip(table: Table, command: JsonObject): Events {
  const { rules } = table;
  if (!rules.manoeuvre) throw new Illegal('ships-stand');
  const [seat, number] = [actingSeat(table, command), command.get('ship')];
  if ((table.step !== 'attack' && table.step !== 'spent') || seat.moved) throw new Illegal('no-move-now');
  const ship = isWhole(number) ? seat.ships[number] : undefined;
  if (!isWhole(number) || !ship) throw new Illegal('no-ship');
  if (!seat.isUndamaged(ship)) throw new Illegal('ship-damaged', { ship: ship.name });
  const to = inReadingOrder(readCells(command.get('to')));
  if (!moves(rules.manoeuvre, ship.cells).some((place) => sameCells(place, to))) {
    throw new Illegal('ship-reach', { ship: ship.name });
  }
  const moved = checkShip(rules, ship.name, command.get('to'));
  for (const other of seat.ships) if (other !== ship) checkDistance(rules, moved, other);
  seat.ships[number] = moved;
  seat.moved = true;
  return [{ type: 'ship-moved', seat: seat.number, ship: number, to: to.map(({ row, col }) => [row, col]) }];
}

function sameCells(one: Cell[], other: Cell[]): boolean {
  return (
    one.length === other.length &&
    one.every((cell, at) => cell.row === other[at]!.row && cell.col === other[at]!.col)
  );
}

/** Somebody says that the enemy's fleet is sunk (BO4). */
export function declare(table: Table, command: JsonObject): Events {
  if (!table.rules.declared) throw new Illegal('no-declaring');
  const seat = actingSeat(table, command);
  if (table.step !== 'attack') throw new Illegal('declare-late');
  const right = table.present.every((other) => other === seat || !other.afloat);
  const said = { type: 'victory-declared', by: seat.number, right };
  if (right) return [said, ...table.end(seat.number, 'declared')];
  return [said, table.rules.manoeuvre ? table.hold(seat, 'spent') : table.passTurn(seat)];
}

/** A turn is given away, where nothing else must be done. */
export function endTurn(table: Table, command: JsonObject): Events {
  const seat = actingSeat(table, command);
  const everywhere = table.rules.rows * table.rules.columns;
  const helpless = table.turn !== null && table.settled(seat).size === everywhere;
  if (table.step !== 'second' && table.step !== 'spent' && !helpless) throw new Illegal('turn-unused');
  return [table.passTurn(seat)];
}
