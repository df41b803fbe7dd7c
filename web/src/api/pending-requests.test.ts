// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { Errands } from './pending-requests';
import { Problem } from './problem';
import type { Refused } from './types';

const FIRE = { type: 'act', command: { type: 'fire', at: [[0, 0]] } } as const;

function fire(errands: Errands, madeOn: number | null = null) {
  return errands.begin({ type: 'act', command: { type: 'fire', at: [[0, 0]] } }, madeOn);
}

function refusal(id: string): Refused {
  const problem = { status: 409, detail: 'Not yet.', code: 'turn/not-yours', facts: { turn: 1 } };
  return { type: 'refused', id, problem } as unknown as Refused;
}

describe('errands', () => {
  it('wait under one id until they are answered', async () => {
    const errands = new Errands();
    const { order, answer } = fire(errands);
    expect(errands.waiting).toEqual([order]);
    expect(errands.waiting[0]?.id).toBe(order.id);
    errands.done({ type: 'done', id: order.id, number: 3 });
    await expect(answer).resolves.toMatchObject({ number: 3 });
    expect(errands.waiting).toEqual([]);
  });

  it('say on which position they were made, where that matters', () => {
    const errands = new Errands();
    expect(fire(errands, 7).order).toMatchObject({ made_on: 7, request: FIRE });
    expect(fire(errands).order.made_on).toBeUndefined();
  });

  it('have ids that are never the same', () => {
    const errands = new Errands();
    const ids = Array.from({ length: 200 }, () => fire(errands).order.id);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_.:-]{1,64}$/);
  });

  it('are refused with a problem that has code, sentence and facts', async () => {
    const errands = new Errands();
    const { order, answer } = fire(errands);
    errands.refused(refusal(order.id));
    await expect(answer).rejects.toMatchObject({
      code: 'turn/not-yours',
      detail: 'Not yet.',
      facts: { turn: 1 },
    });
  });

  it('are answered once: a second answer is for nobody', async () => {
    const errands = new Errands();
    const { order, answer } = fire(errands);
    errands.done({ type: 'done', id: order.id, number: 1 });
    errands.refused(refusal(order.id));
    await expect(answer).resolves.toMatchObject({ number: 1 });
  });

  it('do not mind an answer to somebody else', () => {
    const errands = new Errands();
    fire(errands);
    errands.done({ type: 'done', id: 'another', number: 1 });
    expect(errands.waiting).toHaveLength(1);
  });

  it('are all given up when the page is left', async () => {
    const errands = new Errands();
    const { answer } = fire(errands);
    errands.abandon(new Problem('page/left', 'Gone.'));
    await expect(answer).rejects.toMatchObject({ code: 'page/left' });
    expect(errands.waiting).toEqual([]);
  });
});
