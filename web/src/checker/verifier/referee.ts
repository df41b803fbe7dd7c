/** Plays a game again: takes one command after the other and says what must come of it. */

import { reach } from '../../engine/reach';
import { Illegal } from './fault';
import { checkFleet } from '../../engine/fleet';
import type { Json, JsonObject } from './file/json';
import { actingSeat, checkShots, checkUse, seatOf, weaponOf } from './permission';
import { carryOut, closeRound, giveOrder } from '../../engine/rounds';
import type { Rules } from './rules';
import { saidShip, type Seat } from '../../engine/seat';
import { Table, type Events } from '../../engine/table';
import { declare, endTurn, fire, moveShip, useWeapon } from '../../engine/turns';
import { asObject, isWhole } from './value';

type Handler = (table: Table, command: JsonObject) => Events;

const HANDLERS = new Map<Json | undefined, Handler>([
  ['place-fleet', placeFleet],
  ['draw-lots', drawLots],
  ['fire', shoot],
  ['use-weapon', actSpecially],
  ['move-ship', moveShip],
  ['declare-victory', declare],
  ['end-turn', endTurn],
  ['resign', (table, command) => leave(table, command, 'resigned')],
  ['run-out-of-time', (table, command) => leave(table, command, 'time')],
  ['drop-seat', (table, command) => leave(table, command, 'dropped')],
  ['close-round', closeRound],
  ['call-off', (table) => table.end(null, 'agreed')],
]);

export class Referee {
  readonly table: Table;

  constructor(rules: Rules) {
    this.table = new Table(rules);
  }

  get over(): boolean {
    return this.table.phase === 'over';
  }

  /** Carry a command out and say what comes of it; what the rules do not allow is thrown as `Illegal`. */
  play(said: Json | undefined): Events {
    if (said === undefined) asObject(said);
    if (this.over) throw new Illegal('over');
    const command = asObject(said);
    const handler = HANDLERS.get(command.get('type'));
    if (!handler) throw new Illegal('no-command');
    return handler(this.table, command);
  }
}

/** A fleet is placed once, before play (C1). */
function placeFleet(table: Table, command: JsonObject): Events {
  const seat = seatOf(table, command);
  if (table.phase !== 'placing' || seat.ships.length) throw new Illegal('no-placing');
  seat.ships = checkFleet(table.rules, command.get('ships'));
  const placed = { type: 'fleet-placed', seat: seat.number, ships: seat.ships.map(saidShip) };
  return [placed, ...table.openPlay()];
}

/** Chance says who begins (SB9), or who wins among the last (FO7). */
function drawLots(table: Table, command: JsonObject): Events {
  const number = command.get('seat');
  if (isWhole(number)) {
    if (table.phase === 'lots' && table.present.some((seat) => seat.number === number)) return table.begin(number);
    if (table.phase === 'tie' && table.tied.includes(number)) return table.end(number, 'lot');
  }
  throw new Illegal('no-lots');
}

/** Plain shots, or an order for the round. */
function shoot(table: Table, command: JsonObject): Events {
  const seat = actingSeat(table, command);
  const cells = checkShots(table, seat, command);
  return table.rules.inRounds ? giveOrder(table, seat, command) : fire(table, seat, cells);
}

/** A special action, or an order for the round. */
function actSpecially(table: Table, command: JsonObject): Events {
  const weapon = weaponOf(table, command);
  const seat = actingSeat(table, command);
  checkUse(table, seat, weapon);
  const cells = reach(table.rules, weapon, command.get('target'));
  return table.rules.inRounds ? giveOrder(table, seat, command) : useWeapon(table, seat, weapon, cells);
}

/** A seat resigns, or its time is out (C4), or the host drops it (FO3). */
function leave(table: Table, command: JsonObject, why: string): Events {
  const seat = seatOf(table, command);
  if (table.phase === 'tie' && why !== 'dropped') throw new Illegal('only-lots');
  if (why === 'dropped') checkDrop(table, seat);
  seat.out = true;
  seat.gone = true;
  const left = { type: 'seat-left', seat: seat.number, why };
  const [last, ...others] = table.present;
  if (last && !others.length) return [left, ...table.end(last.number, why)];
  return [left, ...goOnWithout(table, seat)];
}

function checkDrop(table: Table, seat: Seat): void {
  const needed = table.rules.inRounds ? table.rules.dropAfter : null;
  if (needed === null || seat.missed < needed) throw new Illegal('no-drop');
}

/** How the others go on after somebody has left. */
function goOnWithout(table: Table, seat: Seat): Events {
  if (table.phase === 'placing') return table.openPlay();
  if (table.phase !== 'playing') return [];
  if (table.rules.inRounds) return table.awaited.length ? [] : carryOut(table, new Map());
  return table.turn === seat.number ? [table.passTurn(seat)] : [];
}
