/**
 * A match as it is seen from this page: one WebSocket that reconnects whenever it breaks.
 *
 * The server sends the whole view first, and after whatever it tells what has changed in it,
 * so there is nothing to be worked out here; when something does not fit, the whole view is
 * asked for again by reconnecting. A server that knows only whole views sends those. A request is retried until it is answered, each time under the same id:
 * the server carries it out once (idempotency by id).
 */

import { untrack } from 'svelte';
import type { BerthSource } from '../placing/berth-source';
import { lang, t } from '../speech/speech.svelte';
import { asProblem, http, Problem } from './http';
import { currentConnection } from './current-connection.svelte';
import { drawNonce } from './nonce';
import { newOrder, PendingRequests } from './pending-requests';
import { applyChanges, DoesNotFit, learnObstacles, type Obstacles } from './view-changes';
import type {
  Command,
  Done,
  Hurry,
  LogLine,
  Message,
  Order,
  Request,
  Ship,
  ToldMessage,
  ViewChanges,
  ViewMessage,
  WhyNot,
} from './types';

/**
 * `opening` until the first view, `open`, `lost` while it is being tried again, `renewed`
 * when the server said that it would be back, `refused` when there is nothing to be had,
 * `closed` when the page has had enough.
 */
export type Connection = 'opening' | 'open' | 'lost' | 'renewed' | 'refused' | 'closed';

const PHRASE = 'phrase-said';

const RENEWED = 1012;
const TOO_LARGE = 1009;
const DELETED = 4010;
const RENEWALS = 15;
const ANSWER_TIMEOUT = 10_000;
const SILENCE = 30_000;
const SLEPT = 15_000;
const TRY_AGAIN = 'match/try-again';
const TOO_OFTEN = 'request/too-often';
const LONGEST_PAUSE = 60_000;
const PROTOCOLS = ['seabattle.v2', 'seabattle.v1'];
const NO_SESSION = 'visitor/no-session';

/** Milliseconds before the n-th attempt: exponential back-off with jitter, five seconds at most. */
export function backoffDelay(attempt: number, chance: number): number {
  const most = Math.min(5000, 250 * 2 ** Math.min(attempt, 6));
  return most / 2 + (most / 2) * chance;
}

/** Milliseconds after which a refused request is worth sending again; null when it is not. */
export function retryPause(problem: Problem): number | null {
  if (problem.code === TRY_AGAIN) return 1000;
  if (problem.code !== TOO_OFTEN) return null;
  return Math.min(LONGEST_PAUSE, 1000 * (Number(problem.facts['seconds']) || 1));
}

/** Whoever keeps the field of a seat at a sealed table, and signs for it. */
export interface Signer {
  /** Where ships may lie, found out on this device. */
  readonly berths: BerthSource;
  /** Whether a fleet can be placed here: there is storage, and no other tab answers. */
  readonly ready: boolean;
  /** Whether the device promises to keep what only it has. */
  readonly lasting?: string | null;
  act: (command: Command) => Promise<Done>;
  place: (ships: Ship[]) => Promise<unknown>;
  /** A view with what only this device knows. */
  dress: (view: ViewMessage) => ViewMessage;
}

export class LiveMatch {
  readonly id: string;

  /** All this viewer knows; nothing until the server has answered. */
  view = $state.raw<ViewMessage | null>(null);

  /** What was told so far, in words. */
  log = $state.raw<LogLine[]>([]);
  /** What people have said to each other. */
  phrases = $state.raw<LogLine[]>([]);

  /** The last warning that somebody's time is nearly out. */
  hurry = $state.raw<Hurry | null>(null);

  /** Why there is nothing to be seen, where the connection is refused. */
  problem = $state.raw<Problem | null>(null);

  connection = $state<Connection>('opening');

  /** Whether this is what was kept of it, to be read without a network. */
  kept = $state(false);

  /** Signs for the viewer's seat, where the table is sealed. */
  signer = $state.raw<Signer | null>(null);

  /** Requests without an answer; buttons wait while there are any. */
  waiting = $state(0);

  #socket: WebSocket | null = null;
  #pending = new PendingRequests();
  #listeners = new Set<(told: ToldMessage) => void>();
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #fresh = true;
  #told: ToldMessage[] = [];
  #obstacles: Obstacles = new Map();
  #ticked = Date.now();
  #pulse: ReturnType<typeof setInterval>;
  #stopSpeaking: () => void;

  constructor(id: string) {
    this.id = id;
    currentConnection.enter(this);
    addEventListener('online', this.#reconnectNow);
    document.addEventListener('visibilitychange', this.#look);
    this.#pulse = setInterval(this.#tick, 5000);
    // In another language everything is said anew; the first time this opens the socket.
    this.#stopSpeaking = $effect.root(() => {
      $effect(() => {
        lang();
        untrack(() => this.#connect());
      });
    });
  }

  /** Show a match as it was last seen here, until the server answers. */
  showKept(view: ViewMessage, log: LogLine[]): void {
    if (this.view) return;
    [this.view, this.log, this.kept, this.connection] = [view, log, true, 'lost'];
  }

  /** Ask something of the match; resolves when it is done, throws a Problem when refused. */
  async do(request: Request): Promise<Done> {
    if (this.kept) throw new Problem('network/offline', t('offline-no-play'));
    this.waiting += 1;
    try {
      return await this.#carry(request);
    } finally {
      this.waiting -= 1;
    }
  }

  /** Do something in the game. */
  act(command: Command): Promise<Done> {
    if (this.signer) return this.signer.act(command);
    return this.do({ type: 'act', command });
  }

  /** Place a fleet, and a nonce beside it where lots are drawn from a seed: nobody can have chosen them then. */
  place(ships: Ship[]): Promise<unknown> {
    if (this.signer) return this.signer.place(ships);
    const command: Command = { type: 'place-fleet', ships };
    return this.do({ type: 'act', command, ...(this.view?.company.commitments ? { nonce: drawNonce() } : {}) });
  }

  /** Why something cannot be done now, without doing it; empty when nothing is in the way. */
  async whyNot(command: Command): Promise<string> {
    const answer = await http.post<WhyNot>(`/api/matches/${this.id}/why-not`, { command });
    return answer.detail;
  }

  /** Hear what is told from now on; gives back how to stop. */
  onTold(listener: (told: ToldMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Leave. */
  close(): void {
    this.connection = 'closed';
    currentConnection.leave(this);
    removeEventListener('online', this.#reconnectNow);
    document.removeEventListener('visibilitychange', this.#look);
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    clearTimeout(this.#overdue);
    this.#stopSpeaking();
    this.#drop();
    this.#pending.abandon(new Problem('page/left', t('page-left')));
  }

  async #carry(request: Request): Promise<Done> {
    // What is signed names the link before it, which is lock enough.
    const order = newOrder(request, request.type === 'say' ? null : this.#expectedNumber);
    for (let welcomed = false; ; ) {
      const answer = this.#pending.answerTo(order);
      this.#send(order);
      try {
        return await answer;
      } catch (thrown) {
        const problem = asProblem(thrown);
        if (problem.code === NO_SESSION && !welcomed) {
          welcomed = true;
          await this.#introduce();
        } else {
          await this.#waitToRetry(problem);
        }
      }
    }
  }

  /** Come back when a refused request may be sent again; throws where it may not. */
  async #waitToRetry(problem: Problem): Promise<void> {
    const pause = retryPause(problem);
    if (pause === null) throw problem;
    await new Promise((after) => setTimeout(after, pause));
    if (this.connection === 'closed') throw new Problem('page/left', t('page-left'));
    if (this.connection === 'refused') throw this.problem ?? problem;
  }

  /** Start a session, and reconnect with it. */
  async #introduce(): Promise<void> {
    await http.get('/api/me');
    this.#connect();
  }

  /**
   * Optimistic locking: a request carries the number of the view it was made on. A double
   * click is refused instead of fired twice, and what was refused stays so, even if a copy of
   * it arrives late. The server knows what may be missed: a fleet that is ready hinders nobody.
   */
  get #expectedNumber(): number | null {
    return this.view?.number ?? null;
  }

  #send(order: Order): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(order));
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(this.#onTimeout, ANSWER_TIMEOUT);
  }

  #connect(): void {
    if (this.connection === 'closed' || this.connection === 'refused') return;
    clearTimeout(this.#retry);
    this.#drop();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = `views=true&lang=${lang()}`;
    const address = `${scheme}://${location.host}/api/matches/${this.id}/socket?${query}`;
    const socket = new WebSocket(address, PROTOCOLS);
    this.#socket = socket;
    this.#fresh = true;
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(this.#onTimeout, ANSWER_TIMEOUT);
    socket.onmessage = (event) => {
      const said = JSON.parse(String(event.data)) as Message | Message[];
      for (const message of [said].flat()) if (socket === this.#socket) this.#hear(message);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) void this.#onClosed(event.code);
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  async #onClosed(code: number): Promise<void> {
    this.#socket = null;
    clearTimeout(this.#overdue);
    if (this.connection === 'closed') return;
    if (code === TOO_LARGE) {
      this.#pending.rejectLargest(new Problem('request/too-large', t('network-too-large'), 413));
    }
    this.connection = this.#stateAfter(code);
    if (this.#attempt > 0 || !this.view || code === DELETED) await this.#lookForProblem();
    this.#scheduleReconnect();
  }

  /** Whoever said that they would be back is believed for a while. */
  #stateAfter(code: number): Connection {
    if (code === RENEWED) return 'renewed';
    if (this.connection === 'renewed' && this.#attempt < RENEWALS) return 'renewed';
    return this.view ? 'lost' : 'opening';
  }

  #scheduleReconnect(): void {
    clearTimeout(this.#retry);
    if (this.connection === 'refused') return;
    this.#retry = setTimeout(() => this.#connect(), backoffDelay(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  /** A socket cannot say why it is refused; an ordinary question is answered. */
  async #lookForProblem(): Promise<void> {
    try {
      await http.get(`/api/matches/${this.id}`);
    } catch (thrown) {
      const problem = asProblem(thrown);
      if (problem.passing || problem.status >= 500) {
        if (this.connection === 'opening') this.connection = 'lost';
      } else {
        this.problem = problem;
        this.connection = 'refused';
        this.#pending.abandon(problem);
      }
    }
  }

  #hear(message: Message): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'view':
        this.#obstacles = new Map();
        this.#told = [];
        this.#see(message);
        break;
      case 'changes':
        this.#change(message);
        break;
      case 'told':
        this.#told.push(message);
        this.#note(message);
        // What people say is shown, and read out, by whoever knows whether it is muted.
        if (message.what.type !== PHRASE) for (const listener of this.#listeners) listener(message);
        break;
      case 'hurry':
        this.hurry = message;
        break;
      case 'done':
        this.#clearOverdue();
        this.#pending.resolveRequest(message);
        break;
      case 'refused':
        this.#clearOverdue();
        this.#pending.rejectRequest(message);
        break;
    }
  }

  #clearOverdue(): void {
    if (this.#pending.waiting.length <= 1) clearTimeout(this.#overdue);
  }

  /** Show the last view again, with what the signer has learned. */
  redress(): void {
    if (this.view && this.signer) this.view = this.signer.dress(this.view);
  }

  #see(view: ViewMessage): void {
    this.kept = false;
    this.view = this.signer?.dress(view) ?? view;
    if (this.hurry && view.table.turn !== this.hurry.seat) this.hurry = null;
    if (!this.#fresh) return;
    this.#fresh = false;
    this.connection = 'open';
    this.#attempt = 0;
    clearTimeout(this.#overdue);
    for (const order of this.#pending.waiting) this.#send(order);
    void this.#readLog();
  }

  /** Add what has changed; whoever has missed something asks for everything again. */
  #change(changes: ViewChanges): void {
    try {
      if (!this.view || this.#fresh) throw new DoesNotFit();
      this.#obstacles = learnObstacles(this.#obstacles, changes);
      this.#see(applyChanges(this.view, changes, this.#told, this.#obstacles));
      this.#told = [];
    } catch (thrown) {
      if (!(thrown instanceof DoesNotFit)) throw thrown;
      this.#drop();
      this.#scheduleReconnect();
    }
  }

  #note(told: ToldMessage): void {
    if (!told.said?.length) return;
    this.#addLines([lineOf(told, told.said)]);
  }

  /** What people say to each other stands apart: it can be muted. */
  #addLines(lines: readonly LogLine[]): void {
    const said = lines.filter((line) => line.kind === PHRASE);
    if (said.length) this.phrases = mergeLogs(this.phrases, said);
    if (said.length < lines.length) this.log = mergeLogs(this.log, lines.filter((line) => line.kind !== PHRASE));
  }

  async #readLog(): Promise<void> {
    try {
      const answer = await http.get<{ lines: LogLine[] }>(
        `/api/matches/${this.id}/log?lang=${lang()}`,
      );
      // Some of what is told is for programs, and has no words.
      this.#addLines(answer.lines.filter(({ said }) => said.length));
    } catch (thrown) {
      if (!asProblem(thrown).passing) throw thrown;
    }
  }

  #reconnectNow = (): void => {
    if (this.connection === 'closed' || this.connection === 'refused') return;
    this.#attempt = 0;
    this.#connect();
  };

  /** Timeout: a connection without an answer is no connection. */
  #onTimeout = (): void => {
    if (this.connection === 'open') this.connection = 'lost';
    this.#reconnectNow();
  };

  /** Whoever opens the lid of a laptop does not wait for a dead socket to be noticed. */
  #tick = (): void => {
    const slept = Date.now() - this.#ticked > SLEPT;
    this.#ticked = Date.now();
    if (slept) this.#reconnectNow();
  };

  #look = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (Date.now() - this.#heard > SILENCE) this.#reconnectNow();
  };
}

/** What was told as a line of the log, as the server writes it. */
function lineOf(told: ToldMessage, said: string[]): LogLine {
  const { number, at, what } = told;
  const seat = 'seat' in what ? what.seat : 'by' in what ? what.by : null;
  const round = what.type === 'round-answered' ? what.number : null;
  return { number, at, said, seat, kind: what.type, round };
}

/** Lines of two logs in one, each number once; what was said last is kept. */
export function mergeLogs(old: readonly LogLine[], fresh: readonly LogLine[]): LogLine[] {
  const lines = new Map(old.map((line) => [line.number, line]));
  for (const line of fresh) lines.set(line.number, line);
  return Array.from(lines.values()).sort((a, b) => a.number - b.number);
}
