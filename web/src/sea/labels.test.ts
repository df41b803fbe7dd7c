import { describe, expect, it } from 'vitest';
import { type Labels, nameOf } from './labels';

const counted = (length: number) => Array.from({ length }, (_, at) => String(at + 1));
const latin: Labels = { columns: [...'ABCDEFGHIJ'], rows: counted(10), between: '' };
const italian: Labels = { columns: [...'ABCDEFGHIJKLMNOP'], rows: counted(16), between: '-' };
const republic: Labels = { columns: [...'РЕСПУБЛИКА'], rows: counted(10), between: '' };

describe('the name of a cell', () => {
  it('is spelled as the table spells it', () => {
    expect(nameOf(latin, [6, 1])).toBe('B7');
    expect(nameOf(italian, [15, 15])).toBe('P-16');
    expect(nameOf(republic, [0, 9])).toBe('А1');
  });
});
