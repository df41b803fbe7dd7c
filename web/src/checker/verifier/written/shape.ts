/**
 * Readers of values: each returns the fields that it knows, or throws `BadValue`.
 *
 * What a reader does not know is left out: an author who adds a field without a new version of
 * the format promises that the game is the same without it.
 */

import { RareNumber, type Json, type JsonObject } from '../file/json';

/** A value that a record cannot have at its place. */
export class BadValue extends Error {}

export type Read = (said: Json) => Json;

function require(fits: boolean): void {
  if (!fits) throw new BadValue();
}

/** A whole number. */
export function whole(least = -Infinity, most = Infinity): Read {
  return (said) => {
    const number = said instanceof RareNumber && /^-?[0-9]+$/.test(said.text) ? Number(said.text) : said;
    require(typeof number === 'number' && number >= least && number <= most);
    return said;
  };
}

/** True or false. */
export function flag(said: Json): Json {
  require(typeof said === 'boolean');
  return said;
}

/** A text of so many characters, or of a form. */
export function text(least = 0, most = Infinity, form = /^/): Read {
  return (said) => {
    if (typeof said !== 'string') throw new BadValue();
    const length = [...said].length;
    require(length >= least && length <= most && form.test(said));
    return said;
  };
}

/** One of some words. */
export function among(...words: string[]): Read {
  return (said) => {
    require(typeof said === 'string' && words.includes(said));
    return said;
  };
}

/** A value, or null. */
export function orNull(known: Read): Read {
  return (said) => (said === null ? null : known(said));
}

/** A list of values. */
export function many(known: Read, least = 0, most = Infinity): Read {
  return (said) => {
    if (!Array.isArray(said)) throw new BadValue();
    require(said.length >= least && said.length <= most);
    return said.map(known);
  };
}

/** A list with one value for each reader; more are left out, unless it is `exactly` these. */
export function row(known: Read[], exactly = false): Read {
  return (said) => {
    if (!Array.isArray(said)) throw new BadValue();
    require(exactly ? said.length === known.length : said.length >= known.length);
    return known.map((read, index) => read(said[index]!));
  };
}

/** An object with these fields. */
export function fields(needed: Record<string, Read>, optional: Record<string, Read> = {}): Read {
  const known = new Map(Object.entries({ ...needed, ...optional }));
  const names = Object.keys(needed);
  return (said) => {
    if (!(said instanceof Map)) throw new BadValue();
    const object: JsonObject = said;
    require(names.every((name) => object.has(name)));
    const kept = [...object].filter(([name]) => known.has(name));
    return new Map(kept.map(([name, value]) => [name, known.get(name)!(value)]));
  };
}

/** An object of one of some kinds, named by its `type`. */
export function tagged(kinds: Record<string, Read>): Read {
  const known = new Map(Object.entries(kinds));
  return (said) => {
    const kind = said instanceof Map ? said.get('type') : null;
    const read = typeof kind === 'string' ? known.get(kind) : undefined;
    if (!read) throw new BadValue();
    return new Map([['type', kind as Json], ...(read(said) as JsonObject)]);
  };
}
