/** The referee of a sealed game: who may say what, what is proved by it, and what comes of it. */

import { Illegal, Unreadable } from '../fault';
import { formsOf } from '../../../engine/fleet';
import type { JsonObject } from '../file/json';
import { number, text, toHex } from '../file/sha256';
import type { Rules } from '../rules';
import { asObject, isWhole, type SaidObject } from '../value';
import { answerAttack } from './answers';
import { callShots, callWeapon, type Attack } from './attack';
import { checkPlacing } from './field';
import { digest, isSigned, readHex, readMessage, sameBytes, type Message } from './message';
import type { Plan } from './plan';
import { Sea } from './sea';
import { sha512 } from './sha512';

export type Events = SaidObject[];

/** Something that was signed and is proved false. */
export class FalseWord extends Error {
  constructor(readonly said: SaidObject) {
    super('false');
  }
}

type Speak = (table: SealedTable, sea: Sea, body: Uint8Array, blob: Uint8Array | null) => Events;

const KINDS = new Map<string, Speak>([
  ['announce', (table, sea, body) => table.announce(sea, body)],
  ['placing', (table, sea, body, blob) => table.place(sea, body, blob!)],
  ['lot', (table, sea, body) => table.showLot(sea, body)],
  ['shot', (table, sea, body) => table.call(sea, callShots(table, sea, body))],
  ['weapon', (table, sea, body) => table.call(sea, callWeapon(table, sea, body))],
  ['answer', (table, sea, body) => answerAttack(table, sea, body)],
  ['declare-victory', (table, sea, body) => table.declare(sea, body)],
  ['end-turn', (table, sea, body) => table.endTurn(sea, body)],
  ['resign', (table, sea, body) => table.resign(sea, body)],
]);

/** A sealed game from its beginning to where it stands. */
export class SealedTable {
  readonly rules: Rules;
  readonly seas: [Sea, Sea];
  readonly ships: number;
  attack: Attack | null = null;
  step = 'attack';
  over = false;
  private phase: 'placing' | 'lots' | 'playing' = 'placing';
  private turn: number | null = null;
  private link: Uint8Array | null = null;
  private count = 0;
  private readonly match: Uint8Array;
  private readonly decks: number;

  constructor(
    readonly plan: Plan,
    private readonly rulesHash: Uint8Array,
    match: string,
  ) {
    this.rules = plan.rules;
    this.match = text(match);
    this.seas = [new Sea(0, this.rules), new Sea(1, this.rules)];
    this.ships = sum(this.rules.fleet.map((entry) => entry.count));
    this.decks = sum(this.rules.fleet.map((entry) => entry.count * (formsOf(entry)[0]?.length ?? 0)));
  }

  /** What comes of an entry of the record; throws `Illegal` or `Unreadable`. */
  play(entry: JsonObject): Events {
    const [command, seat] = [entry.get('command'), entry.get('seat') ?? null];
    if (command === undefined) throw new Unreadable();
    if (this.over) throw new Illegal('over');
    const said = entry.get('blob') ?? null;
    const blob = said === null ? null : readHex(said);
    const fields = asObject(command);
    if (needed(fields, 'type') === 'signed') {
      const [data, signature] = [needed(fields, 'data'), needed(fields, 'signature')];
      return this.hear(seat, readHex(data), readHex(signature), blob);
    }
    if (seat !== null || blob !== null) throw new Illegal('no-seat');
    if (fields.get('type') === 'call-off') return this.end(null, 'agreed');
    if (fields.get('type') !== 'run-out-of-time') throw new Illegal('no-command');
    const late = needed(fields, 'seat');
    if (!isWhole(late) || !this.awaited().includes(late)) throw new Illegal('clock');
    return this.leave(late, 'time');
  }

  /** A message, and what follows from it. */
  private hear(seat: unknown, data: Uint8Array, signature: Uint8Array, blob: Uint8Array | null): Events {
    if (seat !== 0 && seat !== 1) throw new Illegal('no-seat');
    const message = readMessage(data);
    if (message.seat !== seat || !sameBytes(message.match, this.match)) throw new Illegal('other-match');
    const speak = KINDS.get(message.kind);
    if (!speak) throw new Illegal('no-message');
    if ((blob !== null) !== (message.kind === 'placing')) throw new Illegal('proof-place');
    this.requirePlace(message);
    const sea = this.seas[seat];
    const key = message.kind === 'announce' ? message.body.subarray(0, 32) : sea.key;
    if (!key || !isSigned(key, data, signature)) throw new Illegal('not-signed');
    const chained = this.link !== null;
    const events = this.judge(speak, sea, message.body, blob);
    if (!chained) return events;
    this.link = digest('link', data, signature);
    this.count += 1;
    return [{ type: 'message-chained', seat, link: toHex(this.link) }, ...events];
  }

  /** What comes of a message; who has signed something false has lost. */
  private judge(speak: Speak, sea: Sea, body: Uint8Array, blob: Uint8Array | null): Events {
    try {
      return speak(this, sea, body, blob);
    } catch (thrown) {
      if (!(thrown instanceof FalseWord)) throw thrown;
      const proved = { type: 'breach-proved', seat: sea.number, ...thrown.said };
      return [proved, ...this.end(1 - sea.number, 'violated')];
    }
  }

  /** The number and the link of a message are those of the next one. */
  private requirePlace(message: Message): void {
    const known = this.seas.every((sea) => sea.key !== null);
    const before = message.kind === 'announce' || !known ? new Uint8Array(64) : this.context(message.seat);
    const [count, link] = this.link ? [this.count, this.link] : [0, before];
    if (message.number !== count || !sameBytes(message.before, link)) throw new Illegal('chain');
  }

  /** What a field is bound to. */
  private context(seat: number): Uint8Array {
    const [one, two] = this.seas;
    const keys = [one.key!, two.key!, one.nonce, two.nonce];
    return digest('context', this.rulesHash, this.match, Uint8Array.of(seat), ...keys);
  }

  /** For whom the game waits. */
  private awaited(): number[] {
    if (this.turn !== null) return [this.attack === null ? this.turn : 1 - this.turn];
    const missing = (has: (sea: Sea) => unknown): number[] => this.seas.flatMap((sea) => (has(sea) ? [] : [sea.number]));
    if (this.phase === 'lots') return missing((sea) => sea.lotNonce);
    const unknown = missing((sea) => sea.key);
    return unknown.length ? unknown : missing((sea) => sea.placing);
  }

  /** A key, a nonce, and the hash of a nonce for the lots. */
  announce(sea: Sea, body: Uint8Array): Events {
    if (sea.key || body.length !== 128) throw new Illegal('said-once');
    [sea.key, sea.nonce, sea.lot] = [body.slice(0, 32), body.slice(32, 64), body.slice(64)];
    const said = { key: toHex(sea.key), nonce: toHex(sea.nonce), lot: toHex(sea.lot) };
    return [{ type: 'key-announced', seat: sea.number, ...said }];
  }

  /** A field is sealed. */
  place(sea: Sea, body: Uint8Array, blob: Uint8Array): Events {
    const ready = this.phase === 'placing' && this.seas.every((each) => each.key !== null);
    if (!ready || sea.placing) throw new Illegal('no-placing');
    if (!sameBytes(sha512(blob), body)) throw new Illegal('proof-place');
    const found = checkPlacing(this.plan, this.context(sea.number), blob);
    if (typeof found === 'string') throw new FalseWord({ breach: 'placing', flaw: found });
    [sea.placing, sea.field] = [body, found];
    const placed = { type: 'field-sealed', seat: sea.number, placing: toHex(body) };
    return this.seas.every((each) => each.placing) ? [placed, ...this.begin()] : [placed];
  }

  /** Both fields are sealed. */
  private begin(): Events {
    const placings = this.seas.map((sea) => sea.placing!);
    this.link = digest('begin', this.context(0), this.context(1), ...placings);
    const began = { type: 'chain-began', link: toHex(this.link) };
    if (this.rules.begins !== 'lot') return [began, this.beginPlay(this.rules.begins === 'first' ? 0 : 1)];
    this.phase = 'lots';
    return [began];
  }

  /** A nonce for the lots. */
  showLot(sea: Sea, body: Uint8Array): Events {
    if (this.phase !== 'lots' || sea.lotNonce || body.length !== 32) throw new Illegal('no-lots');
    const announced = digest('lot-nonce', this.match, Uint8Array.of(sea.number), body);
    if (!sameBytes(announced, sea.lot)) throw new FalseWord({ breach: 'lot' });
    sea.lotNonce = body;
    const opened = { type: 'lot-opened', seat: sea.number, nonce: toHex(body) };
    const [one, two] = this.seas.map((each) => each.lotNonce);
    if (!one || !two) return [opened];
    return [opened, this.beginPlay(digest('lot', this.match, number(0), one, two)[0]! & 1)];
  }

  private beginPlay(first: number): SaidObject {
    this.phase = 'playing';
    this.giveTurn(first);
    return { type: 'play-began', first };
  }

  /** Shots wait for their answers. */
  call(sea: Sea, attack: Attack): Events {
    this.attack = attack;
    return [{ type: 'attack-called', by: sea.number, attack: attack.said }];
  }

  /** It is this seat's turn, and nothing waits for an answer. */
  requireTurn(sea: Sea): void {
    if (this.attack !== null || this.turn !== sea.number) throw new Illegal('not-your-turn');
  }

  /** Whether the answers add up to a whole fleet. */
  isSunk(sea: Sea): boolean {
    if (this.plan.told.sinkingTold) return sea.sinkings === this.ships;
    return [...sea.told.values()].filter(({ word }) => word === 'hit').length === this.decks;
  }

  /** A seat has its shots again. */
  private giveTurn(seat: number): void {
    [this.turn, this.step] = [seat, 'attack'];
    const [sea, { shots }] = [this.seas[seat]!, this.rules];
    sea.shots = shots === 'ships-afloat' ? Math.max(1, this.ships - sea.sinkings) : shots;
    sea.turns += 1;
  }

  /** The turn goes to the other. */
  passTurn(): SaidObject {
    this.giveTurn(1 - this.turn!);
    return { type: 'turn-passed', to: this.turn };
  }

  /** Somebody says that the enemy's fleet is sunk (BO4). */
  declare(sea: Sea, body: Uint8Array): Events {
    this.requireTurn(sea);
    if (!this.rules.declared) throw new Illegal('no-declaring');
    if (body.length || this.step !== 'attack') throw new Illegal('declare-late');
    const right = this.isSunk(this.seas[1 - sea.number]!);
    const said = { type: 'victory-declared', by: sea.number, right };
    return [said, ...(right ? this.end(sea.number, 'declared') : [this.passTurn()])];
  }

  /** A turn is given away where there is nothing to fire at. */
  endTurn(sea: Sea, body: Uint8Array): Events {
    this.requireTurn(sea);
    const everywhere = this.rules.rows * this.rules.columns;
    if (body.length || sea.known.size !== everywhere) throw new Illegal('turn-unused');
    return [this.passTurn()];
  }

  resign(sea: Sea, body: Uint8Array): Events {
    if (body.length) throw new Illegal('no-message');
    return this.leave(sea.number, 'resigned');
  }

  /** A seat has resigned, or its time is out. */
  private leave(seat: number, why: string): Events {
    return [{ type: 'seat-left', seat, why }, ...this.end(1 - seat, why)];
  }

  /** The end; no field is shown. */
  end(winner: number | null, why: string): Events {
    [this.over, this.turn] = [true, null];
    return [{ type: 'sealed-game-ended', winner, why }];
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** A field that must be there. */
function needed(fields: JsonObject, name: string) {
  const found = fields.get(name);
  if (found === undefined) throw new Unreadable();
  return found;
}
