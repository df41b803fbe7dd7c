import { describe, expect, it } from 'vitest';
import { isDaily } from './daily-match';
import { shareText, squares } from './share-text';
import type { Company } from '../api/types';

describe('a try as squares', () => {
  it('has a square for each shot, ten in a line', () => {
    expect(squares('~x#')).toEqual(['🟦🟧🟥']);
    expect(squares('~'.repeat(21)).map((line) => [...line].length)).toEqual([10, 10, 1]);
    expect(squares('')).toEqual([]);
  });

  it('is shared with a heading and an address', () => {
    expect(shareText('Daily sea', 'x#', 'https://sea.example/daily')).toBe(
      'Daily sea\n🟧🟥\nhttps://sea.example/daily',
    );
  });
});

describe('a match on a daily sea', () => {
  const company = (name: string, kind: string): Company =>
    ({ sitters: [{ name: 'Anna', kind: 'person' }, { name, kind }] }) as unknown as Company;

  it('is known by the seat that never fires', () => {
    expect(isDaily(company('daily-sea', 'computer'))).toBe(true);
    expect(isDaily(company('hunter', 'computer'))).toBe(false);
  });

  it('is none where somebody only calls themselves so', () => {
    expect(isDaily(company('daily-sea', 'person'))).toBe(false);
  });
});
