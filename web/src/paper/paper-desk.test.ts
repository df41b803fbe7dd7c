// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaperDesk } from './paper-desk.svelte';

const TABLE = { variant: 'classic', names: { columns: ['A', 'B'], rows: ['1', '2'], between: '' }, weapons: {} };

/** Requests that wait for their answer. */
let waiting: ((answer: unknown) => void)[] = [];

async function answer(body: unknown): Promise<void> {
  waiting.shift()?.(Response.json(body));
  await vi.waitFor(() => expect(waiting).toEqual([]));
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => new Promise((respond) => waiting.push(respond)));
});

afterEach(() => {
  waiting = [];
  vi.unstubAllGlobals();
});

describe('a paper', () => {
  it('keeps what was written while another game was being fetched', async () => {
    const desk = new PaperDesk();
    const opened = desk.open();
    await answer(TABLE);
    await opened;
    const chosen = desk.choose('salvo', null);
    desk.rename(0, 'Anna');
    desk.changeSide(0, { field: ['#.', '..'] });
    await answer({ ...TABLE, variant: 'salvo' });
    await chosen;
    expect(desk.paper).toMatchObject({ variant: 'salvo', players: ['Anna', ''] });
    expect(desk.paper?.sides[0].field).toEqual(['#.', '..']);
  });

  it('shows no verdict on what was taken away meanwhile', async () => {
    const desk = new PaperDesk();
    const opened = desk.open();
    await answer(TABLE);
    await opened;
    const judged = desk.judge();
    expect(desk.busy).toBe(true);
    desk.clear();
    expect(desk.busy).toBe(false);
    await answer({ sheet: null });
    await judged;
    expect(desk.judged).toBeNull();
  });
});
