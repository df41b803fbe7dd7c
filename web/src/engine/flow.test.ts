import { describe, expect, it } from 'vitest';
import type { Answer, Told } from './answer';
import type { GameEvent } from './flow';
import { Illegal } from './illegal';
import type { Turn, Weapon } from './rules';
import { SealedFlow, walkAttack, type SealedCommand } from './sealed-flow';
import type { SealedGameRules, SealedSide } from './sealed-side';

const RULES: SealedGameRules = {
  seats: 2,
  grid: { rows: 2, cols: 3 },
  fleet: [{ name: 'boat', count: 2, shapes: ['#'], turned: true, mirrored: true }],
  sea: { touching: 'freely', whose: 'own', friendly_fire: null },
  turn: { order: 'alternate', begins: 'first', shots: 1, answers: 'each', again_after: 'never', second_shot: null },
  rounds: { missed: 'not-fired', drop_after: null },
  arsenal: [],
  manoeuvre: null,
  disclosure: { sinking_told: true, hit_names: [], sunk_names: [] },
  victory: { won: 'automatic', tie: 'lot' },
};

const RADAR: Weapon = { name: 'radar', kind: 'radar', count: 1, radius: 1, unlock_turn: 1, takes_turn: false };
const TORPEDO: Weapon = { name: 'torpedo', kind: 'torpedo', count: 1, radius: null, unlock_turn: 2, takes_turn: true };

function answer(told: Told): Answer {
  return { told, ship_class: null, cells: 0n };
}

/** A game in which the first seat is about to fire. */
class Play {
  readonly flow: SealedFlow;

  constructor(turn: Partial<Turn> = {}, rules: Partial<SealedGameRules> = {}) {
    this.flow = new SealedFlow({ ...RULES, ...rules, turn: { ...RULES.turn, ...turn } });
    this.flow.openPlay();
  }

  side(seat: number): SealedSide {
    return this.flow.sides[seat] as SealedSide;
  }

  /** An attack, and the answers as far as they are asked for. */
  attack(seat: number, command: SealedCommand, ...words: Told[]): GameEvent[] {
    this.flow.carryOut(this.side(seat), command);
    const walk = walkAttack(this.side(1 - seat), this.flow.attackOn(this.side(1 - seat)));
    let step = walk.next();
    while (!step.done) step = walk.next(answer(words.shift() as Told));
    expect(words).toEqual([]);
    return this.flow.takeAnswers(this.side(1 - seat), step.value);
  }

  fire(seat: number, at: [number, number], told: Told): string[] {
    return this.attack(seat, { type: 'fire', at: [at] }, told).map(({ type }) => type);
  }
}

describe('who goes on', () => {
  it.each([
    ['never', 'hit', 'turn-passed'],
    ['hit', 'miss', 'turn-passed'],
    ['hit', 'hit', 'turn-held'],
    ['hit', 'sunk', 'turn-held'],
    ['sunk', 'hit', 'turn-passed'],
    ['sunk', 'sunk', 'turn-held'],
  ] as const)('after a shot again after %s, at a %s: %s', (again_after, told, then) => {
    expect(new Play({ again_after }).fire(0, [0, 0], told)).toEqual(['attack-answered', then]);
  });

  it('is the same seat as long as it has shots', () => {
    const play = new Play({ shots: 2 });
    expect(play.fire(0, [0, 0], 'miss')).toContain('turn-held');
    expect(play.fire(0, [0, 1], 'miss')).toContain('turn-passed');
    expect(play.side(1).shots).toBe(2);
  });

  it('is said by a special action, and a radar says nothing where it leaves the turn', () => {
    const play = new Play({}, { arsenal: [RADAR] });
    const events = play.attack(0, { type: 'use-weapon', weapon: 'radar', target: { type: 'centre', at: [0, 0] } }, 'empty', 'empty', 'empty', 'ship');
    expect(events.map(({ type }) => type)).toEqual(['radar-swept']);
    expect(play.flow.turn).toBe(0);
    expect(() => play.attack(0, { type: 'use-weapon', weapon: 'radar', target: { type: 'centre', at: [0, 0] } })).toThrow(Illegal);
  });

  it('is no seat once the last ship is sunk', () => {
    const play = new Play({ again_after: 'hit' });
    play.fire(0, [0, 0], 'sunk');
    expect(play.fire(0, [0, 1], 'sunk')).toEqual(['attack-answered', 'seat-out', 'sealed-game-ended']);
    expect(play.flow.winner).toBe(0);
  });
});

describe('the cells of an attack', () => {
  const lane = (line: number): SealedCommand => ({ type: 'use-weapon', weapon: 'torpedo', target: { type: 'lane', edge: 'right', line } });

  it('end at the first deck of a torpedo, and repeat what is known', () => {
    const play = new Play({}, { arsenal: [{ ...TORPEDO, unlock_turn: 1, count: 2 }] });
    const [landed] = play.attack(0, lane(0), 'miss', 'hit');
    expect(landed).toMatchObject({ answers: [{ at: [0, 2], told: 'miss' }, { at: [0, 1], told: 'hit' }] });
    play.fire(1, [0, 0], 'miss');
    const [again] = play.attack(0, lane(0));
    expect(again).toMatchObject({ answers: [{ at: [0, 2], again: true }, { at: [0, 1], again: true }] });
  });

  it('count a hit for those after it, so that a salvo can sink a ship', () => {
    const play = new Play({ shots: 2, answers: 'together' });
    play.flow.carryOut(play.side(0), { type: 'fire', at: [[0, 0], [0, 1]] });
    const walk = walkAttack(play.side(1), play.flow.attackOn(play.side(1)));
    expect(walk.next().value).toMatchObject({ cell: 0, hits: [] });
    expect(walk.next(answer('hit')).value).toMatchObject({ cell: 1, hits: [0] });
  });
});

describe('what a turn allows', () => {
  it.each([
    ['cell-known', { type: 'fire', at: [[0, 0]] }],
    ['shot-count', { type: 'fire', at: [[0, 1], [0, 2]] }],
    ['weapon-later', { type: 'use-weapon', weapon: 'torpedo', target: { type: 'lane', edge: 'left', line: 0 } }],
    ['no-weapon', { type: 'use-weapon', weapon: 'star', target: { type: 'row', row: 0 } }],
    ['no-declaring', { type: 'declare-victory' }],
    ['turn-unused', { type: 'end-turn' }],
  ] as [string, SealedCommand][])('refuses with %s', (reason, command) => {
    const play = new Play({ again_after: 'hit' }, { arsenal: [TORPEDO] });
    play.fire(0, [0, 0], 'hit');
    expect(play.flow.allows(play.side(0), command)).toBe(false);
    expect(() => play.flow.carryOut(play.side(0), command)).toThrow(reason);
  });

  it('is nothing for the seat whose turn it is not, but to resign', () => {
    const play = new Play();
    expect(play.flow.allows(play.side(1), { type: 'fire', at: [[0, 0]] })).toBe(false);
    expect(play.flow.allows(play.side(1), { type: 'resign' })).toBe(true);
  });

  it('is a turn given away only where nothing is left to fire at', () => {
    const play = new Play();
    for (let cell = 0; cell < 6; cell += 1) play.side(0).known.add(cell);
    expect(play.flow.carryOut(play.side(0), { type: 'end-turn' })).toEqual([{ type: 'turn-passed', to: 1 }]);
  });
});
