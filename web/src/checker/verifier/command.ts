/** The commands of a record: read as far as they are needed, and carried out by the engine. */

import { isOnGrid, numberOf, type Cell } from '../../engine/cell';
import type { Ship } from '../../engine/fleet';
import type { GameEvent } from '../../engine/flow';
import { Illegal } from '../../engine/illegal';
import { leave } from '../../engine/leave';
import { reach, type Edge, type Target } from '../../engine/reach';
import { carryOut, giveOrder, strayers } from '../../engine/rounds';
import { isInRounds, type Weapon } from '../../engine/rules';
import type { Order, Seat } from '../../engine/seat';
import type { Table } from '../../engine/table';
import { checkMoving, fire, moveShip, useWeapon } from '../../engine/turns';
import type { Json, JsonObject } from './file/json';
import { asObject, isWhole } from './value';

type Handler = (table: Table, command: JsonObject) => GameEvent[];

const HANDLERS = new Map<Json | undefined, Handler>([
  ['place-fleet', (table, command) => table.placeFleet(seatOf(table, command), readShips(command.get('ships')))],
  ['draw-lots', drawLots],
  ['fire', shoot],
  ['use-weapon', actSpecially],
  ['move-ship', move],
  ['declare-victory', (table, command) => table.declare(actingSeat(table, command))],
  ['end-turn', (table, command) => table.endTurn(actingSeat(table, command))],
  ['resign', (table, command) => leave(table, seatOf(table, command), 'resigned')],
  ['run-out-of-time', (table, command) => leave(table, seatOf(table, command), 'time')],
  ['drop-seat', (table, command) => leave(table, seatOf(table, command), 'dropped')],
  ['close-round', closeRound],
  ['call-off', (table) => table.end(null, 'agreed')],
]);

/** What comes of a command; one that the rules do not allow is thrown as `Illegal`. */
export function play(table: Table, said: Json | undefined): GameEvent[] {
  if (said === undefined) asObject(said);
  if (table.phase === 'over') throw new Illegal('over');
  const command = asObject(said);
  const handler = HANDLERS.get(command.get('type'));
  if (!handler) throw new Illegal('no-command');
  return handler(table, command);
}

/** The seat that a command names, which must be in the game. */
export function seatOf(table: Table, command: JsonObject): Seat {
  const number = command.get('seat');
  const seat = isWhole(number) ? table.sides[number] : undefined;
  if (!seat) throw new Illegal('no-seat');
  if (seat.out) throw new Illegal('seat-out');
  return seat;
}

/** The seat that a command names, whose turn it must be. */
function actingSeat(table: Table, command: JsonObject): Seat {
  const seat = seatOf(table, command);
  if (table.phase !== 'playing') throw new Illegal('not-now');
  if (table.turn !== null && table.turn !== seat.number) throw new Illegal('not-your-turn');
  return seat;
}

/** Who begins, or who wins a tie. */
function drawLots(table: Table, command: JsonObject): GameEvent[] {
  const number = command.get('seat');
  if (!isWhole(number)) throw new Illegal('no-lots');
  return table.drawLots(number);
}

/** Plain shots, or an order for the round. */
function shoot(table: Table, command: JsonObject): GameEvent[] {
  const seat = actingSeat(table, command);
  const order = readShots(table, seat, command);
  return isInRounds(table.rules) ? giveOrder(table, seat, order, command) : fire(table, seat, order.cells);
}

/** Plain shots that a seat may fire now. */
function readShots(table: Table, seat: Seat, command: JsonObject): Order {
  const { grid } = table.rules;
  const cells = readCells(command.get('at'));
  if (!cells.every((cell) => isOnGrid(grid, cell))) throw new Illegal('shot-off-grid');
  table.checkShots(seat, cells.map((cell) => numberOf(grid, cell)));
  return { weapon: null, cells };
}

/** A special action, or an order for the round. */
function actSpecially(table: Table, command: JsonObject): GameEvent[] {
  const name = command.get('weapon');
  const weapon = table.rules.arsenal.find((each) => each.name === name);
  if (!weapon) throw new Illegal('no-weapon');
  const seat = actingSeat(table, command);
  table.checkUse(seat, weapon);
  const cells = reach(table.rules.grid, weapon, readTarget(weapon, command.get('target')));
  if (isInRounds(table.rules)) return giveOrder(table, seat, { weapon, cells }, command);
  return useWeapon(table, seat, weapon, cells);
}

function move(table: Table, command: JsonObject): GameEvent[] {
  const [seat, number] = [actingSeat(table, command), command.get('ship')];
  checkMoving(table, seat);
  if (!isWhole(number)) throw new Illegal('no-ship');
  return moveShip(table, seat, number, readCells(command.get('to')));
}

/** The host or the deadline ends the round. */
function closeRound(table: Table, command: JsonObject): GameEvent[] {
  const awaited = strayers(table);
  const said = command.has('drawn') ? command.get('drawn') : [];
  if (!Array.isArray(said)) throw new Illegal('drawn-shots');
  const drawn = said.map(asObject);
  const fits = drawn.length === awaited.length && drawn.every((shot, at) => shot.get('seat') === awaited[at]!.number);
  if (!fits || drawn.some((shot) => shot.get('type') !== 'fire')) throw new Illegal('drawn-shots');
  return carryOut(table, new Map(drawn.map((shot, at) => [awaited[at]!.number, readShots(table, awaited[at]!, shot)])));
}

/** The ships of a fleet, each read when it is asked for. */
function* readShips(said: Json | undefined): Generator<Ship> {
  if (!Array.isArray(said)) throw new Illegal('no-fleet');
  for (const each of said) {
    const fields = asObject(each);
    const [cells, ship_class] = [readCells(fields.get('cells')), fields.get('ship_class')];
    if (typeof ship_class !== 'string') throw new Illegal('no-class');
    yield { ship_class, cells };
  }
}

/** Cells as a record writes them: pairs of row and column. */
export function readCells(said: Json | undefined): Cell[] {
  if (!Array.isArray(said)) throw new Illegal('no-cell');
  return said.map(readCell);
}

/** One cell, which is two whole numbers. */
function readCell(said: Json | undefined): Cell {
  if (!Array.isArray(said) || said.length !== 2) throw new Illegal('no-cell');
  const [row, col] = said;
  if (!isWhole(row) || !isWhole(col)) throw new Illegal('no-cell');
  return [row, col];
}

const EDGES: readonly Edge[] = ['left', 'top', 'right', 'bottom'];

/** What a special action is aimed at. */
function readTarget(weapon: Weapon, said: Json | undefined): Target {
  const fields: JsonObject = said instanceof Map ? said : new Map();
  const line = (name: string): number => {
    const number = fields.get(name);
    if (!isWhole(number)) throw new Illegal('aim', { weapon: weapon.name });
    return number;
  };
  switch (fields.get('type')) {
    case 'centre':
      return { type: 'centre', at: readCell(fields.get('at')) };
    case 'row':
      return { type: 'row', row: line('row') };
    case 'column':
      return { type: 'column', col: line('col') };
    case 'lane': {
      const edge = EDGES.find((each) => each === fields.get('edge'));
      if (edge) return { type: 'lane', edge, line: line('line') };
    }
  }
  throw new Illegal('aim', { weapon: weapon.name });
}
