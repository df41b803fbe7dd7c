/** What is asked of a value, whatever it may be, and whether two mean the same. */

import { Unreadable } from './fault';
import { RareNumber, type Json, type JsonObject } from './file/json';

/** What the referee says: plain objects and lists, with commands in them as they were read. */
export type Said = undefined | null | boolean | number | string | RareNumber | JsonObject | readonly Said[] | SaidObject;
export interface SaidObject {
  readonly [name: string]: Said;
}

/** An object, or a command that cannot be read. */
export function asObject(said: Json | undefined): JsonObject {
  if (said instanceof Map) return said;
  throw new Unreadable();
}

export function isWhole(said: Json | undefined): said is number {
  return typeof said === 'number';
}

/** Whether two values mean the same: what is empty, absent or false means nothing. */
export function same(one: Said, other: Said): boolean {
  return plainText(one) === plainText(other);
}

const NOTHING = new Set(['null', 'false', '[]', '{}']);

function plainText(said: Said): string {
  if (said === undefined || said === null) return 'null';
  if (said instanceof RareNumber) return said.text;
  if (isList(said)) return `[${said.map(plainText).join(',')}]`;
  if (typeof said !== 'object') return JSON.stringify(said);
  const fields = said instanceof Map ? [...said] : Object.entries(said);
  const texts = fields.map(([name, value]) => [JSON.stringify(name), plainText(value)] as const);
  const kept = texts.filter(([, text]) => !NOTHING.has(text)).map(([name, text]) => `${name}:${text}`);
  return `{${kept.sort().join(',')}}`;
}

function isList(said: Said): said is readonly Said[] {
  return Array.isArray(said);
}
