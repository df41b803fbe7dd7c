import { describe, expect, test } from 'vitest';

import type { ViewMessage } from '../api/types';
import type { Cell } from '../sea/cell';
import { momentBetween } from './moment';

interface Sketch {
  number: number;
  foreign: string[];
  own: string[];
  sunk?: Cell[];
  hits?: Cell[];
}

/** A view of seat 0 with what a moment is made of. */
function sketch({ number, foreign, own, sunk, hits }: Sketch): ViewMessage {
  return {
    number,
    seat: 0,
    charts: [{ rows: own }, { rows: foreign }],
    sunk: sunk ? [{ owner: 1, cells: sunk }] : [],
    own: { hits: hits ?? [], ships: [{ ship_class: 'boat', cells: [[1, 0], [1, 1]] }] },
  } as unknown as ViewMessage;
}

const START = sketch({ number: 1, foreign: ['...', '...'], own: ['...', 'x..'], hits: [[1, 0]] });

describe('a moment', () => {
  test('is a miss, a hit or a sinking on the sea that was fired at', () => {
    const missed = sketch({ number: 2, foreign: ['..o', '...'], own: ['...', 'x..'], hits: [[1, 0]] });
    expect(momentBetween(START, missed, 1)).toMatchObject({ kind: 'miss', struck: [{ cell: [0, 2], kind: 'miss' }] });
    expect(momentBetween(START, missed, 0)).toBeNull();

    const wounded = sketch({ number: 3, foreign: ['x.o', '...'], own: ['...', 'x..'], hits: [[1, 0]] });
    expect(momentBetween(missed, wounded, 1)?.kind).toBe('hit');

    const killed = sketch({ ...{ number: 4, foreign: ['##o', '...'], own: ['...', 'x..'] }, sunk: [[0, 0], [0, 1]], hits: [[1, 0]] });
    const moment = momentBetween(wounded, killed, 1);
    expect(moment).toMatchObject({ kind: 'sunk', struck: [{ cell: [0, 1], kind: 'sunk' }], wrecks: [[[0, 0], [0, 1]]] });
  });

  test('is the loss of one’s own ship when its last cell is hit', () => {
    const lost = sketch({ number: 2, foreign: ['...', '...'], own: ['...', 'xx.'], hits: [[1, 0], [1, 1]] });
    expect(momentBetween(START, lost, 0)).toMatchObject({ kind: 'sunk', wrecks: [[[1, 0], [1, 1]]] });
  });

  test('is none when nobody has fired', () => {
    const waited = sketch({ number: 2, foreign: ['.-+', '...'], own: ['...', 'x..'], hits: [[1, 0]] });
    expect(momentBetween(START, waited, 1)).toBeNull();
  });
});
