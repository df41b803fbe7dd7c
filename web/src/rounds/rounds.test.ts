import { describe, expect, it } from 'vitest';
import { chapters, type RoundLogLine } from './round-log';
import { timeLeft } from './deadline';
import { progress, seatLines, type TableState } from './seat-list';

const TABLE: TableState = {
  phase: 'playing',
  turn: null,
  out: [1],
  left: [],
  awaited: [2],
  missed: [0, 0, 2],
  winner: null,
};
const SITTERS = ['Anna', 'Bruno', 'Clara'].map((name) => ({ name, kind: 'person' }));

describe('the list of seats', () => {
  it('says who has yet to fire, and puts those who are out last', () => {
    const lines = seatLines(TABLE, SITTERS, [{ carrier: 1, cruiser: 2 }, {}, null]);
    expect(lines.map((line) => [line.name, line.standing, line.afloat, line.missed])).toEqual([
      ['Anna', 'ready', 3, 0],
      ['Clara', 'awaited', null, 2],
      ['Bruno', 'out', 0, 0],
    ]);
  });

  it('counts only those who are still in', () => {
    expect(progress(TABLE, 3)).toEqual({ done: 1, all: 2 });
  });

  it('shows a seat that nobody has taken as free while fleets are placed', () => {
    const placing = { ...TABLE, phase: 'placing', out: [], awaited: [0, 1, 2] };
    expect(seatLines(placing, [SITTERS[0]!, null, SITTERS[2]!], []).map((line) => line.standing)).toEqual([
      'placing',
      'free',
      'placing',
    ]);
  });
});

describe('the deadline', () => {
  it('is that of whoever has least time left, and never runs below nothing', () => {
    const clocks = { left: [9000, 5000, 1000], running: [0, 1] };
    expect(timeLeft(clocks, 2000)).toBe(3000);
    expect(timeLeft(clocks, 8000)).toBe(0);
  });

  it('is nobody’s while no clock runs', () => {
    expect(timeLeft({ left: [9000], running: [] }, 0)).toBeNull();
    expect(timeLeft(null, 0)).toBeNull();
  });
});

describe('the log of rounds', () => {
  const line = (number: number, at: number, kind: string, round?: number): RoundLogLine => ({
    number,
    at,
    kind,
    said: [kind],
    ...(round === undefined ? {} : { round }),
  });

  it('keeps the news of a round with what came of them, and orders with the next round', () => {
    const told = [
      line(1, 10, 'sat-down'),
      line(2, 20, 'fleet-ready'),
      line(3, 20, 'play-began'),
      line(4, 30, 'order-noted'),
      line(5, 40, 'round-answered', 1),
      line(6, 40, 'seat-out'),
      line(7, 50, 'order-ready'),
      line(8, 60, 'seat-left'),
    ];
    expect(chapters(told).map(({ round, lines, closed }) => [round, lines.map((each) => each.number), closed])).toEqual([
      [0, [1, 2, 3], true],
      [1, [4, 5, 6], true],
      [2, [7, 8], false],
    ]);
  });

  it('of nothing has no chapter', () => {
    expect(chapters([])).toEqual([]);
  });
});
