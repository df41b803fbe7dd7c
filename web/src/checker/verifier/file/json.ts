/**
 * JSON as a record has it, read so that no value is taken for another.
 *
 * `JSON.parse` would make 1 of 1.0, keep only the last of two fields of one name, and bring
 * fields that look like numbers into another order. Records are hashed and compared as they
 * were written, so all of these matter.
 */

export type Json = null | boolean | number | string | RareNumber | Json[] | JsonObject;
export type JsonObject = Map<string, Json>;

/** How deep lists and objects may lie in each other; honest records need ten. */
const DEEPEST = 32;
const MOST_DIGITS = 4300;

const NUMBER = /-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/y;
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const SPACE = /[ \t\n\r]*/y;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** A number that is not whole, or too large to be counted with. */
export class RareNumber {
  constructor(readonly text: string) {}
}

/** The text is no JSON, or none that a record may have. */
export class BadJson extends Error {}

/** The value of a whole text. */
export function parseJson(text: string): Json {
  const reader = new Reader(text, 0);
  reader.skipSpace();
  const found = reader.value(0);
  reader.skipSpace();
  if (reader.at !== text.length) throw new BadJson();
  return found;
}

/** Where the value that begins at a place ends; -1 where none does. */
export function endOfValue(text: string, start: number): number {
  const reader = new Reader(text, start);
  try {
    reader.value(0);
    return reader.at;
  } catch (thrown) {
    if (thrown instanceof BadJson) return -1;
    throw thrown;
  }
}

/** The value as it is written without spaces, its fields in their order. */
export function writeJson(said: Json): string {
  if (said instanceof RareNumber) return said.text;
  if (Array.isArray(said)) return `[${said.map(writeJson).join(',')}]`;
  if (said instanceof Map) {
    return `{${[...said].map(([key, value]) => `${JSON.stringify(key)}:${writeJson(value)}`).join(',')}}`;
  }
  return JSON.stringify(said);
}

class Reader {
  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  skipSpace(): void {
    this.take(SPACE);
  }

  value(depth: number): Json {
    if (depth > DEEPEST) throw new BadJson();
    const sign = this.text[this.at];
    if (sign === '{') return this.object(depth);
    if (sign === '[') return this.list(depth);
    if (sign === '"') return this.string();
    for (const [word, meaning] of [['null', null], ['true', true], ['false', false]] as const) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return meaning;
      }
    }
    return this.number();
  }

  private object(depth: number): JsonObject {
    const found: JsonObject = new Map();
    this.items('}', () => {
      if (depth + 1 > DEEPEST) throw new BadJson();
      const key = this.string();
      this.skipSpace();
      this.expect(':');
      this.skipSpace();
      if (found.has(key)) throw new BadJson();
      found.set(key, this.value(depth + 1));
    });
    return found;
  }

  private list(depth: number): Json[] {
    const found: Json[] = [];
    this.items(']', () => found.push(this.value(depth + 1)));
    return found;
  }

  /** What stands between two brackets, with commas between. */
  private items(end: string, read: () => void): void {
    this.at += 1;
    this.skipSpace();
    if (this.text[this.at] === end) {
      this.at += 1;
      return;
    }
    for (;;) {
      read();
      this.skipSpace();
      if (this.text[this.at] === end) break;
      this.expect(',');
      this.skipSpace();
    }
    this.at += 1;
  }

  private string(): string {
    const found = JSON.parse(this.require(STRING)) as string;
    if (LONE_SURROGATE.test(found)) throw new BadJson();
    return found;
  }

  private number(): number | RareNumber {
    const text = this.require(NUMBER);
    if (/[.eE]/.test(text)) return new RareNumber(writeFraction(Number(text)));
    if (text.replace('-', '').length > MOST_DIGITS) throw new BadJson();
    const found = Number(text) || 0;
    return Number.isSafeInteger(found) ? found : new RareNumber(text);
  }

  private expect(sign: string): void {
    if (this.text[this.at] !== sign) throw new BadJson();
    this.at += 1;
  }

  private require(pattern: RegExp): string {
    const found = this.take(pattern);
    if (!found) throw new BadJson();
    return found;
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}

/** A number with a fraction as Python writes it, which is how hashes of rules were taken. */
function writeFraction(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const [digits = '', power = ''] = value.toExponential().split('e');
  const exponent = Number(power);
  if (exponent >= -4 && exponent < 16) {
    const text = String(value);
    return text.includes('.') ? text : `${text}.0`;
  }
  return `${digits}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
}
