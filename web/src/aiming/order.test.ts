import { describe, expect, it, vi } from 'vitest';
import type { ViewMessage } from '../api/types';
import { cellsOfCommand, orderText, pickCell } from './order';

vi.mock('../speech/speech.svelte', () => ({
  t: (message: string, facts: object = {}) => [message, ...Object.values(facts)].join(' '),
}));

const VIEW = {
  ruleset: {
    grid: { rows: 4, cols: 6 },
    arsenal: [
      { name: 'wide-shot', kind: 'area', radius: 1 },
      { name: 'air-raid', kind: 'line', radius: null },
    ],
  },
  names: { columns: ['A', 'B', 'C', 'D', 'E', 'F'], rows: ['1', '2', '3', '4'], between: '' },
  words: { weapons: { 'air-raid': 'raid' } },
} as unknown as ViewMessage;

describe('the cells of an order', () => {
  it('with one shot are simply others when another cell is picked', () => {
    expect(pickCell([[1, 1]], [2, 5], 1)).toEqual([[2, 5]]);
  });

  it('lose one that is picked again', () => {
    expect(pickCell([[1, 1], [2, 5]], [1, 1], 3)).toEqual([[2, 5]]);
  });

  it('of a whole salvo lose the oldest when one more is picked', () => {
    expect(pickCell([[0, 0], [0, 1]], [0, 2], 2)).toEqual([[0, 1], [0, 2]]);
  });
});

describe('what a command covers', () => {
  it('is what is fired at', () => {
    expect(cellsOfCommand(VIEW, { type: 'fire', at: [[1, 2]] })).toEqual([[1, 2]]);
  });

  it('is as much as the weapon of that name reaches', () => {
    const command = { type: 'use-weapon', weapon: 'wide-shot', target: { type: 'centre', at: [0, 5] } } as const;
    expect(cellsOfCommand(VIEW, { ...command, target: { type: 'centre', at: [0, 5] } })).toEqual([
      [0, 4],
      [0, 5],
      [1, 4],
      [1, 5],
    ]);
  });

  it('is nothing when nothing is fired', () => {
    expect(cellsOfCommand(VIEW, { type: 'end-turn' })).toEqual([]);
  });
});

describe('an order in words', () => {
  it('names its cells, or the weapon and its target', () => {
    expect(orderText(VIEW, { type: 'fire', at: [[0, 0], [3, 5]] })).toBe('A1, F4');
    expect(orderText(VIEW, { type: 'use-weapon', weapon: 'air-raid', target: { type: 'column', col: 3 } })).toBe(
      'rounds-order-weapon raid rounds-line-column D',
    );
  });
});
