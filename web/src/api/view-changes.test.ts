import { describe, expect, it } from 'vitest';
import type { ViewChanges, ViewMessage } from './types';
import { applyChanges, cellsOf, DoesNotFit, learnObstacles } from './view-changes';

const VIEW = {
  type: 'view',
  number: 4,
  company: { offers: [], following: null, clock: null, variant: 'classic' },
  table: { turn: 0, phase: 'playing' },
  own: { hits: [], turns: 1 },
  names: { columns: ['A', 'B', 'C'] },
  charts: [
    { rows: ['...', '...'], old: [] },
    { rows: ['o..', '..x'], old: [] },
  ],
  clear: [[], []],
  sunk: [{ owner: 0 }],
  options: [
    { action: 'fire', weapon: null, refusal: null },
    { action: 'resign', weapon: null, refusal: null },
  ],
  open: [[0, 1]],
  shots: 1,
} as unknown as ViewMessage;

const REASON = { code: 'turn/not-yours', facts: {}, sentence: 'Wait.' };
const KNOWN = new Map([[7, REASON]]);

function changed(some: Partial<ViewChanges>): ViewMessage {
  const changes: ViewChanges = { type: 'changes', after: 4, number: 5, ...some };
  return applyChanges(VIEW, changes, null, learnObstacles(KNOWN, changes));
}

describe('a set of cells', () => {
  it('is a hexadecimal number, the first cell its last bit', () => {
    expect(cellsOf('0', 10)).toEqual([]);
    expect(cellsOf('801', 10)).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});

describe('changes', () => {
  it('leave everything as it is that they do not name', () => {
    expect(changed({})).toEqual({ ...VIEW, number: 5 });
  });

  it('draw signs on cells', () => {
    const marks: ViewChanges['marks'] = [
      [1, 5, '#'],
      [1, 1, 'o'],
    ];
    expect(changed({ marks }).charts[1]?.rows).toEqual(['oo.', '..#']);
    expect(VIEW.charts[1]?.rows).toEqual(['o..', '..x']);
  });

  it('name reasons by their number, also those that came before', () => {
    const other = { ...REASON, sentence: 'Fire first.' };
    const options: ViewChanges['options'] = [
      [0, 7],
      [1, 8],
    ];
    const found = changed({ obstacles: [[8, other]], options }).options;
    expect(found.map((option) => option.refusal)).toEqual([REASON, other]);
    const again = changed({ obstacles: [[7, other]], options: [[0, 7]] }).options;
    expect(again[0]?.refusal).toEqual(other);
    expect(KNOWN.get(7)).toBe(REASON);
  });

  it('add to what has sunk, and change parts of a part', () => {
    const found = changed({ sunk: [{ owner: 1 }], own: { turns: 2 }, following: 'next' });
    expect(found.sunk).toHaveLength(2);
    expect(found.own).toEqual({ hits: [], turns: 2 });
    expect(found.company).toMatchObject({ following: 'next', variant: 'classic' });
  });

  it('are not added to a view that they do not follow, nor where nothing is', () => {
    expect(() => changed({ after: 3 })).toThrow(DoesNotFit);
    expect(() => changed({ marks: [[2, 0, 'o']] })).toThrow(DoesNotFit);
    expect(() => changed({ marks: [[0, 6, 'o']] })).toThrow(DoesNotFit);
    expect(() => changed({ options: [[0, 0]] })).toThrow(DoesNotFit);
    expect(() => changed({ options: [[2, null]] })).toThrow(DoesNotFit);
    expect(() => changed({ clear: [[2, '1']] })).toThrow(DoesNotFit);
  });
});
