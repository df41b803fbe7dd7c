/**
 * Requests in flight on a connection that may break.
 *
 * Each has an id of its own and is retried under that id after every reconnect until it is
 * answered, so a request is idempotent: nothing is lost, nothing is done twice.
 */

import { newRequestId } from './http';
import { Problem, problemOf } from './problem';
import type { Done, Order, Refused, Request } from './types';

interface PendingRequest {
  order: Order;
  resolve: (done: Done) => void;
  reject: (problem: Problem) => void;
}

export class PendingRequests {
  #open = new Map<string, PendingRequest>();

  /** A new request, and the promise of its answer; *madeOn* is its optimistic lock. */
  begin(request: Request, madeOn: number | null): { order: Order; answer: Promise<Done> } {
    const order: Order = { id: newRequestId(), request };
    if (madeOn !== null) order.made_on = madeOn;
    const answer = new Promise<Done>((resolve, reject) => {
      this.#open.set(order.id, { order, resolve, reject });
    });
    return { order, answer };
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
