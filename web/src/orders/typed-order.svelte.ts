/**
 * An order as it is typed: read by the server, shown in words, and given only then.
 *
 * The page knows no phrases. What is typed is read as in the terminal, by the one reader of
 * orders; what can be read in several ways is asked back.
 */

import { asProblem, http } from '../api/http';
import type { OrderReading } from '../api/types';
import { announce } from '../design/announce.svelte';
import type { Aim } from '../aiming/aim.svelte';

/** Milliseconds without a key after which a text is read. */
const PAUSE = 250;

type ReadOrder = OrderReading['orders'][number];

export class TypedOrder {
  readonly #aim: Aim;
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    this.#aim.commands.trouble = '';
    if (this.text.trim()) this.#timer = setTimeout(() => void this.#read(), PAUSE);
  }

  async #read(): Promise<OrderReading | null> {
    clearTimeout(this.#timer);
    const { text } = this;
    const { commands, weapon } = this.#aim;
    try {
      const path = `/api/matches/${commands.match.id}/orders/read`;
      const found = await http.post<OrderReading>(path, { text, weapon });
      this.#reading = { text, found };
      return found;
    } catch (thrown) {
      commands.tell(asProblem(thrown).detail);
      return null;
    }
  }

  /**
   * Give the order. A plain shot is given once it is read; anything else must have been seen
   * in words before, so that Enter is pressed again.
   */
  async submit(): Promise<void> {
    if (!this.text.trim() && this.#aim.order) return this.#aim.send();
    const seen = this.reading !== null;
    const found = this.reading ?? (await this.#read());
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
