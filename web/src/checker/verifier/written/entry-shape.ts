/** What an entry of a record may contain: the fields of commands and events, and their bounds. */

import { Fault } from '../fault';
import type { JsonObject } from '../file/json';
import { BadValue, among, fields, flag, many, orNull, row, tagged, text, whole } from './shape';

const INDEX = whole(0, 63);
const SEAT = whole();
const CELL = row([INDEX, INDEX], true);
const CELLS = many(CELL, 0, 64 * 64);
const WORD = text(1, 64);
const SHIP = fields({ ship_class: WORD, cells: CELLS });

const TARGET = tagged({
  centre: fields({ at: CELL }),
  row: fields({ row: INDEX }),
  column: fields({ col: INDEX }),
  lane: fields({ edge: among('left', 'top', 'right', 'bottom'), line: INDEX }),
});
const FIRE = fields({ seat: SEAT, at: many(CELL, 0, 256) });
const ATTACKS = { fire: FIRE, 'use-weapon': fields({ seat: SEAT, weapon: WORD, target: TARGET }) };
const OF_SEAT = fields({ seat: SEAT });
const COMMAND = tagged({
  ...ATTACKS,
  'place-fleet': fields({ seat: SEAT, ships: many(SHIP, 0, 60) }),
  'move-ship': fields({ seat: SEAT, ship: INDEX, to: CELLS }),
  'declare-victory': OF_SEAT,
  'end-turn': OF_SEAT,
  resign: OF_SEAT,
  'draw-lots': OF_SEAT,
  'run-out-of-time': OF_SEAT,
  'drop-seat': OF_SEAT,
  'close-round': fields({}, { drawn: many(tagged({ fire: FIRE })) }),
  'call-off': fields({}),
});

const STRUCK = row([SEAT, SHIP, flag, flag]);
const SALVO = fields(
  { by: SEAT, impacts: many(fields({ at: CELL }, { struck: many(STRUCK) })) },
  { weapon: orNull(text()) },
);
const STEP = among('attack', 'again', 'second', 'spent');
const WHY = among('sunk', 'declared', 'resigned', 'time', 'dropped', 'lot', 'drawn', 'agreed', 'violated');
const EVENT = tagged({
  'fleet-placed': fields({ seat: SEAT, ships: many(SHIP) }),
  'play-began': fields({ first: orNull(SEAT) }),
  'salvo-landed': SALVO,
  'radar-swept': fields({ by: SEAT, weapon: text(), echoes: many(row([CELL, flag])) }),
  'ship-moved': fields({ seat: SEAT, ship: whole(), to: many(CELL) }),
  'victory-declared': fields({ by: SEAT, right: flag }),
  'turn-held': fields({ seat: SEAT, step: STEP }),
  'turn-passed': fields({ to: SEAT }),
  'order-given': fields({ seat: SEAT, order: tagged(ATTACKS) }, { again: flag }),
  'round-closed': fields({ number: whole(), salvos: many(SALVO), missed: many(SEAT), sunk: many(STRUCK) }),
  'seat-out': OF_SEAT,
  'seat-left': fields({ seat: SEAT, why: WHY }),
  'tie-reached': fields({ seats: many(SEAT) }),
  'game-ended': fields({ winner: orNull(SEAT), why: WHY, fleets: many(many(SHIP)) }),
});

const NOTE = orNull(text(1, 64));
const ENTRY = fields(
  { n: whole(), command: COMMAND, events: many(EVENT) },
  {
    stand_in: NOTE,
    heard: orNull(whole(0)),
    version: NOTE,
    nonce: orNull(text(0, 64, /^(?:[0-9a-f]{2}){16,32}$/)),
    by_host: flag,
  },
);

/** The known fields of an entry; throws a `Fault` where one has no possible value. */
export function readEntry(said: JsonObject, line: number): JsonObject {
  try {
    return ENTRY(said) as JsonObject;
  } catch (thrown) {
    if (thrown instanceof BadValue) throw new Fault('unreadable', line);
    throw thrown;
  }
}
