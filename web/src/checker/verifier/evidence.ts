/**
 * Whether the game is the one that was committed to before the first shot.
 *
 * The seed opens everything: the salts of the fields and every lot are made from it. What is
 * hashed, and in which order, is written down in docs/records.md.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

import { areSameCells, cellAt, type Cell } from '../../engine/cell';
import type { Ship } from '../../engine/fleet';
import type { Table } from '../../engine/table';
import { bytesToHex, concatBytes, hexToBytes, numberBytes, textBytes } from '../../proofs/bytes';
import { readCells, seatOf } from './command';
import { Fault } from './fault';
import type { JsonObject } from './file/json';
import { asObject, isWhole } from './value';

export class Evidence {
  readonly digest: string;
  /** Whether computer players have played. */
  readonly bots: boolean;
  /** How many lots were drawn. */
  lots = 0;
  private readonly seedHash: string;
  private readonly fields: (string | null)[];
  private readonly seed: Uint8Array;
  private readonly salts: (string | null)[];
  /** What each seat has sent beside its fleet; it is mixed into every lot. */
  private readonly nonces: Uint8Array[];

  /** Take what the header says, whose fields were checked; throws a `Fault`. */
  constructor(said: JsonObject, seats: number) {
    const shown = said.get('commitments') as JsonObject;
    const bots = said.get('bots') as (string | null)[];
    this.digest = shown.get('digest') as string;
    this.seedHash = shown.get('seed') as string;
    this.fields = shown.get('fields') as (string | null)[];
    this.seed = hexToBytes(said.get('seed') as string);
    this.salts = said.get('salts') as (string | null)[];
    this.nonces = Array.from({ length: seats }, () => new Uint8Array());
    if (![this.fields, this.salts, bots].every((each) => each.length === seats)) throw new Fault('evidence', 1);
    this.bots = bots.some((bot) => bot !== null);
    this.checkWords();
  }

  /** The seed, the salts and the one word for all hashes fit each other. */
  private checkWords(): void {
    if (commit('seed', this.seed) !== this.seedHash) throw new Fault('commitment', 1);
    for (const [seat, salt] of this.salts.entries()) {
      if ((salt === null) !== (this.fields[seat] === null)) throw new Fault('evidence', 1);
      if (salt !== null && salt !== bytesToHex(this.derive('salt', numberBytes(seat)))) throw new Fault('commitment', 1);
    }
    const hashes = [this.seedHash, ...this.fields].map((each) => hexToBytes(each ?? ''));
    if (commit('all', ...hashes) !== this.digest) throw new Fault('commitment', 1);
  }

  /** What is about to be placed or drawn is what was committed to; else what is wrong with it. */
  doubt(table: Table, entry: JsonObject, line: number): Fault | null {
    try {
      return this.isDrawn(table, entry) ? null : new Fault('lot', line);
    } catch {
      return new Fault('unreadable', line);
    }
  }

  private isDrawn(table: Table, entry: JsonObject): boolean {
    const command = asObject(entry.get('command'));
    switch (command.get('type')) {
      case 'draw-lots':
        return (table.phase !== 'lots' && table.phase !== 'tie') || this.isLot(table, command);
      case 'close-round':
        return this.areStrays(table, command);
      case 'place-fleet': {
        const nonce = entry.get('nonce');
        this.nonces[seatOf(table, command).number] = hexToBytes(typeof nonce === 'string' ? nonce : '');
        return true;
      }
      default:
        return true;
    }
  }

  /** Who begins, or who wins a tie, was drawn from the seed. */
  private isLot(table: Table, command: JsonObject): boolean {
    const tie = table.phase === 'tie';
    const seats = tie ? table.tied : table.present.map((seat) => seat.number);
    this.lots += 1;
    return command.get('seat') === seats[this.draw(seats.length, tie ? 'tie' : 'begins')];
  }

  /** Shots for missing orders were drawn from the seed. */
  private areStrays(table: Table, command: JsonObject): boolean {
    const said = command.get('drawn') ?? [];
    if (!Array.isArray(said)) throw new TypeError('no list');
    return said.map(asObject).every((shot) => {
      const [seat, told] = [shot.get('seat'), readCells(shot.get('at'))];
      if (!isWhole(seat)) throw new TypeError('no seat');
      this.lots += 1;
      const drawn = this.stray(table, seat, told.length);
      return areSameCells(drawn, told.slice(0, drawn.length));
    });
  }

  /** The cells that are drawn for a seat, out of those whose answer it has not heard. */
  private stray(table: Table, seat: number, count: number): Cell[] {
    const { grid } = table.rules;
    const settled = table.settled(table.sides[seat]!);
    const left = Array.from({ length: grid.rows * grid.cols }, (_, id) => id).filter((id) => !settled.has(id));
    return Array.from({ length: Math.min(count, left.length) }, (_, shot) => {
      const drawn = this.draw(left.length, 'stray', numberBytes(table.round), numberBytes(seat), numberBytes(shot));
      const [id] = left.splice(drawn, 1) as [number];
      return cellAt(grid, id);
    });
  }

  /** Every field is the one that was committed to. */
  checkFields(placed: Map<number, Ship[]>): void {
    for (const [seat, told] of this.fields.entries()) {
      const [ships, salt] = [placed.get(seat), this.salts[seat] ?? null];
      if ((ships === undefined) !== (told === null)) throw new Fault('commitment', 1, { seat });
      if (!ships || salt === null) continue;
      if (commit('field', numberBytes(seat), hexToBytes(salt), fieldBytes(ships)) !== told) {
        throw new Fault('commitment', 1, { seat });
      }
    }
  }

  private draw(below: number, purpose: string, ...numbers: Uint8Array[]): number {
    return this.derive(purpose, ...numbers, ...this.nonces).reduce((rest, byte) => (rest * 256 + byte) % below, 0);
  }

  /** Made from the seed for one purpose. */
  private derive(purpose: string, ...parts: Uint8Array[]): Uint8Array {
    return hmac(sha256, this.seed, tagged(purpose, parts));
  }
}

function commit(purpose: string, ...parts: Uint8Array[]): string {
  return bytesToHex(sha256(tagged(purpose, parts)));
}

/** The parts behind the tag, each behind its length. */
function tagged(purpose: string, parts: Uint8Array[]): Uint8Array {
  const all = [textBytes('seabattle/refereed/1'), textBytes(purpose), ...parts];
  return concatBytes(...all.flatMap((part) => [numberBytes(part.length), part]));
}

/** A field as it is hashed: a line for each ship. */
function fieldBytes(ships: Ship[]): Uint8Array {
  const lines = ships.map(({ ship_class, cells }) => `${[ship_class, ...cells].join(' ')}\n`);
  return textBytes(lines.sort().join(''));
}
