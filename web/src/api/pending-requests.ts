/**
 * Requests in flight on a connection that may break.
 *
 * Each has an id of its own and is retried under that id, after every reconnect and whenever
 * the server says so, until it is answered: a request is idempotent, nothing is lost, nothing
 * is done twice.
 */

import { newRequestId } from './http';
import { Problem, problemOf } from './problem';
import type { Done, Order, Refused, Request } from './types';

interface PendingRequest {
  order: Order;
  resolve: (done: Done) => void;
  reject: (problem: Problem) => void;
}

/** A request with its id, which it keeps however often it is sent; *madeOn* is its optimistic lock. */
export function newOrder(request: Request, madeOn: number | null): Order {
  const order: Order = { id: newRequestId(), request };
  if (madeOn !== null) order.made_on = madeOn;
  return order;
}

export class PendingRequests {
  #open = new Map<string, PendingRequest>();

  /** The promise of an answer to an order, which is in flight until it comes. */
  answerTo(order: Order): Promise<Done> {
    return new Promise<Done>((resolve, reject) => {
      this.#open.set(order.id, { order, resolve, reject });
    });
  }

  /** What has no answer yet, in the order it was asked. */
  get waiting(): Order[] {
    return Array.from(this.#open.values(), (each) => each.order);
  }

  resolveRequest(message: Done): void {
    this.#take(message.id)?.resolve(message);
  }

  rejectRequest(message: Refused): void {
    if (message.id !== null) this.#take(message.id)?.reject(problemOf(message.problem));
  }

  /**
   * Give up the largest request: a connection was closed because of its size, and would be again.
   */
  rejectLargest(problem: Problem): void {
    const sizes = this.waiting.map((order) => JSON.stringify(order).length);
    const largest = this.waiting[sizes.indexOf(Math.max(...sizes))];
    if (largest) this.#take(largest.id)?.reject(problem);
  }

  /** Give everything up. */
  abandon(problem: Problem): void {
    for (const request of this.#open.values()) request.reject(problem);
    this.#open.clear();
  }

  #take(id: string): PendingRequest | undefined {
    const request = this.#open.get(id);
    this.#open.delete(id);
    return request;
  }
}
