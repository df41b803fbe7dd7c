/**
 * What a table has agreed on, as a record writes it.
 *
 * An unknown value is refused and never guessed: a referee cannot check a rule that it does not
 * know. Unknown fields are left out.
 */

import type { Disclosure, Manoeuvre, Rules, Sea, ShipClass, Turn, Weapon } from '../../engine/rules';
import { clash } from './written/clash';
import { Fault } from './fault';
import { hasRoom } from './written/fleet-room';
import type { Json } from './file/json';
import { labelsFit } from './written/label-check';

/** What the columns and rows are called. */
export interface Labels {
  readonly columns: string;
  readonly rows: string;
  readonly between: string;
}

/** The rules of a record, with those that say what is told and how cells are called. */
export interface RecordRules extends Rules {
  readonly labels: Labels;
  readonly disclosure: Disclosure & { readonly miss_told_to: 'everyone' | 'shooter' };
}

/** The rules of a record; a `Fault` where no game can be played by them. */
export function readRules(said: Json): RecordRules {
  const fields = new Fields(said);
  fields.needed('name', name);
  fields.needed('title', title);
  fields.needed('words', words);
  fields.optional('about', orNull(title), null);
  const rules: RecordRules = {
    seats: fields.needed('seats', whole(2, 64)),
    grid: fields.needed('grid', grid),
    fleet: fields.needed('fleet', many(shipClass, 1, 30)),
    sea: fields.needed('sea', sea),
    labels: fields.needed('labels', labels),
    turn: fields.needed('turn', turn),
    rounds: fields.needed('rounds', rounds),
    arsenal: fields.needed('arsenal', many(weapon, 0, 10)),
    manoeuvre: fields.needed('manoeuvre', orNull(manoeuvre)),
    disclosure: fields.needed('disclosure', disclosure),
    victory: fields.needed('victory', victory),
  };
  const distinct = [rules.fleet, rules.arsenal].every((named) => new Set(named.map((each) => each.name)).size === named.length);
  if (!distinct || clash(rules) || !hasRoom(rules) || !labelsFit(rules)) throw unfit();
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

  needed<T>(key: string, read: Read<T>): T {
    const said = this.said.get(key);
    if (said === undefined) throw unfit();
    return read(said);
  }

  optional<T>(key: string, read: Read<T>, otherwise: T): T {
    const said = this.said.get(key);
    return said === undefined ? otherwise : read(said);
  }
}

/** A text of so many signs, or of a form. */
function text(least: number, most: number, form = /^/): Read<string> {
  return (said) => {
    if (typeof said !== 'string' || !form.test(said)) throw unfit();
    const { length } = [...said];
    if (length < least || length > most) throw unfit();
    return said;
  };
}

function flag(said: Json): boolean {
  if (typeof said !== 'boolean') throw unfit();
  return said;
}

function whole(least: number, most: number): Read<number> {
  return (said) => {
    if (typeof said !== 'number' || said < least || said > most) throw unfit();
    return said;
  };
}

function among<const Word extends string>(...known: Word[]): Read<Word> {
  return (said) => {
    const found = known.find((word) => word === said);
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

function many<T>(read: Read<T>, least: number, most: number): Read<T[]> {
  return (said) => {
    if (!Array.isArray(said) || said.length < least || said.length > most) throw unfit();
    return said.map(read);
  };
}

const name = text(1, 41, /^[a-z][a-z0-9-]*$/);

/** A sentence without control characters but the line feed. */
// eslint-disable-next-line no-control-regex
const NO_CONTROL = /^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f]*$/;

/** A text by language; it is shown and no rule. */
function title(said: Json): void {
  const fields = new Fields(said);
  fields.needed('en', text(1, 1000, NO_CONTROL));
  for (const lang of ['it', 'ru']) fields.optional(lang, text(0, 1000, NO_CONTROL), '');
}

/** The words of the table; they are said and no rule. */
function words(said: Json): void {
  const fields = new Fields(said);
  fields.optional('ships', among('classes', 'decks', 'pipes'), 'classes');
  fields.optional('miss', among('miss', 'water'), 'miss');
  fields.optional('hit', among('wounded', 'hit'), 'hit');
  fields.optional('sunk', among('killed', 'sunk'), 'sunk');
}

function grid(said: Json): Rules['grid'] {
  const fields = new Fields(said);
  return { rows: fields.needed('rows', whole(1, 64)), cols: fields.needed('cols', whole(1, 64)) };
}

/** The decks of a ship, in one line or in several, joined by their sides. */
function drawing(said: Json): string[] {
  const lines = many(text(1, 64), 1, 64)(typeof said === 'string' ? [said] : said);
  if (!isWholeShip(lines)) throw unfit();
  return lines;
}

function isWholeShip(lines: readonly string[]): boolean {
  if (/[^#. ]/u.test(lines.join(''))) return false;
  const decks = new Set(lines.flatMap((line, row) => [...line].flatMap((sign, col) => (sign === '#' ? [`${row},${col}`] : []))));
  const reached = new Set([...decks].slice(0, 1));
  for (const deck of reached) {
    const [row, col] = deck.split(',').map(Number) as [number, number];
    for (const beside of [[row + 1, col], [row - 1, col], [row, col + 1], [row, col - 1]].map(String)) {
      if (decks.has(beside)) reached.add(beside);
    }
  }
  return decks.size > 0 && reached.size === decks.size;
}

function shipClass(said: Json): ShipClass {
  const fields = new Fields(said);
  fields.optional('title', orNull(title), null);
  return {
    name: fields.needed('name', name),
    count: fields.needed('count', whole(1, 60)),
    shapes: fields.needed('shapes', many(drawing, 1, 20)),
    turned: fields.optional('turned', flag, true),
    mirrored: fields.optional('mirrored', flag, true),
  };
}

function sea(said: Json): Sea {
  const fields = new Fields(said);
  return {
    touching: fields.needed('touching', among('never', 'corners', 'freely')),
    whose: fields.optional('whose', among('own', 'shared'), 'own'),
    friendly_fire: fields.optional('friendly_fire', orNull(flag), null),
  };
}

function labels(said: Json): Labels {
  const fields = new Fields(said);
  return {
    columns: fields.optional('columns', text(1, 64), 'latin'),
    rows: fields.optional('rows', text(1, 64), 'numbers'),
    between: fields.optional('between', among('', '-'), ''),
  };
}

function turn(said: Json): Turn {
  const fields = new Fields(said);
  return {
    order: fields.optional('order', among('alternate', 'together'), 'alternate'),
    begins: fields.optional('begins', among('lot', 'first', 'second'), 'lot'),
    shots: fields.optional('shots', either(whole(1, 100), among('ships-afloat')), 1),
    answers: fields.optional('answers', among('each', 'together'), 'each'),
    again_after: fields.optional('again_after', among('never', 'hit', 'sunk'), 'never'),
    second_shot: fields.optional('second_shot', orNull(secondShot), null),
  };
}

function secondShot(said: Json): { undamaged_above: number } {
  return { undamaged_above: new Fields(said).optional('undamaged_above', whole(0, 60), 1) };
}

function rounds(said: Json): Rules['rounds'] {
  const fields = new Fields(said);
  return {
    missed: fields.optional('missed', among('not-fired', 'random'), 'not-fired'),
    drop_after: fields.optional('drop_after', orNull(whole(1, 1000)), null),
  };
}

function weapon(said: Json): Weapon {
  const fields = new Fields(said);
  return {
    name: fields.needed('name', name),
    kind: fields.needed('kind', among('area', 'line', 'radar', 'torpedo')),
    count: fields.needed('count', whole(1, 1000)),
    radius: fields.optional('radius', orNull(whole(1, 64)), null),
    unlock_turn: fields.optional('unlock_turn', whole(1, 10_000), 1),
    takes_turn: fields.optional('takes_turn', flag, true),
  };
}

function manoeuvre(said: Json): Manoeuvre {
  const fields = new Fields(said);
  return { shift: fields.optional('shift', flag, true), pivot: fields.optional('pivot', flag, true) };
}

function disclosure(said: Json): RecordRules['disclosure'] {
  const fields = new Fields(said);
  const names = many(among('class', 'owner', 'cells'), 0, Infinity);
  return {
    miss_told_to: fields.optional('miss_told_to', among('everyone', 'shooter'), 'everyone'),
    sinking_told: fields.optional('sinking_told', flag, true),
    hit_names: fields.optional('hit_names', names, []),
    sunk_names: fields.optional('sunk_names', names, []),
  };
}

function victory(said: Json): Rules['victory'] {
  const fields = new Fields(said);
  return {
    won: fields.optional('won', among('automatic', 'declared'), 'automatic'),
    tie: fields.optional('tie', among('lot', 'draw'), 'lot'),
  };
}
