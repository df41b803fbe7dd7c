/** What comes of a command where all fire at the same moment (FO3 to FO7), and ships are known. */

import { numberOf, type Cell } from './cell';
import type { GameEvent } from './flow';
import type { Hit } from './guns';
import { Illegal } from './illegal';
import { isInRounds } from './rules';
import type { Order, Seat } from './seat';
import type { Table } from './table';

/** A seat says in secret what it will do, *said* as it is written; the last one closes the round. */
export function giveOrder(table: Table, seat: Seat, order: Order, said: unknown): GameEvent[] {
  const given: GameEvent = { type: 'order-given', seat: seat.number, order: said, again: seat.order !== null };
  seat.order = order;
  return table.awaited.length ? [given] : [given, ...carryOut(table, new Map())];
}

/** The seats for which shots are drawn when the host or the deadline ends the round. */
export function strayers(table: Table): Seat[] {
  if (!isInRounds(table.rules) || table.phase !== 'playing') throw new Illegal('no-round');
  return table.rules.rounds.missed === 'random' ? table.awaited : [];
}

/** Radars first, then all shots at once, then who is left. */
export function carryOut(table: Table, drawn: ReadonlyMap<number, Order>): GameEvent[] {
  const still = table.present;
  const missed = still.filter((seat) => seat.order === null).map((seat) => seat.number);
  const orders = still.flatMap((seat) => {
    const order = drawn.get(seat.number) ?? seat.order;
    return order ? [{ seat, order }] : [];
  });
  const { swept, struck } = aimAll(table, orders);
  const { impacts, hits } = table.guns.volleys(struck);
  const weapons = new Map(orders.map(({ seat, order }) => [seat.number, order.weapon?.name ?? null]));
  const salvos = [...impacts].map(([by, said]) => ({ by, impacts: said, weapon: weapons.get(by) }));
  const closed: GameEvent = { type: 'round-closed', number: table.round, salvos, missed, sunk: sunkShips(hits) };
  beginNext(table, still, missed, struck);
  return [...swept, closed, ...table.losses(table.ownersOf(hits))];
}

/** What the radars see, and which cells the other seats strike. */
function aimAll(
  table: Table,
  orders: { seat: Seat; order: Order }[],
): { swept: GameEvent[]; struck: Map<number, readonly Cell[]> } {
  const swept: GameEvent[] = [];
  const struck = new Map<number, readonly Cell[]>();
  for (const { seat, order: { weapon, cells } } of orders) {
    if (weapon) seat.use(weapon);
    if (weapon?.kind === 'radar') swept.push(table.guns.sweep(seat, weapon, cells));
    else struck.set(seat.number, weapon ? table.guns.course(seat, weapon, cells) : cells);
  }
  return { swept, struck };
}

/** All seats have heard the answers and have shots again. */
function beginNext(table: Table, still: Seat[], missed: number[], struck: Map<number, readonly Cell[]>): void {
  table.round += 1;
  for (const [number, cells] of struck) {
    for (const cell of cells) table.sides[number]!.known.add(numberOf(table.rules.grid, cell));
  }
  for (const seat of table.sides) seat.missed = missed.includes(seat.number) ? seat.missed + 1 : 0;
  for (const seat of still) table.beginTurn(seat);
}

/** The ships that sank in a round, each once, by owner, class and place. */
function sunkShips(hits: Hit[]): unknown[] {
  const sunk = new Set<Hit['ship']>();
  const found = hits.filter((hit) => hit.sank && !sunk.has(hit.ship) && sunk.add(hit.ship));
  return found.sort(compareHits).map((hit) => [hit.owner, hit.ship, true, true]);
}

function compareHits(one: Hit, other: Hit): number {
  if (one.owner !== other.owner) return one.owner - other.owner;
  if (one.ship.ship_class !== other.ship.ship_class) return one.ship.ship_class < other.ship.ship_class ? -1 : 1;
  const [[row, col], [its, at]] = [one.ship.cells[0]!, other.ship.cells[0]!];
  return row - its || col - at;
}
