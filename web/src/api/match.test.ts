// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { backoffDelay, LiveMatch, mergeLogs } from './match.svelte';
import type { LogLine, Order, ViewMessage } from './types';

/** A socket in the hands of the test. */
class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = 0;
  sent: Order[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Order);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server's side. */
  greet(number = 4): void {
    this.readyState = FakeSocket.OPEN;
    this.say(view(number));
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakOff(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function view(number: number): ViewMessage {
  const seen = {
    type: 'view',
    number,
    seat: 0,
    table: { turn: 0, phase: 'playing' },
    names: { columns: ['A', 'B'] },
    charts: [],
  };
  return seen as unknown as ViewMessage;
}

function last(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('No socket was opened.');
  return socket;
}

const FIRE = { type: 'act', command: { type: 'fire', at: [[2, 3] as [number, number]] } } as const;

function fire(match: LiveMatch) {
  return match.do({ type: 'act', command: { type: 'fire', at: [[2, 3]] } });
}

let match: LiveMatch;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ lines: [] })));
  match = new LiveMatch('0123456789abcdef');
  flushSync();
});

afterEach(() => {
  match.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a live match', () => {
  it('is open with the first view', () => {
    expect(match.connection).toBe('opening');
    last().greet();
    expect(match.connection).toBe('open');
    expect(match.view?.number).toBe(4);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('sends what has no answer again, under the same id, after a reconnect', async () => {
    last().greet();
    const answer = fire(match);
    const first = last().sent[0];
    last().breakOff();
    expect(match.connection).toBe('lost');
    await vi.advanceTimersByTimeAsync(6000);
    const again = last();
    again.greet();
    expect(again.sent).toEqual([first]);
    expect(first).toMatchObject({ made_on: 4, request: FIRE });
    again.say({ type: 'done', id: first?.id, number: 5 });
    await expect(answer).resolves.toMatchObject({ number: 5 });
  });

  it('sends what was asked while there was no connection, once there is one', async () => {
    last().greet();
    last().breakOff();
    void fire(match).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(6000);
    last().greet();
    expect(last().sent).toHaveLength(1);
  });

  it('tells a server that is renewed from one that is lost, while it is away too', async () => {
    last().greet();
    last().breakOff(1012);
    expect(match.connection).toBe('renewed');
    await vi.advanceTimersByTimeAsync(600);
    last().breakOff(1006);
    expect(match.connection).toBe('renewed');
    await vi.advanceTimersByTimeAsync(6000);
    last().greet();
    expect(match.connection).toBe('open');
  });

  it('takes a connection without an answer for none', async () => {
    last().greet();
    void fire(match).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10_500);
    expect(FakeSocket.all).toHaveLength(2);
    expect(match.connection).toBe('lost');
  });

  it('counts what it waits for', async () => {
    last().greet();
    const answer = fire(match);
    expect(match.waiting).toBe(1);
    last().say({ type: 'done', id: last().sent[0]?.id, number: 5 });
    await answer;
    expect(match.waiting).toBe(0);
  });

  it('throws what is refused as a problem', async () => {
    last().greet();
    const answer = fire(match);
    const problem = { code: 'turn/not-yours', detail: 'Wait.', status: 409, facts: {} };
    last().say({ type: 'refused', id: last().sent[0]?.id, problem });
    await expect(answer).rejects.toMatchObject({ code: 'turn/not-yours', detail: 'Wait.' });
  });

  /** Refuses what was sent last on a socket. */
  function refuse(code: string, facts: Record<string, unknown> = {}): void {
    const problem = { code, detail: 'Not now.', status: 503, facts };
    last().say({ type: 'refused', id: last().sent.at(-1)?.id, problem });
  }

  it('sends the same order again where the server could not say whether it is kept', async () => {
    last().greet();
    const answer = fire(match);
    refuse('match/try-again');
    last().say(view(7));
    await vi.advanceTimersByTimeAsync(1100);
    const [first, again] = last().sent;
    expect(again).toEqual(first);
    last().say({ type: 'done', id: first?.id, number: 8 });
    await expect(answer).resolves.toMatchObject({ number: 8 });
  });

  it('waits as long as it is told to when it asks too often', async () => {
    last().greet();
    const answer = fire(match);
    refuse('request/too-often', { seconds: 3 });
    await vi.advanceTimersByTimeAsync(2900);
    expect(last().sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(last().sent).toHaveLength(2);
    expect(last().sent[1]).toEqual(last().sent[0]);
    last().say({ type: 'done', id: last().sent[0]?.id, number: 5 });
    await expect(answer).resolves.toMatchObject({ number: 5 });
    expect(match.waiting).toBe(0);
  });

  it('gives up what waits to be sent again when the page is left', async () => {
    last().greet();
    const answer = fire(match);
    refuse('match/try-again');
    await vi.advanceTimersByTimeAsync(10);
    match.close();
    const left = expect(answer).rejects.toMatchObject({ code: 'page/left' });
    await vi.advanceTimersByTimeAsync(1100);
    await left;
  });

  it('does not send again what was too large', async () => {
    last().greet();
    const answer = fire(match);
    const refused = expect(answer).rejects.toMatchObject({ code: 'request/too-large' });
    last().breakOff(1009);
    await refused;
    await vi.advanceTimersByTimeAsync(6000);
    last().greet();
    expect(last().sent).toEqual([]);
    expect(match.connection).toBe('open');
    expect(match.waiting).toBe(0);
  });

  it('becomes somebody when nobody may do that, and asks again', async () => {
    last().greet();
    const answer = fire(match);
    const problem = { code: 'visitor/no-session', detail: 'Who?', status: 401, facts: {} };
    last().say({ type: 'refused', id: last().sent[0]?.id, problem });
    await vi.advanceTimersByTimeAsync(10);
    expect(FakeSocket.all).toHaveLength(2);
    last().greet();
    last().say({ type: 'done', id: last().sent[0]?.id, number: 5 });
    await expect(answer).resolves.toMatchObject({ number: 5 });
  });

  it('gives up when there is no such match', async () => {
    const gone = { code: 'match/unknown', detail: 'There is no such match.', status: 404 };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(gone, { status: 404 })));
    last().breakOff();
    await vi.advanceTimersByTimeAsync(10);
    expect(match.connection).toBe('refused');
    expect(match.problem?.detail).toBe('There is no such match.');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('lets listeners hear what is told, and writes it down', () => {
    last().greet();
    const heard: number[] = [];
    const stop = match.onTold((told) => heard.push(told.number));
    const what = { type: 'turn-passed', seat: 1 };
    last().say({ type: 'told', number: 5, at: 0, what, said: ['It is your turn.'] });
    stop();
    last().say({ type: 'told', number: 6, at: 0, what, said: ['And again.'] });
    expect(heard).toEqual([5]);
    expect(match.log.map((line) => line.said[0])).toEqual(['It is your turn.', 'And again.']);
  });

  it('adds what has changed to the view', () => {
    last().greet();
    last().say({ type: 'told', number: 5, at: 0, what: {}, clock: { at: 7 } });
    last().say({ type: 'changes', after: 4, number: 5, table: { turn: 1 }, open: '5' });
    expect(match.view).toMatchObject({ number: 5, table: { turn: 1, phase: 'playing' } });
    expect(match.view?.company.clock).toEqual({ at: 7 });
    expect(match.view?.open).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('hears all that comes in one frame, in order', async () => {
    last().greet();
    const asked = fire(match);
    const [order] = last().sent;
    last().say([
      { type: 'told', number: 5, at: 0, what: {}, clock: { at: 7 }, said: ['It is her turn.'] },
      { type: 'changes', after: 4, number: 5, table: { turn: 1 } },
      { type: 'done', id: order?.id, number: 5 },
    ]);
    await expect(asked).resolves.toMatchObject({ number: 5 });
    expect(match.view).toMatchObject({ number: 5, company: { clock: { at: 7 } } });
    expect(match.log.at(-1)?.said).toEqual(['It is her turn.']);
  });

  it('hears nothing more of a frame that does not fit', () => {
    last().greet();
    last().say([
      { type: 'changes', after: 5, number: 6 },
      { type: 'told', number: 7, at: 0, what: {}, said: ['Too much.'] },
    ]);
    expect(match.log).toEqual([]);
  });

  it('shows the last view it is sure of, and asks for another, when something was missed', async () => {
    last().greet();
    last().say({ type: 'changes', after: 5, number: 6, table: { turn: 1 } });
    expect(match.view).toMatchObject({ number: 4, table: { turn: 0 } });
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(2);
    last().greet(6);
    expect(match.view?.number).toBe(6);
  });

  it('adds nothing to a view that came over another socket', async () => {
    last().greet();
    last().breakOff();
    await vi.advanceTimersByTimeAsync(6000);
    last().say({ type: 'changes', after: 4, number: 5, table: { turn: 1 } });
    expect(match.view).toMatchObject({ number: 4, table: { turn: 0 } });
  });

  it('hears no more from a socket it has left', () => {
    const first = last();
    first.greet();
    match.close();
    first.say(view(9));
    expect(match.view?.number).toBe(4);
  });
});

describe('pauses between attempts', () => {
  it('grow, and stay within five seconds', () => {
    expect(backoffDelay(0, 1)).toBe(250);
    expect(backoffDelay(3, 0)).toBeGreaterThanOrEqual(backoffDelay(1, 1));
    expect(backoffDelay(99, 1)).toBe(5000);
  });
});

describe('two logs', () => {
  const line = (number: number, word: string): LogLine =>
    ({ number, at: 0, said: [word], seat: null, kind: 'x', round: null }) as unknown as LogLine;

  it('become one, each number once, the later words kept', () => {
    const both = mergeLogs([line(1, 'a'), line(3, 'c')], [line(2, 'b'), line(3, 'C')]);
    expect(both.map((each) => each.said[0])).toEqual(['a', 'b', 'C']);
  });
});
