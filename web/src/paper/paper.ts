/** A game that was played on paper, as two people draw and type it in. */

import type { components } from '../api/schema';
import { type Cell, type Grid, keyOf } from '../sea/cell';
import { type Labels, nameOf } from '../sea/labels';
import type { ShipShape } from '../sea/ship';

export type PaperTable = components['schemas']['PaperTable'];
export type PaperSheet = components['schemas']['PaperSheet'];
export type PaperJudgement = components['schemas']['PaperJudgement'];

export type Seat = 0 | 1;
export const SEATS: readonly Seat[] = [0, 1];

/** The drawings that a player can hand in. */
export type SheetKind = 'field' | 'field_at_end' | 'chart';
export const SHEET_KINDS: readonly SheetKind[] = ['field', 'field_at_end', 'chart'];

export type Answer = 'miss' | 'hit' | 'sunk' | 'empty' | 'ship';

/** Rows of signs, one for each cell, as the file has them. */
export type Rows = readonly string[];

export interface PaperShot {
  readonly by: Seat;
  /** Nothing where it was aimed beside the grid, or cannot be read. */
  readonly at: Cell | null;
  readonly text: string;
  readonly said: Answer;
  readonly disputed: boolean;
  readonly weapon: string | null;
  /** Shots with one number were named together. */
  readonly turn: number;
}

/** A shot before it is among the others. */
export type NewShot = Omit<PaperShot, 'turn'>;

/** The shots with one more at a *place*; it was named together with one beside it where it can have been. */
export function withShot(shots: readonly PaperShot[], shot: NewShot, place: number): PaperShot[] {
  const [before, after] = [shots.slice(0, place), shots.slice(place)];
  const beside = [before.at(-1), after[0]].find((other) => other?.by === shot.by && other.weapon === shot.weapon);
  if (beside) return [...before, { ...shot, turn: beside.turn }, ...after];
  const turn = (before.at(-1)?.turn ?? 0) + 1;
  // It may come between two that were named together.
  return [...before, { ...shot, turn }, ...after.map((later) => ({ ...later, turn: later.turn + 2 }))];
}

export interface PaperSide {
  readonly field: Rows;
  readonly field_at_end: Rows | null;
  readonly chart: Rows | null;
  readonly refuses: boolean;
  readonly claims: boolean;
}

export interface Paper {
  readonly variant: string;
  readonly labels: string | null;
  readonly players: readonly [string, string];
  readonly first: Seat | null;
  readonly winner: Seat | null;
  readonly sides: readonly [PaperSide, PaperSide];
  readonly shots: readonly PaperShot[];
}

export function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

export function gridOf(labels: Labels): Grid {
  return { rows: labels.rows.length, cols: labels.columns.length };
}

export function blankRows({ rows, cols }: Grid): Rows {
  return Array.from({ length: rows }, () => '.'.repeat(cols));
}

/** An empty paper; what was typed of the players stays. */
export function blankPaper(table: PaperTable, labels: string | null, players: Paper['players']): Paper {
  const side: PaperSide = {
    field: blankRows(gridOf(table.names)),
    field_at_end: null,
    chart: null,
    refuses: false,
    claims: false,
  };
  return { variant: table.variant, labels, players, first: null, winner: null, sides: [side, side], shots: [] };
}

/** Whether nothing was drawn or listed yet. */
export function isBlank({ sides, shots }: Paper): boolean {
  const drawn = ({ field, field_at_end, chart }: PaperSide): boolean =>
    field_at_end !== null || chart !== null || field.some((row) => /[^.]/.test(row));
  return !shots.length && !sides.some(drawn);
}

/** The paper that the server has read from a file. */
export function paperOf(sheet: PaperSheet): Paper {
  const { names } = sheet.table;
  const side = (number: Seat): PaperSide => {
    const found = sheet.sides[number] as PaperSheet['sides'][0];
    return { ...found, field: found.field ?? blankRows(gridOf(names)) } as PaperSide;
  };
  return {
    variant: sheet.table.variant,
    labels: sheet.labels,
    players: sheet.players as unknown as [string, string],
    first: sheet.first as Seat | null,
    winner: sheet.winner as Seat | null,
    sides: [side(0), side(1)],
    shots: sheet.shots.map(({ by, cell, said, disputed, weapon, line }) => ({
      by: by as Seat,
      at: findCell(names, cell),
      text: cell,
      said: said as Answer,
      disputed,
      weapon,
      turn: line,
    })),
  };
}

/** The cell that somebody calls so, whatever stands between letter and number. */
export function findCell(labels: Labels, text: string): Cell | null {
  const wanted = bare(text);
  for (const row of labels.rows.keys()) {
    for (const col of labels.columns.keys()) {
      if (bare(nameOf(labels, [row, col])) === wanted) return [row, col];
    }
  }
  return null;
}

function bare(text: string): string {
  return text.replace(/[\s-]/g, '').toLocaleUpperCase();
}

/** What a shot is aimed at, in the words of the table. */
export function cellOf(labels: Labels, shot: PaperShot): string {
  return shot.at ? nameOf(labels, shot.at) : shot.text;
}

const SHEET_SIGNS: Record<SheetKind, readonly string[]> = {
  field: ['.', '#'],
  field_at_end: ['.', '#'],
  chart: ['.', 'o', 'x'],
};

/** The rows after somebody has pointed at a cell: the next sign stands there. */
export function pointAt(kind: SheetKind, rows: Rows, [row, col]: Cell): Rows {
  const signs = SHEET_SIGNS[kind];
  const sign = rows[row]?.[col] ?? '.';
  // A letter of a file, or a struck deck, is a deck as well.
  const place = kind !== 'chart' && isDeck(sign) ? 1 : Math.max(0, signs.indexOf(sign));
  const next = signs[(place + 1) % signs.length] ?? '.';
  return rows.map((line, at) => (at === row ? line.slice(0, col) + next + line.slice(col + 1) : line));
}

export function isDeck(sign: string): boolean {
  return !'.o'.includes(sign);
}

/** The ships of a drawing: cells of one letter, and decks that share a side. */
export function shipsOf(rows: Rows): ShipShape[] {
  const found: Cell[][] = [];
  const seen = new Set<string>();
  for (const [row, line] of rows.entries()) {
    for (const [col, sign] of [...line].entries()) {
      if (!isDeck(sign) || seen.has(keyOf([row, col]))) continue;
      found.push(joined(rows, [row, col], seen));
    }
  }
  return found.map((cells) => ({ cells }));
}

function joined(rows: Rows, start: Cell, seen: Set<string>): Cell[] {
  const [cells, queue] = [[] as Cell[], [start]];
  const letter = rows[start[0]]?.[start[1]];
  seen.add(keyOf(start));
  for (let cell = queue.pop(); cell; cell = queue.pop()) {
    cells.push(cell);
    const [row, col] = cell;
    for (const next of [[row - 1, col], [row + 1, col], [row, col - 1], [row, col + 1]] as Cell[]) {
      if (rows[next[0]]?.[next[1]] !== letter || seen.has(keyOf(next))) continue;
      seen.add(keyOf(next));
      queue.push(next);
    }
  }
  return cells;
}

const MARKS: Record<Answer, string> = { miss: 'o', hit: 'x', sunk: '#', empty: '-', ship: '+' };

/** What somebody was answered about the other's sea, as a chart has it. */
export function answersTo(seat: Seat, grid: Grid, shots: readonly PaperShot[]): Rows {
  const signs = blankRows(grid).map((row) => [...row]);
  for (const { by, at, said } of shots) {
    const row = by === seat && at ? signs[at[0]] : undefined;
    if (row && at && at[1] < row.length) row[at[1]] = MARKS[said];
  }
  return signs.map((row) => row.join(''));
}
