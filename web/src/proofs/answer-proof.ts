/**
 * What is opened with an answer, and what an answer must therefore be.
 *
 * Which berths are summed up depends on nothing but the rules, the shots and the answers so
 * far, so that opening them says exactly what the answer says.
 */
import { TOLD, namesOf, type Answer } from '../engine/answer';
import type { BerthList, SealedRules } from '../engine/berth-list';
import { cellNumbers, maskOfNumbers, type Mask } from '../engine/mask';
import { bigEndian, concatBytes, cutBytes, readBigEndian } from './bytes';
import { Flaw } from './flaw';
import { decodeScalar } from './group';
import type { Commitments, SealedField } from './placing';

/** Berths, and how many ships are said to lie on them. */
export interface OpenedSum {
  numbers: number[];
  value: number;
}

/** The true answer to a shot; *hits* are the decks hit before it. */
export function answerOf({ berths, bits }: SealedField, cell: Mask, hits: Mask): Answer {
  const number = berths.numbers(cell).find((each) => bits[each]);
  const berth = number === undefined ? undefined : berths.berths[number];
  if (!berth) return { told: 'miss', ship_class: null, cells: 0n };
  const down = isInside(berth.cells, hits | cell);
  const told = down && berths.rules.disclosure.sinking_told ? 'sunk' : 'hit';
  const names = namesOf(berths.rules.disclosure, told);
  return {
    told,
    ship_class: names.includes('class') ? berth.ship_class : null,
    cells: names.includes('cells') && told === 'sunk' ? berth.cells : 0n,
  };
}

/** What the radar sees. */
export function lookAt(field: SealedField, cell: Mask): Answer {
  return { told: field.value(field.berths.numbers(cell)) ? 'ship' : 'empty', ship_class: null, cells: 0n };
}

/** The sums that an answer opens; `null` where nobody may say this. */
export function sumsOf(berths: BerthList, answer: Answer, cell: Mask, hits: Mask): OpenedSum[] | null {
  if (!isSayable(berths.rules, answer)) return null;
  const through = berths.numbers(cell, answer.ship_class);
  if (answer.told === 'miss' || answer.told === 'empty') return [{ numbers: through, value: 0 }];
  const sums = [{ numbers: through, value: 1 }];
  if (answer.told === 'ship' || !berths.rules.disclosure.sinking_told) return sums;
  const inside = through.filter((number) => isInside(cellsOf(berths, number), hits | cell));
  if (answer.told === 'hit') return inside.length ? [...sums, { numbers: inside, value: 0 }] : sums;
  const shown = answer.cells ? inside.filter((number) => cellsOf(berths, number) === answer.cells) : inside;
  return [...sums, { numbers: shown, value: 1 }];
}

/** The proof of an answer: 32 bytes for each sum. */
export function openAnswer(field: SealedField, answer: Answer, cell: Mask, hits: Mask): Uint8Array {
  const sums = sumsOf(field.berths, answer, cell, hits);
  if (sums === null) throw new Flaw('said');
  return concatBytes(...sums.map(({ numbers }) => field.openSum(numbers)));
}

/** See that a proof shows the answer to be true; throws a `Flaw`. */
export function checkAnswer(commitments: Commitments, answer: Answer, cell: Mask, hits: Mask, proof: Uint8Array): void {
  const sums = sumsOf(commitments.berths, answer, cell, hits);
  if (sums === null) throw new Flaw('said');
  if (proof.length !== 32 * sums.length) throw new Flaw('length');
  const openings = cutBytes(proof, 0, sums.length, 32);
  openings.forEach((opening, index) => {
    if (decodeScalar(opening) === null) throw new Flaw('scalar', index);
  });
  sums.forEach(({ numbers, value }, index) => {
    if (!commitments.shows(numbers, value, openings[index] as Uint8Array)) throw new Flaw('sum', index);
  });
}

/** An answer and its proof as bytes, so that they can be signed. */
export function encodeAnswer({ told, ship_class, cells }: Answer, proof: Uint8Array): Uint8Array {
  const shown = cellNumbers(cells);
  const head = Uint8Array.of(TOLD.indexOf(told), ship_class === null ? 0 : ship_class + 1);
  return concatBytes(head, bigEndian(shown.length, 2), ...shown.map((cell) => bigEndian(cell, 2)), proof);
}

/** The answer and its proof again, or `null` where no honest writer writes this. */
export function readAnswer(data: Uint8Array): [Answer, Uint8Array] | null {
  const told = TOLD[data[0] ?? TOLD.length];
  if (data.length < 4 || told === undefined) return null;
  const count = readBigEndian(data.subarray(2, 4));
  const end = 4 + 2 * count;
  if (end > data.length) return null;
  const shown = cutBytes(data, 4, count, 2).map(readBigEndian);
  if (shown.some((cell, at) => at > 0 && cell <= (shown[at - 1] as number))) return null;
  const ship_class = data[1] ? data[1] - 1 : null;
  return [{ told, ship_class, cells: maskOfNumbers(shown) }, data.subarray(end)];
}

function isInside(cells: Mask, others: Mask): boolean {
  return (cells & others) === cells;
}

function cellsOf(berths: BerthList, number: number): Mask {
  return berths.berths[number]?.cells ?? 0n;
}

/** Whether the rules let anybody say such a thing. */
function isSayable(rules: SealedRules, { told, ship_class, cells }: Answer): boolean {
  if (told === 'sunk' && !rules.disclosure.sinking_told) return false;
  const names = namesOf(rules.disclosure, told);
  const known = ship_class === null || (ship_class >= 0 && ship_class < rules.fleet.length);
  const named = (ship_class !== null) === names.includes('class');
  const shown = (cells !== 0n) === (told === 'sunk' && names.includes('cells'));
  return known && named && shown;
}
