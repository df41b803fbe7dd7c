import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Aim } from './aim.svelte';
import { http, Problem } from '../api/http';
import type { Command, OrderReading } from '../api/types';
import { TypedOrder } from './typed-order.svelte';

vi.mock('../speech/speech.svelte', () => ({ t: (message: string) => message }));

const SHOT: OrderReading['orders'][number] = { command: { type: 'fire', at: [[6, 1]] }, said: 'Fire at B7.' };
const PASS: OrderReading['orders'][number] = { command: { type: 'end-turn' }, said: 'Pass.' };

let taken: Command[] = [];
let told: string[] = [];
let commands = { trouble: '' };
let match = { id: 'm', connection: 'open' };
let answer: OrderReading = { orders: [], detail: '' };

function typed(text: string): TypedOrder {
  const aim = {
    weapon: null,
    order: null,
    commands: Object.assign(commands, { match, tell: (sentence: string) => told.push(sentence) }),
    take: (command: Command) => Promise.resolve(void taken.push(command)),
  };
  const order = new TypedOrder(aim as unknown as Aim);
  order.text = text;
  return order;
}

beforeEach(() => {
  taken = [];
  told = [];
  commands = { trouble: '' };
  match = { id: 'm', connection: 'open' };
  vi.spyOn(http, 'post').mockImplementation(() => Promise.resolve(answer));
});

describe('a typed order', () => {
  it('is fired at once where it is a plain shot', async () => {
    answer = { orders: [SHOT], detail: '' };
    const order = typed('b7');
    await order.submit();
    expect(taken).toEqual([SHOT.command]);
    expect(order.text).toBe('');
  });

  it('is shown in words before anything else is sent', async () => {
    answer = { orders: [PASS], detail: '' };
    const order = typed('pass');
    await order.submit();
    expect(taken).toEqual([]);
    expect(order.said).toBe('Pass.');
    await order.submit();
    expect(taken).toEqual([PASS.command]);
  });

  it('is asked back where it can mean several things', async () => {
    answer = { orders: [SHOT, PASS], detail: 'Which?' };
    const order = typed('odd');
    await order.submit();
    await order.submit();
    expect(taken).toEqual([]);
    expect(told.at(-1)).toBe('Which?');
    expect(order.choices).toHaveLength(2);
    await order.give(PASS);
    expect(taken).toEqual([PASS.command]);
  });

  it('is kept, with the reason, where it cannot be read', async () => {
    answer = { orders: [], detail: 'No cell.' };
    const order = typed('z99');
    await order.submit();
    expect(taken).toEqual([]);
    expect(told).toEqual(['No cell.']);
    expect(order.text).toBe('z99');
  });

  it('is read anew after another key', async () => {
    answer = { orders: [PASS], detail: '' };
    const order = typed('pass');
    await order.submit();
    order.text = 'pas';
    expect(order.said).toBe('');
  });

  it('takes a refusal back with the next key', () => {
    const order = typed('');
    commands.trouble = 'No cell.';
    order.typed();
    expect(commands.trouble).toBe('');
  });

  describe('while the server is away', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      match.connection = 'lost';
      answer = { orders: [SHOT], detail: '' };
      vi.spyOn(http, 'post').mockImplementation(() =>
        match.connection === 'open'
          ? Promise.resolve(answer)
          : Promise.reject(new Problem('network/unreachable', 'Away.')),
      );
    });
    afterEach(() => void vi.useRealTimers());

    async function comeBack(connection = 'open'): Promise<void> {
      await vi.advanceTimersByTimeAsync(5000);
      match.connection = connection;
      await vi.advanceTimersByTimeAsync(5000);
    }

    it('is kept, and given once when it is back', async () => {
      const order = typed('b7');
      void order.submit();
      await vi.advanceTimersByTimeAsync(100);
      void order.submit();
      expect(told).toEqual(['Away.']);
      expect(order.text).toBe('b7');
      await comeBack();
      expect(taken).toEqual([SHOT.command]);
      expect(order.text).toBe('');
    });

    it('is dropped by another key', async () => {
      const order = typed('b7');
      void order.submit();
      await vi.advanceTimersByTimeAsync(100);
      order.text = 'b';
      order.typed();
      await comeBack();
      expect(taken).toEqual([]);
    });

    it('is not given where the page was left', async () => {
      void typed('b7').submit();
      await comeBack('closed');
      expect(taken).toEqual([]);
    });
  });
});
