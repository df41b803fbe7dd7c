/** What the rules say of sealed fields: where ships can lie, which regions meet one, what is told. */

import { Fault } from '../fault';
import { formsOf } from '../../../engine/fleet';
import type { Json } from '../file/json';
import type { Rules, ShipClass } from '../rules';

const MOST_PROOFS = 4096;

/** A set of cells: bit `row × columns + column` for each. */
export type CellSet = bigint;

/** One place where a ship of a class can lie. */
export interface Berth {
  shipClass: number;
  cells: CellSet;
}

/** What is told of hits and sinkings. */
interface Disclosure {
  sinkingTold: boolean;
  hitNames: string[];
  sunkNames: string[];
}

export class Plan {
  readonly berths: Berth[];
  readonly regions: CellSet[];
  readonly told: Disclosure;

  /** List the berths and the regions, in their order; throws a `Fault`. */
  constructor(
    readonly rules: Rules,
    said: Json | undefined,
  ) {
    this.told = readDisclosure(said);
    this.requireSealable();
    this.berths = rules.fleet.flatMap((entry, shipClass) =>
      this.places(entry).map((cells) => ({ shipClass, cells })),
    );
    this.regions = this.windowSizes().flatMap(([height, width]) => this.windows(height, width));
    if (this.berths.length + this.regions.length > MOST_PROOFS) throw new Fault('not-sealable', 1);
  }

  private requireSealable(): void {
    const { rules } = this;
    const uneven = rules.fleet.some((entry) => new Set(formsOf(entry).map((form) => form.length)).size !== 1);
    const stands = !rules.shared && !rules.inRounds && rules.manoeuvre === null && rules.secondShot === null;
    if (!stands || (uneven && !this.told.sinkingTold)) throw new Fault('not-sealable', 1);
  }

  /** The number of one cell. */
  id(row: number, col: number): number {
    return row * this.rules.columns + col;
  }

  private places(entry: ShipClass): CellSet[] {
    const found = new Set<CellSet>();
    for (const form of formsOf(entry)) {
      const [low, wide] = [Math.max(...form.map(({ row }) => row)), Math.max(...form.map(({ col }) => col))];
      for (let down = 0; down < this.rules.rows - low; down += 1) {
        for (let across = 0; across < this.rules.columns - wide; across += 1) {
          found.add(setOf(form.map(({ row, col }) => this.id(row + down, col + across))));
        }
      }
    }
    return [...found].sort((one, other) => (one < other ? -1 : 1));
  }

  /** Rows and columns of the windows in which two ships would be too close. */
  private windowSizes(): [number, number][] {
    const { rows, columns, touching } = this.rules;
    if (touching === 'never') return [[Math.min(2, rows), Math.min(2, columns)]];
    if (touching === 'corners' && rows * columns > 1) return [[1, 2], [2, 1]];
    return [[1, 1]];
  }

  private windows(height: number, width: number): CellSet[] {
    const found: CellSet[] = [];
    for (let top = 0; top <= this.rules.rows - height; top += 1) {
      for (let left = 0; left <= this.rules.columns - width; left += 1) {
        const ids = Array.from({ length: height * width }, (_, at) =>
          this.id(top + Math.floor(at / width), left + (at % width)),
        );
        found.push(setOf(ids));
      }
    }
    return found;
  }

  /** How many bytes a placing has. */
  get size(): number {
    const proofs = this.berths.length + this.regions.length;
    return 32 * (this.berths.length + this.rules.fleet.length) + 96 * proofs;
  }
}

export function setOf(ids: Iterable<number>): CellSet {
  let found = 0n;
  for (const id of ids) found |= 1n << BigInt(id);
  return found;
}

/** What is told; an absent rule has its default, and an unknown one is refused. */
function readDisclosure(said: Json | undefined): Disclosure {
  if (said !== undefined && !(said instanceof Map)) throw new Fault('rules', 1);
  const sinkingTold = said?.get('sinking_told') ?? true;
  if (typeof sinkingTold !== 'boolean' || said?.get('sinking_told') === null) throw new Fault('rules', 1);
  return { sinkingTold, hitNames: readNames(said?.get('hit_names')), sunkNames: readNames(said?.get('sunk_names')) };
}

function readNames(said: Json | undefined): string[] {
  const names = said === undefined ? [] : said;
  if (!Array.isArray(names)) throw new Fault('rules', 1);
  return names.map((name) => {
    if (name !== 'class' && name !== 'owner' && name !== 'cells') throw new Fault('rules', 1);
    return name;
  });
}
