/**
 * A small sea as the server draws it in signs: examples of rules, and moments of games.
 *
 * Decks of one ship share a letter, a small one where they were struck; a Z lies where no
 * ship may; a star is a miss, radar has seen + or -, and where there is a blank is no sea.
 */

import type { Cell } from './cell';
import { CELL, outline } from './drawing/hull';

/** The paths of a drawing, each with the class it is drawn by. */
export interface DrawnSea {
  readonly rows: number;
  readonly cols: number;
  readonly paths: readonly { readonly kind: string; readonly d: string }[];
}

const MIDDLE = CELL / 2;

const MARKS: Readonly<Record<string, string>> = {
  // What is drawn around the middle of a cell.
  miss: 'm-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  struck: 'm-10-10l20 20m0-20l-20 20',
  seen: 'm0-11l11 11l-11 11l-11-11z',
  nothing: 'm-9 0q4.5-6 9 0t9 0',
};

/** What a sign says beside the ship it belongs to. */
function markOf(sign: string): string | null {
  if (sign === '*') return 'miss';
  if (sign === '+') return 'seen';
  if (sign === '-') return 'nothing';
  return /[a-y]/.test(sign) ? 'struck' : null;
}

export function drawSea(rows: readonly string[]): DrawnSea {
  const cells = rows.flatMap((row, at) => [...row].map((sign, col) => ({ sign, cell: [at, col] as Cell })));
  const of = (kind: string): Cell[] =>
    cells.filter(({ sign }) => markOf(sign) === kind).map(({ cell }) => cell);
  const marks = Object.entries(MARKS).map(([kind, d]) => ({
    kind,
    d: of(kind)
      .map(([row, col]) => `M${col * CELL + MIDDLE} ${row * CELL + MIDDLE}${d}`)
      .join(''),
  }));
  const water = cells.filter(({ sign }) => sign !== ' ').map(({ cell }) => cell);
  const paths = [
    { kind: 'water', d: outline(water, 0, 0) },
    { kind: 'net', d: water.map(([row, col]) => `M${(col + 1) * CELL} ${row * CELL}v${CELL}h-${CELL}`).join('') },
    ...ships(cells),
    // A cross is seen on a dark hull by its light edge.
    { kind: 'edge', d: marks.find(({ kind }) => kind === 'struck')?.d ?? '' },
    ...marks,
  ];
  return { rows: rows.length, cols: rows[0]?.length ?? 0, paths: paths.filter(({ d }) => d) };
}

/** The hulls: afloat, sunk where every deck was struck, or where they must not lie. */
function ships(cells: readonly { sign: string; cell: Cell }[]): { kind: string; d: string }[] {
  const found = new Map<string, { sign: string; cell: Cell }[]>();
  for (const each of cells) {
    if (!/[a-z]/i.test(each.sign)) continue;
    const letter = each.sign.toUpperCase();
    // Seas that stand side by side use the same letters for ships of their own.
    const key = `${letter}${panelOf(cells, each.cell)}`;
    found.set(key, [...(found.get(key) ?? []), each]);
  }
  const drawn: Record<string, string> = { hull: '', sunk: '', barred: '' };
  for (const ship of found.values()) {
    const sunk = ship.every(({ sign }) => sign !== sign.toUpperCase());
    const kind = ship[0]?.sign === 'Z' ? 'barred' : sunk ? 'sunk' : 'hull';
    drawn[kind] += outline(ship.map(({ cell }) => cell), 5, 15);
  }
  return Object.entries(drawn).map(([kind, d]) => ({ kind, d }));
}

/** Which of the seas side by side a cell belongs to, counted from the left. */
function panelOf(cells: readonly { sign: string; cell: Cell }[], [row, col]: Cell): number {
  return cells.filter(({ sign, cell }) => sign === ' ' && cell[0] === row && cell[1] < col).length;
}
