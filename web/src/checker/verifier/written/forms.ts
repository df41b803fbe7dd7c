/** The forms that ships of a class may have. */

import type { JsonObject } from '../file/json';

/** A deck, counted from the corner of its ship. */
export type Deck = readonly [row: number, col: number];

/** Every way in which a ship of a class may lie, each once. */
export function formsOf(entry: JsonObject): Deck[][] {
  const found = new Map<string, Deck[]>();
  for (const drawing of entry.get('shapes') as (string | string[])[]) {
    const decks = decksOf(typeof drawing === 'string' ? [drawing] : drawing);
    const sides = entry.get('mirrored') === false ? [decks] : [decks, decks.map(([row, col]) => [row, -col] as const)];
    for (let side of sides) {
      for (let turn = 0; turn < (entry.get('turned') === false ? 1 : 4); turn += 1) {
        const form = pushed(side);
        found.set(form.join(' '), form);
        side = side.map(([row, col]) => [col, -row] as const);
      }
    }
  }
  return [...found.values()];
}

/** Whether a drawing shows one ship whose decks are joined by their sides. */
export function isWholeShip(lines: string[]): boolean {
  const decks = new Set(decksOf(lines).map(String));
  const [first] = decks;
  if (first === undefined || /[^#. ]/u.test(lines.join(''))) return false;
  const reached = new Set([first]);
  for (const deck of reached) {
    const [row, col] = deck.split(',').map(Number) as [number, number];
    for (const beside of [[row + 1, col], [row - 1, col], [row, col + 1], [row, col - 1]].map(String)) {
      if (decks.has(beside)) reached.add(beside);
    }
  }
  return reached.size === decks.size;
}

function decksOf(lines: string[]): Deck[] {
  return lines.flatMap((line, row) => [...line].flatMap((sign, col) => (sign === '#' ? [[row, col] as const] : [])));
}

/** The decks moved to the corner, in reading order. */
function pushed(decks: Deck[]): Deck[] {
  const top = Math.min(...decks.map(([row]) => row));
  const left = Math.min(...decks.map(([, col]) => col));
  const moved = decks.map(([row, col]) => [row - top, col - left] as const);
  return moved.sort(([row, col], [other, its]) => row - other || col - its);
}
