// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readKept } from './paper-desk.svelte';

const SIDE = { field: ['..'], field_at_end: null, chart: null, refuses: false, claims: false };
const SHOT = { by: 0, at: [0, 0], text: 'A1', said: 'miss', disputed: false, weapon: null, turn: 1 };
const PAPER = { variant: 'classic', labels: null, players: ['Anna', ''], first: null, winner: null, sides: [SIDE, SIDE], shots: [SHOT] };

describe('a paper that was kept', () => {
  it('comes back as it was', () => {
    expect(readKept(JSON.stringify(PAPER))).toEqual(PAPER);
  });

  it('is not believed when it is something else', () => {
    const spoilt = [
      null,
      '{',
      '7',
      '{}',
      JSON.stringify({ ...PAPER, players: ['Anna'] }),
      JSON.stringify({ ...PAPER, sides: [SIDE, null] }),
      JSON.stringify({ ...PAPER, sides: [SIDE, { ...SIDE, chart: [1] }] }),
      JSON.stringify({ ...PAPER, shots: [{ ...SHOT, said: 'maybe' }] }),
      JSON.stringify({ ...PAPER, shots: [null] }),
    ];
    for (const text of spoilt) expect(readKept(text)).toBeNull();
  });
});
