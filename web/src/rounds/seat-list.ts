/** Who sits at the table of a round game, and how each stands. */

export type SeatStanding = 'free' | 'placing' | 'awaited' | 'ready' | 'out' | 'gone' | 'winner' | 'in';

export interface TableState {
  phase: string;
  turn: number | null;
  out: readonly number[];
  left: readonly number[];
  awaited: readonly number[];
  missed: readonly number[];
  winner: number | null;
}

export interface SeatLine {
  seat: number;
  name: string | null;
  kind: string | null;
  standing: SeatStanding;
  /** Ships still afloat, where the rules tell. */
  afloat: number | null;
  /** Rounds missed in a row. */
  missed: number;
}

export interface Sitter {
  name: string;
  kind: string;
}

function standingOf(table: TableState, seat: number, seated: boolean): SeatStanding {
  if (table.winner === seat) return 'winner';
  if (table.left.includes(seat)) return 'gone';
  if (table.out.includes(seat)) return 'out';
  if (table.phase === 'placing') {
    if (!seated) return 'free';
    return table.awaited.includes(seat) ? 'placing' : 'ready';
  }
  if (table.phase !== 'playing') return 'in';
  return table.awaited.includes(seat) ? 'awaited' : 'ready';
}

function countShips(fleet: Readonly<Record<string, number>> | null | undefined): number | null {
  return fleet ? Object.values(fleet).reduce((sum, each) => sum + each, 0) : null;
}

/** A line for every seat: those who are in first, as they sit. */
export function seatLines(
  table: TableState,
  sitters: readonly (Sitter | null)[],
  afloat: readonly (Readonly<Record<string, number>> | null)[],
): SeatLine[] {
  const lines = sitters.map(
    (sitter, seat): SeatLine => ({
      seat,
      name: sitter?.name ?? null,
      kind: sitter?.kind ?? null,
      standing: standingOf(table, seat, sitter !== null),
      afloat: countShips(afloat[seat]),
      missed: table.missed[seat] ?? 0,
    }),
  );
  const isOut = (line: SeatLine) => line.standing === 'out' || line.standing === 'gone';
  return [...lines.filter((line) => !isOut(line)), ...lines.filter(isOut)];
}

/** How many of those who are in have done what is asked of them now. */
export function progress(table: TableState, seats: number): { done: number; all: number } {
  const all = seats - table.out.length;
  return { done: all - table.awaited.filter((seat) => !table.out.includes(seat)).length, all };
}
