/**
 * An order as it is typed: read by the server, shown in words, and given only then.
 *
 * The page knows no phrases. What is typed is read as in the terminal, by the one reader of
 * orders; what can be read in several ways is asked back.
 */

import { asProblem, http } from '../api/http';
import type { Connection } from '../api/match.svelte';
import type { OrderReading } from '../api/types';
import { announce } from '../design/announce.svelte';
import type { Aim } from './aim.svelte';

/** Milliseconds without a key after which a text is read. */
const PAUSE = 250;

/** Milliseconds between two looks whether the server is back. */
const AWAY = 500;

const UNREACHABLE = 'network/unreachable';

const COMING_BACK: ReadonlySet<Connection> = new Set<Connection>(['opening', 'lost', 'renewed']);

type ReadOrder = OrderReading['orders'][number];

export class TypedOrder {
  readonly #aim: Aim;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The text that waits for the server to come back. */
  #held: string | null = null;

  text = $state('');

  /** How the text was read, with the text it was read from. */
  #reading = $state.raw<{ text: string; found: OrderReading } | null>(null);

  constructor(aim: Aim) {
    this.#aim = aim;
  }

  /** How what stands there was read; nothing while it is not known. */
  get reading(): OrderReading | null {
    return this.#reading?.text === this.text ? this.#reading.found : null;
  }

  /** The one order that is meant, in words. */
  get said(): string {
    const orders = this.reading?.orders ?? [];
    return orders.length === 1 ? (orders[0]?.said ?? '') : '';
  }

  /** What may be meant, where that is not one thing. */
  get choices(): readonly ReadOrder[] {
    const orders = this.reading?.orders ?? [];
    return orders.length > 1 ? orders : [];
  }

  /** Something was typed: it is read when the keys rest. */
  typed(): void {
    clearTimeout(this.#timer);
    this.#held = null;
    this.#aim.commands.trouble = '';
    if (this.text.trim()) this.#timer = setTimeout(() => void this.#read(), PAUSE);
  }

  async #read(): Promise<OrderReading | null> {
    try {
      return await this.#ask();
    } catch (thrown) {
      this.#aim.commands.tell(asProblem(thrown).detail);
      return null;
    }
  }

  async #ask(): Promise<OrderReading> {
    clearTimeout(this.#timer);
    const { text } = this;
    const { commands, weapon } = this.#aim;
    const path = `/api/matches/${commands.match.id}/orders/read`;
    const found = await http.post<OrderReading>(path, { text, weapon });
    this.#reading = { text, found };
    return found;
  }

  /** Read what is to be given; while the server is away it is held, until another key. */
  async #readOrHold(): Promise<OrderReading | null> {
    try {
      return await this.#ask();
    } catch (thrown) {
      const problem = asProblem(thrown);
      this.#aim.commands.tell(problem.detail);
      return problem.code === UNREACHABLE ? this.#hold() : null;
    }
  }

  async #hold(): Promise<OrderReading | null> {
    this.#held = this.text;
    const { match } = this.#aim.commands;
    do await new Promise((after) => setTimeout(after, AWAY));
    while (this.#held === this.text && COMING_BACK.has(match.connection));
    const still = this.#held === this.text && match.connection === 'open';
    this.#held = null;
    return still ? this.#readOrHold() : null;
  }

  /**
   * Give the order. A plain shot is given once it is read; anything else must have been seen
   * in words before, so that Enter is pressed again. While the server is away it is kept.
   */
  async submit(): Promise<void> {
    if (!this.text.trim() && this.#aim.order) return this.#aim.send();
    if (this.#held === this.text) return;
    const seen = this.reading !== null;
    const found = this.reading ?? (await this.#readOrHold());
    if (!found) return;
    const [order] = found.orders;
    if (!order || found.orders.length > 1) this.#aim.commands.tell(found.detail);
    else if (seen || order.command.type === 'fire') await this.give(order);
    else announce(order.said);
  }

  /** Give one of the orders that were read. */
  async give({ command, said }: ReadOrder): Promise<void> {
    this.text = '';
    announce(said);
    await this.#aim.take(command);
  }
}
