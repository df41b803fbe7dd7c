import { describe, expect, it } from 'vitest';
import type { ToldMessage, ViewChanges, ViewMessage } from './types';
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
  last: [[[1, 1]], [[0, 0]]],
  answer: ['Anna fires at A1.', 'You fire at B2.'],
  shots_said: [
    { seas: [1], sank: false, said: ['Anna fires at A1.'] },
    { seas: [0], sank: false, said: ['You fire at B2.'] },
  ],
} as unknown as ViewMessage;

const TURN = told({ type: 'turn-passed', to: 1 });

function told(what: unknown, said: string[] = [], short?: string[]): ToldMessage {
  return { type: 'told', number: 5, at: 0, clock: null, what, said, short } as unknown as ToldMessage;
}

const REASON = { code: 'turn/not-yours', facts: {}, sentence: 'Wait.' };
const KNOWN = new Map([[7, REASON]]);

function changed(some: Partial<ViewChanges>, heard = TURN): ViewMessage {
  const changes: ViewChanges = { type: 'changes', after: 4, number: 5, ...some };
  return applyChanges(VIEW, changes, [heard], learnObstacles(KNOWN, changes));
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
    expect(() => changed({ number: 6 })).toThrow(DoesNotFit);
    expect(() => changed({ marks: [[2, 0, 'o']] })).toThrow(DoesNotFit);
    expect(() => changed({ marks: [[0, 6, 'o']] })).toThrow(DoesNotFit);
    expect(() => changed({ options: [[0, 0]] })).toThrow(DoesNotFit);
    expect(() => changed({ options: [[2, null]] })).toThrow(DoesNotFit);
    expect(() => changed({ clear: [[2, '1']] })).toThrow(DoesNotFit);
  });
});

describe('shots that are told of', () => {
  const miss = { type: 'salvo-answered', by: 0, answers: [{ type: 'miss', at: [0, 2] }] };

  it('are the last on their sea, with what is said of them', () => {
    const found = changed({}, told(miss, ['You fire at C1.']));
    expect(found.last).toEqual([[[1, 1]], [[0, 2]]]);
    expect(found.answer).toEqual(['You fire at B2.', 'You fire at C1.']);
  });

  it('are said at a glance, a sunk ship before all else', () => {
    const sunk = { type: 'salvo-answered', by: 0, answers: [{ type: 'sunk', at: [0, 2] }] };
    const found = changed({}, told(sunk, ['You fire at C1: sunk.', 'The boat.'], ['The boat.', 'C1.']));
    expect(found.answer).toEqual(['The boat.', 'C1.', 'You fire at B2.']);
  });

  it('are drawn row by row, each once, on every sea of a round', () => {
    const other = { ...miss, by: 1, answers: [1, 0, 1].map((row) => ({ type: 'miss', at: [row, 0] })) };
    const found = changed({}, told({ type: 'round-answered', number: 1, salvos: [miss, other] }, ['Round 1.']));
    expect(found.last).toEqual([[[0, 0], [1, 0]], [[0, 2]]]);
    expect(found.shots_said).toEqual([{ seas: [0, 1], sank: false, said: ['Round 1.'] }]);
  });

  it('are all those of a round on the one sea that is shared', () => {
    const shared = { ...VIEW, charts: VIEW.charts.slice(1), last: [[]], shots_said: [] };
    const what = { type: 'round-answered', number: 1, hits: [{ type: 'hit', at: [1, 1] }], misses: [[0, 1]] };
    const heard = told({ ...what, salvos: [miss] }, ['Round 1.']);
    const changes: ViewChanges = { type: 'changes', after: 4, number: 5 };
    expect(applyChanges(shared, changes, [heard], KNOWN).last).toEqual([
      [
        [0, 1],
        [0, 2],
        [1, 1],
      ],
    ]);
  });
});
