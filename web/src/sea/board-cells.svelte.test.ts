// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Sheet, type Tile } from './board-cells.svelte';

/** How often each cell is drawn anew while something is done with a sheet. */
function drawn(sheet: Sheet, see: (tile: Tile) => unknown, what: () => void): string[] {
  const found: string[] = [];
  const stop = $effect.root(() => {
    sheet.each((tile) => {
      $effect(() => {
        see(tile);
        found.push(tile.key);
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

describe('a sheet', () => {
  it('has rows before columns', () => {
    const sheet = new Sheet(2, 3);
    expect(sheet.rows.map((row) => row.map((tile) => tile.key))).toEqual([
      ['0,0', '0,1', '0,2'],
      ['1,0', '1,1', '1,2'],
    ]);
    expect(sheet.at([1, 2])?.cell).toEqual([1, 2]);
    expect(sheet.at([2, 1])).toBeUndefined();
  });

  it('moves its one tab stop without touching other cells', () => {
    const sheet = new Sheet(20, 20);
    sheet.stopAt([0, 0]);
    const touched = drawn(sheet, (tile) => tile.stop, () => sheet.stopAt([3, 4]));
    expect(touched.sort()).toEqual(['0,0', '3,4']);
  });

  it('draws anew only what is chosen or no longer chosen', () => {
    const sheet = new Sheet(20, 20);
    sheet.pick([[1, 1], [2, 2]]);
    const touched = drawn(sheet, (tile) => tile.picked, () => sheet.pick([[2, 2], [3, 3], [99, 0]]));
    expect(touched.sort()).toEqual(['1,1', '3,3']);
    expect(sheet.at([2, 2])?.picked).toBe(true);
  });

  it('notices only what is news when it is told of every cell', () => {
    const sheet = new Sheet(20, 20);
    const say = (mark: string) => sheet.each((tile) => (tile.said = tile.key === '5,6' ? mark : 'sea'));
    say('sea');
    expect(drawn(sheet, (tile) => tile.said, () => say('hit'))).toEqual(['5,6']);
  });
});
