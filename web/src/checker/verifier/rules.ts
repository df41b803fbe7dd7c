/**
 * What a table has agreed on, as a record writes it; what is not written has its default.
 *
 * A value that is not known here is refused and never guessed: a referee who does not know
 * a rule cannot say that it was kept. Fields that are not known are no rules of ours.
 */

import { Fault } from './fault';
import type { Json } from './file/json';

export interface ShipClass {
  name: string;
  count: number;
  /** Lines of signs, a deck where one is `#`. */
  shapes: string[][];
  turned: boolean;
  mirrored: boolean;
}

export interface Weapon {
  name: string;
  kind: 'area' | 'line' | 'radar' | 'torpedo';
  count: number;
  radius: number | null;
  unlockTurn: number;
  takesTurn: boolean;
}

export interface Rules {
  seats: number;
  rows: number;
  columns: number;
  fleet: ShipClass[];
  touching: 'never' | 'corners' | 'freely';
  /** Whether all fleets lie on one grid (FO1). */
  shared: boolean;
  /** Whether the shooter's own ships are passed by. */
  sparesOwn: boolean;
  /** Whether all fire at the same moment (FO3). */
  inRounds: boolean;
  begins: 'lot' | 'first' | 'second';
  shots: number | 'ships-afloat';
  answers: 'each' | 'together';
  againAfter: 'never' | 'hit' | 'sunk';
  /** More undamaged ships than this are needed for a second shot (BO3), where there is one. */
  secondShot: number | null;
  missedShot: 'not-fired' | 'random';
  dropAfter: number | null;
  arsenal: Map<string, Weapon>;
  /** How ships may move (BO1), if they may. */
  manoeuvre: { shift: boolean; pivot: boolean } | null;
  /** Whether victory must be declared (BO4). */
  declared: boolean;
  tie: 'lot' | 'draw';
}

/** No number of a ruleset is larger. */
const MOST = 10_000;

/** The rules of a record, or a fault where nobody could play by them. */
export function readRules(said: Json): Rules {
  const fields = new Fields(said);
  const [grid, sea] = [fields.needed('grid', object), fields.needed('sea', object)];
  const turn = fields.optional('turn', object, NONE);
  const rounds = fields.optional('rounds', object, NONE);
  const victory = fields.optional('victory', object, NONE);
  const arsenal = fields.optional('arsenal', many(weapon), []);
  const shared = sea.optional('whose', among('own', 'shared'), 'own') === 'shared';
  const friendlyFire = sea.optional('friendly_fire', orNull(flag), null);
  const rules: Rules = {
    seats: fields.needed('seats', whole(2, 64)),
    rows: grid.needed('rows', whole(1, 64)),
    columns: grid.needed('cols', whole(1, 64)),
    fleet: fields.needed('fleet', many(shipClass)),
    touching: sea.needed('touching', among('never', 'corners', 'freely')),
    shared,
    sparesOwn: shared && friendlyFire === false,
    inRounds: turn.optional('order', among('alternate', 'together'), 'alternate') === 'together',
    begins: turn.optional('begins', among('lot', 'first', 'second'), 'lot'),
    shots: turn.optional('shots', either(whole(1), among('ships-afloat')), 1),
    answers: turn.optional('answers', among('each', 'together'), 'each'),
    againAfter: turn.optional('again_after', among('never', 'hit', 'sunk'), 'never'),
    secondShot: turn.optional('second_shot', orNull(secondShot), null),
    missedShot: rounds.optional('missed', among('not-fired', 'random'), 'not-fired'),
    dropAfter: rounds.optional('drop_after', orNull(whole(1)), null),
    arsenal: new Map(arsenal.map((each) => [each.name, each])),
    manoeuvre: fields.optional('manoeuvre', orNull(manoeuvre), null),
    declared: victory.optional('won', among('automatic', 'declared'), 'automatic') === 'declared',
    tie: victory.optional('tie', among('lot', 'draw'), 'lot'),
  };
  const distinct = new Set(rules.fleet.map((each) => each.name)).size === rules.fleet.length;
  if (!distinct || rules.arsenal.size !== arsenal.length) throw unfit();
  if (!shared && rules.seats !== 2) throw unfit();
  return rules;
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

const NONE = new Fields(new Map());

function object(said: Json): Fields {
  return new Fields(said);
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
    unlockTurn: fields.optional('unlock_turn', whole(0), 1),
    takesTurn: fields.optional('takes_turn', flag, true),
  };
  const around = found.kind === 'area' || found.kind === 'radar';
  if (around && found.radius === null) throw unfit();
  return found;
}

function secondShot(said: Json): number {
  return new Fields(said).optional('undamaged_above', whole(0), 1);
}

function manoeuvre(said: Json): { shift: boolean; pivot: boolean } {
  const fields = new Fields(said);
  return { shift: fields.optional('shift', flag, true), pivot: fields.optional('pivot', flag, true) };
}
