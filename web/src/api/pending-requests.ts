/**
 * Requests that are under way on a connection that may break.
 *
 * Each has an id of its own and is sent again under the same id after every reconnect,
 * until the server has answered it: so nothing is lost, and nothing is done twice.
 */

import { freshId } from './http';
import { Problem, problemOf } from './problem';
import type { Done, Order, Refused, Request } from './types';

interface Errand {
  order: Order;
  done: (done: Done) => void;
  refused: (problem: Problem) => void;
}

export class Errands {
  #open = new Map<string, Errand>();

  /** A new request, and the promise of its answer. */
  begin(request: Request, madeOn: number | null): { order: Order; answer: Promise<Done> } {
    const order: Order = { id: freshId(), request };
    if (madeOn !== null) order.made_on = madeOn;
    const answer = new Promise<Done>((done, refused) => {
      this.#open.set(order.id, { order, done, refused });
    });
    return { order, answer };
  }

  /** What has no answer yet, in the order it was asked. */
  get waiting(): Order[] {
    return Array.from(this.#open.values(), (each) => each.order);
  }

  done(message: Done): void {
    this.#take(message.id)?.done(message);
  }

  refused(message: Refused): void {
    if (message.id !== null) this.#take(message.id)?.refused(problemOf(message.problem));
  }

  /** Give everything up. */
  abandon(problem: Problem): void {
    for (const errand of this.#open.values()) errand.refused(problem);
    this.#open.clear();
  }

  #take(id: string): Errand | undefined {
    const errand = this.#open.get(id);
    this.#open.delete(id);
    return errand;
  }
}
