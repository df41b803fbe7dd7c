/**
 * Whether a game can be played by the rules in a record.
 *
 * An unknown value is refused and never guessed: a referee cannot check a rule that it does not
 * know. Unknown fields are left out.
 */

import { Fault } from '../fault';
import type { Json, JsonObject } from '../file/json';
import { clash } from './clash';
import { hasRoom } from './fleet-room';
import { isWholeShip } from './forms';
import { labelsFit } from './label-check';
import { BadValue, among, either, fields, flag, many, orNull, text, whole, type Read } from './shape';

const NAME = text(1, 41, /^[a-z][a-z0-9-]*$/);
/** A sentence without control characters but the line feed. */
// eslint-disable-next-line no-control-regex
const NO_CONTROL = /^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f]*$/;
const SENTENCE = text(0, 1000, NO_CONTROL);
const TEXT = fields({ en: text(1, 1000, NO_CONTROL) }, { it: SENTENCE, ru: SENTENCE });

/** The decks of a ship, in one line or in several, joined by their sides. */
const drawing: Read = (said) => {
  const lines = many(text(1, 64), 1, 64)(typeof said === 'string' ? [said] : said);
  if (!isWholeShip(lines as string[])) throw new BadValue();
  return said;
};

const SHIP_CLASS = fields(
  { name: NAME, count: whole(1, 60), shapes: many(drawing, 1, 20) },
  { turned: flag, mirrored: flag, title: orNull(TEXT) },
);
const SEA = fields(
  { touching: among('never', 'corners', 'freely') },
  { whose: among('own', 'shared'), friendly_fire: orNull(flag) },
);
const TURN = fields(
  {},
  {
    order: among('alternate', 'together'),
    begins: among('lot', 'first', 'second'),
    shots: either(whole(1, 100), among('ships-afloat')),
    answers: among('each', 'together'),
    again_after: among('never', 'hit', 'sunk'),
    second_shot: orNull(fields({}, { undamaged_above: whole(0, 60) })),
  },
);
const WEAPON = fields(
  { name: NAME, kind: among('area', 'line', 'radar', 'torpedo'), count: whole(1, 1000) },
  { radius: orNull(whole(1, 64)), unlock_turn: whole(1, 10_000), takes_turn: flag },
);
const NAMING = many(among('class', 'owner', 'cells'));
const RULES = fields(
  {
    name: NAME,
    title: TEXT,
    seats: whole(2, 64),
    grid: fields({ rows: whole(1, 64), cols: whole(1, 64) }),
    fleet: many(SHIP_CLASS, 1, 30),
    sea: SEA,
    labels: fields({}, { columns: text(1, 64), rows: text(1, 64), between: among('', '-') }),
    turn: TURN,
    rounds: fields({}, { missed: among('not-fired', 'random'), drop_after: orNull(whole(1, 1000)) }),
    arsenal: many(WEAPON, 0, 10),
    manoeuvre: orNull(fields({}, { shift: flag, pivot: flag })),
    disclosure: fields(
      {},
      { miss_told_to: among('everyone', 'shooter'), hit_names: NAMING, sinking_told: flag, sunk_names: NAMING },
    ),
    victory: fields({}, { won: among('automatic', 'declared'), tie: among('lot', 'draw') }),
    words: fields(
      {},
      {
        ships: among('classes', 'decks', 'pipes'),
        miss: among('miss', 'water'),
        hit: among('wounded', 'hit'),
        sunk: among('killed', 'sunk'),
      },
    ),
  },
  { about: orNull(TEXT) },
);

/** Throws a `Fault` unless a game can be played by these rules, and every one is known. */
export function checkRules(said: Json): void {
  try {
    const rules = RULES(said) as JsonObject;
    if (areDistinct(rules, 'fleet') && areDistinct(rules, 'arsenal') && !clash(rules)) {
      if (hasRoom(rules) && labelsFit(rules)) return;
    }
  } catch (thrown) {
    if (!(thrown instanceof BadValue)) throw thrown;
  }
  throw new Fault('rules', 1);
}

function areDistinct(rules: JsonObject, key: string): boolean {
  const names = (rules.get(key) as JsonObject[]).map((each) => each.get('name'));
  return new Set(names).size === names.length;
}
