// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { type BoardCell, BoardCells } from './board-cells.svelte';

/** How often each cell is drawn anew while something is done with the cells of a board. */
function drawn(boardCells: BoardCells, see: (boardCell: BoardCell) => unknown, what: () => void): string[] {
  const found: string[] = [];
  const stop = $effect.root(() => {
    boardCells.each((boardCell) => {
      $effect(() => {
        see(boardCell);
        found.push(boardCell.key);
      });
    });
  });
  flushSync();
  found.length = 0;
  what();
  flushSync();
  stop();
  return found;
}

describe('a board of cells', () => {
  it('has rows before columns', () => {
    const boardCells = new BoardCells(2, 3);
    expect(boardCells.rows.map((row) => row.map((boardCell) => boardCell.key))).toEqual([
      ['0,0', '0,1', '0,2'],
      ['1,0', '1,1', '1,2'],
    ]);
    expect(boardCells.at([1, 2])?.cell).toEqual([1, 2]);
    expect(boardCells.at([2, 1])).toBeUndefined();
  });

  it('moves its one tab stop without touching other cells', () => {
    const boardCells = new BoardCells(20, 20);
    boardCells.stopAt([0, 0]);
    const touched = drawn(boardCells, (boardCell) => boardCell.stop, () => boardCells.stopAt([3, 4]));
    expect(touched.sort()).toEqual(['0,0', '3,4']);
  });

  it('draws anew only what is chosen or no longer chosen', () => {
    const boardCells = new BoardCells(20, 20);
    boardCells.pick([[1, 1], [2, 2]]);
    const touched = drawn(boardCells, (boardCell) => boardCell.picked, () => boardCells.pick([[2, 2], [3, 3], [99, 0]]));
    expect(touched.sort()).toEqual(['1,1', '3,3']);
    expect(boardCells.at([2, 2])?.picked).toBe(true);
  });

  it('notices only what is news when it is told of every cell', () => {
    const boardCells = new BoardCells(20, 20);
    const say = (mark: string) => boardCells.each((boardCell) => (boardCell.said = boardCell.key === '5,6' ? mark : 'sea'));
    say('sea');
    expect(drawn(boardCells, (boardCell) => boardCell.said, () => say('hit'))).toEqual(['5,6']);
  });
});
