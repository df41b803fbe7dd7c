import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../api/problem';
import type { LiveMatch } from '../api/match.svelte';
import type { Command } from '../api/types';
import type { Cell } from '../sea/cell';
import { Aim } from './aim.svelte';

vi.mock('../speech/speech.svelte', () => ({
  t: (message: string, facts: object = {}) => [message, ...Object.values(facts)].join(' '),
}));

const MOUSE = { by: 'mouse', size: 20 } as const;
const FINGER = { by: 'touch', size: 20 } as const;
const THUMB = { by: 'touch', size: 60 } as const;

const ROWS = [0, 1, 2, 3, 4];
const OPEN = ROWS.flatMap((row) => ROWS.map((col): Cell => [row, col])).filter(([row, col]) => row || col);

/** A match in which A1 is known, and everything else can be fired at. */
function match(shots = 1) {
  const sent: Command[] = [];
  const asked: Command[] = [];
  const options = [null, 'wide-shot', 'air-raid', 'radar'].map((weapon) => ({
    action: weapon ? 'use-weapon' : 'fire',
    weapon,
    refusal: weapon === 'radar' ? { code: 'weapon/locked', sentence: 'Not yet.' } : null,
  }));
  const view = {
    seat: 0,
    shots,
    options,
    open: OPEN,
    table: { phase: 'playing', turn: 0, present: [0, 1] },
    names: { columns: [...'ABCDE'], rows: ['1', '2', '3', '4', '5'], between: '' },
    ruleset: {
      grid: { rows: 5, cols: 5 },
      turn: { answers: 'each' },
      arsenal: [
        { name: 'wide-shot', kind: 'area', radius: 1 },
        { name: 'air-raid', kind: 'line', radius: null },
        { name: 'radar', kind: 'radar', radius: 1 },
      ],
    },
  };
  let answer: Promise<unknown> = Promise.resolve();
  const live = {
    view,
    act: (command: Command) => (sent.push(command), answer),
    whyNot: async (command: Command) => (asked.push(command), 'It is known.'),
  };
  return { live: live as unknown as LiveMatch, view, sent, asked, answers: (next: Promise<unknown>) => (answer = next) };
}

function turns(shots = 1, atOnce = false) {
  const game = match(shots);
  return { ...game, aim: new Aim(game.live, { atOnce: () => atOnce }) };
}

function rounds(shots = 1) {
  const game = match(shots);
  const onsent = vi.fn();
  return { ...game, onsent, aim: new Aim(game.live, { ordered: true, onsent }) };
}

describe('in turns', () => {
  it('a cell that is picked is fired at', async () => {
    const { aim, sent } = turns();
    await aim.pick([1, 1], MOUSE);
    expect(sent).toEqual([{ type: 'fire', at: [[1, 1]] }]);
  });

  it('the server says why a cell cannot be fired at', async () => {
    const { aim, sent, asked } = turns();
    await aim.pick([0, 0], MOUSE);
    expect(sent).toEqual([]);
    expect(asked).toEqual([{ type: 'fire', at: [[0, 0]] }]);
    expect(aim.commands.trouble).toBe('It is known.');
  });

  it('a salvo is put together, and given when it is complete', async () => {
    const { aim, sent } = turns(2);
    await aim.pick([1, 1], FINGER);
    expect(aim.order).toBeNull();
    await aim.pick([1, 2], MOUSE);
    expect(sent).toEqual([]);
    await aim.send();
    expect(sent).toEqual([{ type: 'fire', at: [[1, 1], [1, 2]] }]);
    expect(aim.cells).toEqual([]);
  });

  it('a salvo is still there after a special action', async () => {
    const { aim } = turns(2);
    await aim.pick([1, 1], MOUSE);
    await aim.pick([1, 2], MOUSE);
    aim.arm('wide-shot');
    aim.arm(null);
    expect(aim.cells).toEqual([[1, 1], [1, 2]]);
  });

  it('a special action strikes where it is pointed, as it is turned', async () => {
    const { aim, sent } = turns();
    aim.armOrExplain('air-raid');
    aim.over = [2, 3];
    expect(aim.preview).toEqual(ROWS.map((col) => [2, col]));
    aim.turn();
    expect(aim.preview).toEqual(ROWS.map((row) => [row, 3]));
    await aim.pick([2, 3], MOUSE);
    expect(sent).toEqual([{ type: 'use-weapon', weapon: 'air-raid', target: { type: 'column', col: 3 } }]);
    expect(aim.weapon).toBeNull();
  });

  it('a special action that cannot be had is explained', () => {
    const { aim } = turns();
    aim.armOrExplain('radar');
    expect(aim.weapon).toBeNull();
    expect(aim.commands.trouble).toBe('Not yet.');
  });

  it('a finger aims first; the second tap on the cell fires', async () => {
    const { aim, sent } = turns();
    await aim.pick([1, 1], THUMB);
    await aim.pick([1, 2], THUMB);
    expect([sent.length, aim.touched]).toEqual([0, [1, 2]]);
    await aim.pick([1, 2], THUMB);
    expect([sent.length, aim.touched]).toEqual([1, null]);
  });

  it('a finger fires at once where that is wanted, but no special action', async () => {
    const { aim, sent } = turns(1, true);
    await aim.pick([1, 1], FINGER);
    await aim.pick([1, 2], THUMB);
    expect(sent).toHaveLength(2);
    aim.arm('wide-shot');
    await aim.pick([2, 2], THUMB);
    expect(sent).toHaveLength(2);
    await aim.pick([2, 2], THUMB);
    expect(sent).toHaveLength(3);
    expect(aim.touched).toBeNull();
  });

  it('what is typed is fired at', () => {
    const { aim, sent } = turns();
    void aim.take({ type: 'fire', at: [[2, 1]] });
    expect(sent).toEqual([{ type: 'fire', at: [[2, 1]] }]);
  });

  it('the cells of a salvo are typed one by one or all together', async () => {
    const { aim, sent } = turns(3);
    await aim.take({ type: 'fire', at: [[0, 1], [0, 2]] });
    await aim.take({ type: 'fire', at: [[0, 2], [0, 3]] });
    expect(sent).toEqual([]);
    expect(aim.cells).toEqual([[0, 1], [0, 2], [0, 3]]);
  });

  it('the same shot twice at once is fired once', async () => {
    const { aim, sent } = turns();
    await Promise.all([aim.pick([1, 1], MOUSE), aim.pick([1, 1], MOUSE)]);
    expect(sent).toHaveLength(1);
  });

  it('cells that can no longer be fired at are forgotten', async () => {
    const { aim, view } = turns(2);
    await aim.pick([1, 1], MOUSE);
    await aim.pick([1, 2], MOUSE);
    view.open = view.open.filter(([row, col]) => row !== 1 || col !== 1);
    aim.refresh();
    expect(aim.cells).toEqual([[1, 2]]);
    view.table.turn = 1;
    aim.refresh();
    expect(aim.cells).toEqual([]);
  });
});

describe('in rounds', () => {
  it('a cell that is picked is only chosen, and another takes its place', async () => {
    const { aim, sent } = rounds();
    await aim.pick([1, 1], MOUSE);
    await aim.pick([2, 2], MOUSE);
    expect(sent).toEqual([]);
    expect(aim.order).toEqual({ type: 'fire', at: [[2, 2]] });
  });

  it('the server says why a cell cannot be chosen', async () => {
    const { aim } = rounds();
    await aim.pick([0, 0], MOUSE);
    expect(aim.cells).toEqual([]);
    expect(aim.commands.trouble).toBe('It is known.');
  });

  it('a special action takes the cell that was picked last, and can be turned there', async () => {
    const { aim } = rounds(2);
    await aim.pick([1, 1], MOUSE);
    await aim.pick([2, 3], MOUSE);
    aim.arm('air-raid');
    expect(aim.order).toMatchObject({ target: { type: 'row', row: 2 } });
    aim.turn('column');
    expect(aim.order).toMatchObject({ target: { type: 'column', col: 3 } });
    expect(aim.preview).toEqual(ROWS.map((row) => [row, 3]));
    aim.turn('row');
    expect(aim.order).toMatchObject({ target: { type: 'row', row: 2 } });
  });

  it('a finger aims on a small cell; confirming gives a single shot, and chooses one of several', async () => {
    const one = rounds();
    await one.aim.pick([1, 1], FINGER);
    expect(one.aim.cells).toEqual([]);
    await one.aim.confirm();
    expect(one.sent).toHaveLength(1);

    const two = rounds(2);
    await two.aim.pick([1, 1], FINGER);
    await two.aim.confirm();
    expect(two.aim.cells).toEqual([[1, 1]]);
    expect(two.aim.touched).toBeNull();
    expect(two.sent).toEqual([]);
  });

  it('a finger on a cell that is closed does not give what was chosen before', async () => {
    const { aim, sent } = rounds();
    await aim.pick([1, 1], MOUSE);
    await aim.pick([0, 0], FINGER);
    await aim.confirm();
    expect(sent).toEqual([]);
  });

  it('an order leaves alone what is picked before the answer is here', async () => {
    const { aim, answers, onsent } = rounds();
    let answer = (_: unknown): void => undefined;
    answers(new Promise((done) => (answer = done)));
    await aim.pick([1, 1], MOUSE);
    const sent = aim.send();
    aim.clear();
    await aim.pick([1, 1], MOUSE);
    answer(null);
    await sent;
    expect(aim.cells).toEqual([[1, 1]]);
    expect(onsent).toHaveBeenCalledWith({ type: 'fire', at: [[1, 1]] });
  });

  it('an order is gone from the hand once it is answered', async () => {
    const { aim } = rounds();
    await aim.pick([1, 1], MOUSE);
    await aim.send();
    expect(aim.cells).toEqual([]);
  });

  it('an order that is refused stays in the hand', async () => {
    const { aim, answers, onsent } = rounds();
    answers(Promise.reject(new Problem('game/not-now', 'Not now.')));
    await aim.pick([1, 1], MOUSE);
    await aim.send();
    expect(aim.commands.trouble).toBe('Not now.');
    expect(aim.cells).toEqual([[1, 1]]);
    expect(onsent).not.toHaveBeenCalled();
  });
});

describe('a new position', () => {
  it('takes away why something could not be done in the old one', () => {
    const { aim } = turns();
    aim.commands.tell('It is not your turn.');

    aim.refresh();

    expect(aim.commands.trouble).toBe('');
  });
});
