// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { newOrder, PendingRequests } from './pending-requests';
import { Problem } from './problem';
import type { Refused } from './types';

const FIRE = { type: 'act', command: { type: 'fire', at: [[0, 0]] } } as const;

function fire(pending: PendingRequests, madeOn: number | null = null) {
  const order = newOrder({ type: 'act', command: { type: 'fire', at: [[0, 0]] } }, madeOn);
  return { order, answer: pending.answerTo(order) };
}

function refusal(id: string): Refused {
  const problem = { status: 409, detail: 'Not yet.', code: 'turn/not-yours', facts: { turn: 1 } };
  return { type: 'refused', id, problem } as unknown as Refused;
}

describe('pending requests', () => {
  it('wait under one id until they are answered', async () => {
    const pending = new PendingRequests();
    const { order, answer } = fire(pending);
    expect(pending.waiting).toEqual([order]);
    expect(pending.waiting[0]?.id).toBe(order.id);
    pending.resolveRequest({ type: 'done', id: order.id, number: 3 });
    await expect(answer).resolves.toMatchObject({ number: 3 });
    expect(pending.waiting).toEqual([]);
  });

  it('say on which position they were made, where that matters', () => {
    const pending = new PendingRequests();
    expect(fire(pending, 7).order).toMatchObject({ made_on: 7, request: FIRE });
    expect(fire(pending).order.made_on).toBeUndefined();
  });

  it('have ids that are never the same', () => {
    const pending = new PendingRequests();
    const ids = Array.from({ length: 200 }, () => fire(pending).order.id);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_.:-]{1,64}$/);
  });

  it('are refused with a problem that has code, sentence and facts', async () => {
    const pending = new PendingRequests();
    const { order, answer } = fire(pending);
    pending.rejectRequest(refusal(order.id));
    await expect(answer).rejects.toMatchObject({
      code: 'turn/not-yours',
      detail: 'Not yet.',
      facts: { turn: 1 },
    });
  });

  it('are answered once: a second answer is for nobody', async () => {
    const pending = new PendingRequests();
    const { order, answer } = fire(pending);
    pending.resolveRequest({ type: 'done', id: order.id, number: 1 });
    pending.rejectRequest(refusal(order.id));
    await expect(answer).resolves.toMatchObject({ number: 1 });
  });

  it('are given up one by one where one is too large', async () => {
    const pending = new PendingRequests();
    const { order } = fire(pending);
    const at = Array.from({ length: 60 }, (_, row): [number, number] => [row, 0]);
    const large = pending.answerTo(newOrder({ type: 'act', command: { type: 'fire', at } }, null));
    pending.rejectLargest(new Problem('request/too-large', 'Too much.'));
    await expect(large).rejects.toMatchObject({ code: 'request/too-large' });
    expect(pending.waiting).toEqual([order]);
  });

  it('do not mind an answer to somebody else', () => {
    const pending = new PendingRequests();
    fire(pending);
    pending.resolveRequest({ type: 'done', id: 'another', number: 1 });
    expect(pending.waiting).toHaveLength(1);
  });

  it('are all given up when the page is left', async () => {
    const pending = new PendingRequests();
    const { answer } = fire(pending);
    pending.abandon(new Problem('page/left', 'Gone.'));
    await expect(answer).rejects.toMatchObject({ code: 'page/left' });
    expect(pending.waiting).toEqual([]);
  });
});
