/** What comes of a command where all fire at the same moment (FO3 to FO7). */

import { reach } from './reach';
import { Illegal } from '../checker/verifier/fault';
import { idOf, readCells, type Cell } from './fleet';
import type { Hit } from './guns';
import type { JsonObject } from '../checker/verifier/file/json';
import { checkShots, weaponOf } from '../checker/verifier/permission';
import { saidShip, type Seat } from './seat';
import type { Events, Table } from './table';
import { asObject, same, type Said, type SaidObject } from '../checker/verifier/value';

/** A seat says in secret what it will do; the last one closes the round. */
export function giveOrder(table: Table, seat: Seat, command: JsonObject): Events {
  const given = { type: 'order-given', seat: seat.number, order: command, again: seat.order !== null };
  seat.order = command;
  return table.awaited.length ? [given] : [given, ...carryOut(table, new Map())];
}

/** The host or the deadline ends the round. */
export function closeRound(table: Table, command: JsonObject): Events {
  if (!table.rules.inRounds || table.phase !== 'playing') throw new Illegal('no-round');
  const said = command.get('drawn') ?? (command.has('drawn') ? null : []);
  if (!Array.isArray(said)) throw new Illegal('drawn-shots');
  const drawn = said.map(asObject);
  const awaited = table.rules.missedShot === 'random' ? table.awaited : [];
  const seats = drawn.map((shot) => shot.get('seat'));
  if (!same(seats, awaited.map((seat) => seat.number))) throw new Illegal('drawn-shots');
  for (const [index, shot] of drawn.entries()) {
    if (shot.get('type') !== 'fire') throw new Illegal('drawn-shots');
    checkShots(table, awaited[index]!, shot);
  }
  return carryOut(table, new Map(drawn.map((shot, index) => [awaited[index]!.number, shot])));
}

/** Radars first, then all shots at once, then who is left. */
export function carryOut(table: Table, drawn: Map<number, JsonObject>): Events {
  const still = table.present;
  const missed = still.filter((seat) => seat.order === null).map((seat) => seat.number);
  const attacks = still.flatMap((seat) => {
    const attack = drawn.get(seat.number) ?? seat.order;
    return attack ? [{ seat, attack }] : [];
  });
  const { swept, struck } = aimAll(table, attacks);
  const { impacts, hits } = table.guns.volleys(struck);
  const weapons = new Map(attacks.map(({ seat, attack }) => [seat.number, attack.get('weapon')]));
  const salvos = [...impacts].map(([by, said]) => ({ by, impacts: said, weapon: weapons.get(by) as Said }));
  const closed = { type: 'round-closed', number: table.round, salvos, missed, sunk: sunkShips(hits) };
  beginNext(table, still, missed, struck);
  return [...swept, closed, ...table.losses(hits)];
}

/** What the radars see, and which cells everybody else strikes. */
function aimAll(
  table: Table,
  attacks: { seat: Seat; attack: JsonObject }[],
): { swept: Events; struck: Map<number, Cell[]> } {
  const swept: SaidObject[] = [];
  const struck = new Map<number, Cell[]>();
  for (const { seat, attack } of attacks) {
    if (attack.get('type') === 'fire') {
      struck.set(seat.number, readCells(attack.get('at')));
      continue;
    }
    const weapon = weaponOf(table, attack);
    const cells = reach(table.rules, weapon, attack.get('target'));
    seat.uses.set(weapon.name, seat.uses.get(weapon.name)! - 1);
    if (weapon.kind === 'radar') swept.push(table.guns.sweep(seat, weapon, cells));
    else struck.set(seat.number, table.guns.course(seat, weapon, cells));
  }
  return { swept, struck };
}

/** Everybody has heard the answers and has shots again. */
function beginNext(table: Table, still: Seat[], missed: number[], struck: Map<number, Cell[]>): void {
  table.round += 1;
  for (const [number, cells] of struck) {
    for (const cell of cells) table.seats[number]!.known.add(idOf(table.rules, cell));
  }
  for (const seat of table.seats) seat.missed = missed.includes(seat.number) ? seat.missed + 1 : 0;
  for (const seat of still) table.beginTurn(seat);
}

/** The ships that sank in a round, each once, by owner, class and place. */
function sunkShips(hits: Hit[]): Said[] {
  const sunk = new Set<Hit['ship']>();
  const found = hits.filter((hit) => hit.sank && !sunk.has(hit.ship) && sunk.add(hit.ship));
  return found.sort(compareHits).map((hit) => [hit.owner, saidShip(hit.ship), true, true]);
}

function compareHits(one: Hit, other: Hit): number {
  if (one.owner !== other.owner) return one.owner - other.owner;
  if (one.ship.name !== other.ship.name) return one.ship.name < other.ship.name ? -1 : 1;
  const [mine, its] = [one.ship.cells[0]!, other.ship.cells[0]!];
  return mine.row - its.row || mine.col - its.col;
}
