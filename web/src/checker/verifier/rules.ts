/**
 * What a table has agreed on, as a record writes it; what is not written has its default.
 *
 * A value that is not known here is refused and never guessed: a referee who does not know
 * a rule cannot say that it was kept. Fields that are not known are no rules of ours.
 */

import type { Disclosure, Manoeuvre, Rules, Sea, ShipClass, Turn, Weapon } from '../../engine/rules';
import type { SealedGameRules } from '../../engine/sealed-side';
import { Fault } from './fault';
import type { Json } from './file/json';

/** No number of a ruleset is larger. */
const MOST = 10_000;

/** The rules of a record; a `Fault` where no game can be played by them. */
export function readRules(said: Json): Rules {
  const fields = new Fields(said);
  const rules: Rules = {
    seats: fields.needed('seats', whole(2, 64)),
    grid: fields.needed('grid', grid),
    fleet: fields.needed('fleet', many(shipClass)),
    sea: fields.needed('sea', sea),
    turn: fields.optional('turn', turn, turn(new Map())),
    rounds: fields.optional('rounds', rounds, rounds(new Map())),
    arsenal: fields.optional('arsenal', many(weapon), []),
    manoeuvre: fields.optional('manoeuvre', orNull(manoeuvre), null),
    victory: fields.optional('victory', victory, victory(new Map())),
  };
  for (const named of [rules.fleet, rules.arsenal]) {
    if (new Set(named.map((each) => each.name)).size !== named.length) throw unfit();
  }
  if (rules.sea.whose === 'own' && rules.seats !== 2) throw unfit();
  return rules;
}

/** The rules of the record of a sealed game, whose answers depend on what is told. */
export function readSealedRules(said: Json): SealedGameRules {
  return { ...readRules(said), disclosure: new Fields(said).optional('disclosure', disclosure, disclosure(new Map())) };
}

type Read<T> = (said: Json) => T;

function unfit(): Fault {
  return new Fault('rules', 1);
}

/** The fields of an object, each read as what it must be. */
class Fields {
  private readonly said: Map<string, Json>;

  constructor(said: Json) {
    if (!(said instanceof Map)) throw unfit();
    this.said = said;
  }

  needed<T>(name: string, read: Read<T>): T {
    const said = this.said.get(name);
    if (said === undefined) throw unfit();
    return read(said);
  }

  optional<T>(name: string, read: Read<T>, otherwise: T): T {
    const said = this.said.get(name);
    return said === undefined ? otherwise : read(said);
  }
}

function text(said: Json): string {
  if (typeof said !== 'string') throw unfit();
  return said;
}

function flag(said: Json): boolean {
  if (typeof said !== 'boolean') throw unfit();
  return said;
}

function whole(least: number, most = MOST): Read<number> {
  return (said) => {
    if (typeof said !== 'number' || said < least || said > most) throw unfit();
    return said;
  };
}

function among<const Word extends string>(...words: Word[]): Read<Word> {
  return (said) => {
    const found = words.find((word) => word === said);
    if (found === undefined) throw unfit();
    return found;
  };
}

function either<One, Other>(one: Read<One>, other: Read<Other>): Read<One | Other> {
  return (said) => (typeof said === 'number' ? one(said) : other(said));
}

function orNull<T>(read: Read<T>): Read<T | null> {
  return (said) => (said === null ? null : read(said));
}

function many<T>(read: Read<T>): Read<T[]> {
  return (said) => {
    if (!Array.isArray(said)) throw unfit();
    return said.map(read);
  };
}

function grid(said: Json): Rules['grid'] {
  const fields = new Fields(said);
  return { rows: fields.needed('rows', whole(1, 64)), cols: fields.needed('cols', whole(1, 64)) };
}

function sea(said: Json): Sea {
  const fields = new Fields(said);
  return {
    touching: fields.needed('touching', among('never', 'corners', 'freely')),
    whose: fields.optional('whose', among('own', 'shared'), 'own'),
    friendly_fire: fields.optional('friendly_fire', orNull(flag), null),
  };
}

function turn(said: Json): Turn {
  const fields = new Fields(said);
  return {
    order: fields.optional('order', among('alternate', 'together'), 'alternate'),
    begins: fields.optional('begins', among('lot', 'first', 'second'), 'lot'),
    shots: fields.optional('shots', either(whole(1), among('ships-afloat')), 1),
    answers: fields.optional('answers', among('each', 'together'), 'each'),
    again_after: fields.optional('again_after', among('never', 'hit', 'sunk'), 'never'),
    second_shot: fields.optional('second_shot', orNull(secondShot), null),
  };
}

function secondShot(said: Json): { undamaged_above: number } {
  return { undamaged_above: new Fields(said).optional('undamaged_above', whole(0), 1) };
}

function rounds(said: Json): Rules['rounds'] {
  const fields = new Fields(said);
  return {
    missed: fields.optional('missed', among('not-fired', 'random'), 'not-fired'),
    drop_after: fields.optional('drop_after', orNull(whole(1)), null),
  };
}

function victory(said: Json): Rules['victory'] {
  const fields = new Fields(said);
  return {
    won: fields.optional('won', among('automatic', 'declared'), 'automatic'),
    tie: fields.optional('tie', among('lot', 'draw'), 'lot'),
  };
}

function disclosure(said: Json): Disclosure {
  const fields = new Fields(said);
  const names = many(among('class', 'owner', 'cells'));
  return {
    sinking_told: fields.optional('sinking_told', flag, true),
    hit_names: fields.optional('hit_names', names, []),
    sunk_names: fields.optional('sunk_names', names, []),
  };
}

/** The decks of a ship, in one line or in several. */
function drawing(said: Json): string[] {
  const lines = typeof said === 'string' ? [said] : many(text)(said);
  if (!lines.some((line) => line.includes('#'))) throw unfit();
  return lines;
}

function shipClass(said: Json): ShipClass {
  const fields = new Fields(said);
  return {
    name: fields.needed('name', text),
    count: fields.needed('count', whole(0)),
    shapes: fields.needed('shapes', many(drawing)),
    turned: fields.optional('turned', flag, true),
    mirrored: fields.optional('mirrored', flag, true),
  };
}

function weapon(said: Json): Weapon {
  const fields = new Fields(said);
  const found: Weapon = {
    name: fields.needed('name', text),
    kind: fields.needed('kind', among('area', 'line', 'radar', 'torpedo')),
    count: fields.needed('count', whole(0)),
    radius: fields.optional('radius', orNull(whole(0)), null),
    unlock_turn: fields.optional('unlock_turn', whole(0), 1),
    takes_turn: fields.optional('takes_turn', flag, true),
  };
  const around = found.kind === 'area' || found.kind === 'radar';
  if (around && found.radius === null) throw unfit();
  return found;
}

function manoeuvre(said: Json): Manoeuvre {
  const fields = new Fields(said);
  return { shift: fields.optional('shift', flag, true), pivot: fields.optional('pivot', flag, true) };
}
