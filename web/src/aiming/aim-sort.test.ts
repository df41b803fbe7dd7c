import { describe, expect, it, vi } from 'vitest';
import { AIM_SORTS, type AimSort } from './aim-sort';
import { aimedAt, aimSortOf, coveredCells, USUAL_WEAPONS, type Weapon } from './weapon';

vi.mock('../speech/speech.svelte', () => ({
  t: (message: string, facts: object = {}) => [message, ...Object.values(facts)].join(' '),
}));

const CATALOG = Object.values(
  import.meta.glob<string>('../speech/en/*.ftl', { eager: true, query: '?raw', import: 'default' }),
).join('\n');
const GRID = { rows: 6, cols: 9 };
const LABELS = { columns: [...'ABCDEFGHI'], rows: ['1', '2', '3', '4', '5', '6'], between: '' };
const SORTS = Object.entries<AimSort>(AIM_SORTS);

function messagesOf(sort: AimSort): string[] {
  const turning = sort.orientations.flatMap(({ turned, choice }) => [turned, choice]);
  return [sort.todo, sort.typed, ...turning, ...(turning.length ? [sort.which] : [])];
}

describe.each(SORTS)('an aim at a %s', (_, sort) => {
  const ways = sort.orientations.length ? sort.orientations.map(({ name }) => name) : [''];

  it('is spoken of in the catalogs', () => {
    for (const id of messagesOf(sort)) expect(CATALOG, id).toMatch(new RegExp(`^${id} =`, 'm'));
  });

  it('is another target each time it is turned', () => {
    const targets = ways.map((orientation) => JSON.stringify(sort.targetAt({ cell: [2, 3], orientation })));
    expect(new Set(targets).size).toBe(ways.length);
  });

  it('is said, and has an example', () => {
    for (const orientation of ways) {
      expect(sort.say(LABELS, sort.targetAt({ cell: [2, 3], orientation }))).not.toBe('');
    }
    expect(sort.example(LABELS)).not.toBe('');
  });
});

it('there is a sort for every aim of the table', () => {
  for (const { kind } of USUAL_WEAPONS) expect(AIM_SORTS).toHaveProperty(aimedAt(kind));
});

describe('what a weapon covers', () => {
  const weapon = (kind: Weapon['kind']): Weapon => ({
    name: 'some',
    kind,
    count: 3,
    radius: USUAL_WEAPONS.find((each) => each.kind === kind)?.radius ?? null,
    unlock_turn: 1,
    takes_turn: true,
  });

  it('has the cell that is pointed at, however the aim is turned', () => {
    for (const { kind } of USUAL_WEAPONS) {
      const sort = aimSortOf(weapon(kind));
      for (const orientation of sort.orientations.length ? sort.orientations.map(({ name }) => name) : ['']) {
        const target = sort.targetAt({ cell: [2, 3], orientation });
        expect(coveredCells(GRID, weapon(kind), target)).toContainEqual([2, 3]);
      }
    }
  });

  it('is nine cells around the named one', () => {
    expect(coveredCells(GRID, weapon('area'), { type: 'centre', at: [2, 3] })).toHaveLength(9);
  });

  it('is cut off by the edge', () => {
    expect(coveredCells(GRID, weapon('radar'), { type: 'centre', at: [0, 8] })).toEqual([
      [0, 7],
      [0, 8],
      [1, 7],
      [1, 8],
    ]);
  });

  it('is a whole row or column, on a grid that is no square', () => {
    expect(coveredCells(GRID, weapon('line'), { type: 'row', row: 2 })).toHaveLength(9);
    expect(coveredCells(GRID, weapon('line'), { type: 'column', col: 8 })).toEqual(
      [0, 1, 2, 3, 4, 5].map((row) => [row, 8]),
    );
  });
});
