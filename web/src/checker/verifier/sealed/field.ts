/** A sealed field: what the proofs show of it. */

import { join, number, text } from '../file/sha256';
import { add, decode, encode, G, H, littleEndian, negative, scalar, times, total, type Element } from './group';
import { bigEndian, digest, sameBytes } from './message';
import type { CellSet, Plan } from './plan';

export const WORDS = ['miss', 'hit', 'sunk', 'empty', 'ship'] as const;
export type Word = (typeof WORDS)[number];

/** What is said of one cell: the word, the number of a class, and the cells of a sunk ship. */
export interface Answer {
  word: Word;
  shipClass: number | null;
  cells: CellSet;
  proof: Uint8Array;
}

/** The commitments of one field. */
export class SealedField {
  constructor(
    private readonly plan: Plan,
    readonly points: readonly Element[],
  ) {}

  /** Whether so many ships lie on these berths. */
  shows(berths: readonly number[], value: number, opening: Uint8Array): boolean {
    const blinding = scalar(opening);
    if (blinding === null) return false;
    const left = total(berths.map((berth) => this.points[berth]!));
    return sameBytes(encode(left), encode(add(H.times(blinding), G.times(BigInt(value)))));
  }

  /** Whether an answer for a cell is true; *hits* are the cells that were hit before. */
  proves({ word, shipClass, cells, proof }: Answer, cell: CellSet, hits: CellSet): boolean {
    const { berths, told } = this.plan;
    const through = numbersOf(this.plan, cell).filter(
      (berth) => shipClass === null || berths[berth]!.shipClass === shipClass,
    );
    const sums: [number[], number][] = [[through, word === 'miss' || word === 'empty' ? 0 : 1]];
    if ((word === 'hit' || word === 'sunk') && told.sinkingTold) {
      const down = through.filter((berth) => (berths[berth]!.cells & ~(hits | cell)) === 0n);
      if (word === 'sunk') sums.push([down.filter((berth) => !cells || berths[berth]!.cells === cells), 1]);
      else if (down.length) sums.push([down, 0]);
    }
    if (proof.length !== 32 * sums.length) return false;
    return sums.every(([some, value], at) => this.shows(some, value, proof.subarray(32 * at, 32 * at + 32)));
  }
}

/** The berths with a cell among these. */
function numbersOf({ berths }: Plan, cells: CellSet): number[] {
  return berths.flatMap((berth, at) => (berth.cells & cells ? [at] : []));
}

/** Whether the rules let anybody answer so, to a shot or to a look. */
export function maySay({ told, rules }: Plan, { word, shipClass, cells }: Answer, looks: boolean): boolean {
  if (looks || word === 'empty' || word === 'ship' || word === 'miss') {
    return (word === 'empty' || word === 'ship') === looks && shipClass === null && !cells;
  }
  if (word === 'sunk' && !told.sinkingTold) return false;
  const names = word === 'sunk' ? told.sunkNames : told.hitNames;
  const known = shipClass === null || shipClass < rules.fleet.length;
  const shown = (cells !== 0n) === (word === 'sunk' && names.includes('cells'));
  return known && (shipClass !== null) === names.includes('class') && shown;
}

/** The check that a placing does not pass, or its commitments. */
export function checkPlacing(plan: Plan, context: Uint8Array, blob: Uint8Array): SealedField | string {
  if (blob.length !== plan.size) return 'length';
  const [count, classes] = [plan.berths.length, plan.rules.fleet.length];
  const commitments = cut(blob, 0, count, 32);
  const sums = cut(blob, 32 * count, classes, 32);
  const proofs = cut(blob, 32 * (count + classes), count + plan.regions.length, 96);
  const halves = proofs.flatMap((proof) => [proof.subarray(32, 64), proof.subarray(64)]);
  if ([...sums, ...halves].some((each) => scalar(each) === null)) return 'scalar';
  const points = commitments.map(decode);
  if (points.includes(null)) return 'point';
  const field = new SealedField(plan, points as Element[]);
  return flawOf(plan, field, context, commitments, sums, proofs) ?? field;
}

function flawOf(
  plan: Plan,
  field: SealedField,
  context: Uint8Array,
  commitments: Uint8Array[],
  sums: Uint8Array[],
  proofs: Uint8Array[],
): string | null {
  for (const [index, { count }] of plan.rules.fleet.entries()) {
    const own = plan.berths.flatMap(({ shipClass }, at) => (shipClass === index ? [at] : []));
    if (!field.shows(own, count, sums[index]!)) return 'class';
  }
  const root = digest('root', context, number(commitments.length), join(...commitments));
  for (const [index, point] of field.points.entries()) {
    if (!isBit([root, text('berth'), number(index)], commitments[index]!, point, proofs[index]!)) return 'berth';
  }
  for (const [index, region] of plan.regions.entries()) {
    const meeting = total(numbersOf(plan, region).map((berth) => field.points[berth]!));
    const place = [root, text('region'), number(index)];
    if (!isBit(place, encode(meeting), meeting, proofs[commitments.length + index]!)) return 'region';
  }
  return null;
}

/** Whether a proof shows that a commitment holds 0 or 1. */
function isBit(place: Uint8Array[], sign: Uint8Array, point: Element, proof: Uint8Array): boolean {
  const [e0, e1] = [proof.subarray(0, 16), proof.subarray(16, 32)];
  const [z0, z1] = [littleEndian(proof.subarray(32, 64)), littleEndian(proof.subarray(64))];
  const [once, twice] = times(point, littleEndian(e0), littleEndian(e1)) as [Element, Element];
  const first = add(H.times(z0), negative(once));
  const second = add(add(H.times(z1), G.times(littleEndian(e1))), negative(twice));
  const asked = digest('bit', ...place, sign, encode(first), encode(second)).subarray(0, 16);
  return asked.every((byte, at) => byte === (e0[at]! ^ e1[at]!));
}

function cut(data: Uint8Array, start: number, count: number, size: number): Uint8Array[] {
  return Array.from({ length: count }, (_, at) => data.subarray(start + size * at, start + size * (at + 1)));
}

/** An answer and its proof; `null` where no honest writer writes this. */
export function readAnswer(data: Uint8Array): Answer | null {
  const word = WORDS[data[0] ?? WORDS.length];
  if (data.length < 4 || word === undefined) return null;
  const count = bigEndian(data.subarray(2, 4));
  const end = 4 + 2 * count;
  if (end > data.length) return null;
  const ids = cut(data, 4, count, 2).map(bigEndian);
  if (ids.some((id, at) => at > 0 && id <= ids[at - 1]!)) return null;
  let cells = 0n;
  for (const id of ids) cells |= 1n << BigInt(id);
  return { word, shipClass: data[1] ? data[1] - 1 : null, cells, proof: data.subarray(end) };
}
