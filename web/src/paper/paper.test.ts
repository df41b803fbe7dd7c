import { describe, expect, it } from 'vitest';
import { answersTo, blankPaper, findCell, isBlank, pointAt, shipsOf, withShot, type Paper, type PaperShot, type PaperTable } from './paper';
import { cleanName, paperText } from './paper-text';

const TABLE: PaperTable = {
  variant: 'classic',
  names: { columns: ['A', 'B', 'C'], rows: ['1', '2', '3'], between: '-' },
  weapons: { radar: 'Radar' },
};
const BLANK = blankPaper(TABLE, null, ['', '']);

function shot(by: 0 | 1, text: string, more: Partial<PaperShot> = {}): PaperShot {
  return { by, at: findCell(TABLE.names, text), text, said: 'miss', disputed: false, weapon: null, turn: 1, ...more };
}

describe('a drawing', () => {
  it('has decks that come and go, also those of a file', () => {
    const drawn = pointAt('field', ['...', 'Ax.', '...'], [0, 2]);
    expect(drawn).toEqual(['..#', 'Ax.', '...']);
    expect(pointAt('field', drawn, [1, 0])).toEqual(['..#', '.x.', '...']);
    expect(pointAt('field', drawn, [1, 1])).toEqual(['..#', 'A..', '...']);
  });

  it('has dots and crosses where it is notes', () => {
    const once = pointAt('chart', ['...'], [0, 1]);
    expect([once, pointAt('chart', once, [0, 1]), pointAt('chart', ['.x.'], [0, 1])]).toEqual([['.o.'], ['.x.'], ['...']]);
  });

  it('shows decks that share a side as one ship, and letters as their own', () => {
    expect(shipsOf(['##.', '..#', 'AB#']).map(({ cells }) => cells.length)).toEqual([2, 2, 1, 1]);
  });
});

describe('a cell', () => {
  it('is found however it is written', () => {
    for (const text of ['B-2', 'b2', ' B 2 ']) expect(findCell(TABLE.names, text)).toEqual([1, 1]);
    expect(findCell(TABLE.names, 'D9')).toBeNull();
  });
});

describe('a shot that was forgotten', () => {
  const noted = [shot(0, 'A-1'), shot(0, 'B-1'), shot(1, 'C-3', { turn: 2 })];
  const turns = (shots: PaperShot[]): string[] => shots.map(({ text, turn }) => `${text} ${turn}`);

  it('joins those that were named together, on either side', () => {
    expect(turns(withShot(noted, shot(0, 'C-1'), 2))).toEqual(['A-1 1', 'B-1 1', 'C-1 1', 'C-3 2']);
    expect(turns(withShot(noted, shot(1, 'C-1'), 2))).toEqual(['A-1 1', 'B-1 1', 'C-1 2', 'C-3 2']);
  });

  it('parts them where it comes between', () => {
    expect(turns(withShot(noted, shot(1, 'C-1'), 1))).toEqual(['A-1 1', 'C-1 2', 'B-1 3', 'C-3 4']);
    expect(turns(withShot([], shot(1, 'C-1'), 0))).toEqual(['C-1 1']);
  });
});

describe('the file', () => {
  const paper: Paper = {
    ...BLANK,
    first: 1,
    winner: 0,
    sides: [{ ...BLANK.sides[0], field: ['#..', '#..', '...'], claims: true }, { ...BLANK.sides[1], refuses: true }],
    shots: [
      shot(0, 'A-1', { said: 'hit', disputed: true }),
      shot(0, 'B-1'),
      shot(1, 'Q-9', { turn: 2 }),
      shot(0, 'C-3', { said: 'ship', weapon: 'radar', turn: 3 }),
      shot(0, 'C-2', { said: 'empty', weapon: 'radar', turn: 4 }),
    ],
  };

  it('is the one that the command reads, with shots that were named together in one line', () => {
    const lines = paperText(paper, TABLE.names, ['Anna', 'Boris']).split('\n').filter(Boolean);
    expect(lines).toEqual([
      'variant: classic',
      'players: Anna, Boris',
      'first: Boris',
      'winner: Anna',
      'field: Anna',
      '# . .',
      '# . .',
      '. . .',
      'Anna claims',
      'Boris refuses',
      'shots:',
      'Anna: A-1 hit?, B-1 miss',
      'Boris: Q-9 miss',
      'Anna radar: C-3 ship',
      'Anna radar: C-2 empty',
    ]);
  });

  it('has no names that would mean something else', () => {
    expect(cleanName('Bo,r:is#?\n;')).toBe('Boris');
  });

  it('is worth asking before it goes', () => {
    expect([isBlank(BLANK), isBlank(paper), isBlank({ ...BLANK, shots: paper.shots })]).toEqual([true, false, false]);
  });
});

it('shows on a sea what was answered there', () => {
  const shots = [shot(0, 'A-1', { said: 'hit' }), shot(1, 'B-2'), shot(0, 'C-3', { said: 'sunk' }), shot(0, 'Z-9')];
  expect(answersTo(0, { rows: 3, cols: 3 }, shots)).toEqual(['x..', '...', '..#']);
});
