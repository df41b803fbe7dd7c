/** What is asked of a value, whatever it may be, and whether two mean the same. */

import { Unreadable } from './fault';
import { RareNumber, type Json, type JsonObject } from './file/json';

/** An object, or a command that cannot be read. */
export function asObject(said: Json | undefined): JsonObject {
  if (said instanceof Map) return said;
  throw new Unreadable();
}

export function isWhole(said: Json | undefined): said is number {
  return typeof said === 'number';
}

/** Whether two values mean the same: what is empty, absent or false means nothing. */
export function same(one: unknown, other: unknown): boolean {
  return plainText(one) === plainText(other);
}

const NOTHING = new Set(['null', 'false', '[]', '{}']);

function plainText(said: unknown): string {
  if (said === undefined || said === null) return 'null';
  if (said instanceof RareNumber) return said.text;
  if (Array.isArray(said)) return `[${said.map(plainText).join(',')}]`;
  if (typeof said !== 'object') return JSON.stringify(said);
  const fields = said instanceof Map ? [...said] : Object.entries(said);
  const texts = fields.map(([name, value]) => [JSON.stringify(name), plainText(value)] as const);
  const kept = texts.filter(([, text]) => !NOTHING.has(text)).map(([name, text]) => `${name}:${text}`);
  return `{${kept.sort().join(',')}}`;
}
