import { describe, expect, it } from 'vitest';
import { isMisread, type Labels, nameOf, readCell, readLine } from './labels';

const counted = (length: number) => Array.from({ length }, (_, at) => String(at + 1));
const latin: Labels = { columns: [...'ABCDEFGHIJ'], rows: counted(10), between: '' };
const italian: Labels = { columns: [...'ABCDEFGHIJKLMNOP'], rows: counted(16), between: '-' };
const republic: Labels = { columns: [...'РЕСПУБЛИКА'], rows: counted(10), between: '' };
const numbers: Labels = { columns: counted(12), rows: counted(12), between: '-' };

describe('the name of a cell', () => {
  it('is spelled as the table spells it', () => {
    expect(nameOf(latin, [6, 1])).toBe('B7');
    expect(nameOf(italian, [15, 15])).toBe('P-16');
    expect(nameOf(republic, [0, 9])).toBe('А1');
  });
});

describe('what somebody types for a cell', () => {
  it.each(['B7', 'b7', ' b 7 ', 'b-7', 'B–7', '«B7»', 'b07', 'b.7'])('%s is read', (text) => {
    expect(readCell(latin, text)).toEqual([6, 1]);
  });

  it('is read with two figures', () => {
    expect(readCell(italian, 'p16')).toEqual([15, 15]);
  });

  it('is never guessed from another alphabet', () => {
    // Cyrillic В looks like the second column of a Latin table, and is no letter of it.
    expect(readCell(latin, 'В7')).toMatchObject({ problem: 'other-alphabet', instead: 'B7' });
    expect(readCell(republic, 'P1')).toMatchObject({ problem: 'other-alphabet', instead: 'Р1' });
  });

  it('may name two cells', () => {
    expect(readCell(numbers, '111')).toMatchObject({ problem: 'ambiguous', instead: '1-11, 11-1' });
    expect(readCell(numbers, '1-11')).toEqual([10, 0]);
  });

  it.each([
    ['', 'empty'],
    ['K1', 'off-grid'],
    ['B11', 'off-grid'],
    ['seven', 'unreadable'],
    ['7B', 'unreadable'],
  ])('%j is refused as %s', (text, problem) => {
    const found = readCell(latin, text);
    expect(isMisread(found) && found.problem).toBe(problem);
  });
});

describe('what somebody types for a line', () => {
  it('is a row or a column', () => {
    expect(readLine(italian, '7')).toEqual({ row: 6 });
    expect(readLine(italian, 'b')).toEqual({ col: 1 });
  });

  it('may be both where both are numbered', () => {
    expect(readLine(numbers, '7')).toMatchObject({ problem: 'ambiguous' });
  });
});

describe('letters of other scripts', () => {
  const georgian: Labels = {
    columns: [...'აბგდევზთიკ'],
    rows: Array.from({ length: 10 }, (_, row) => `${row + 1}`),
    between: '',
  };

  it.each(['ბ10', 'Ბ10', ' ბ-10 '])('are read in either case: %s', (typed) => {
    expect(readCell(georgian, typed)).toEqual([9, 1]);
  });
});
