/**
 * Proofs for the page: orders to a worker, answered one after the other.
 *
 * Whoever opens a sealed table imports this module then, and not before: with the library
 * behind it, it weighs as much as a quarter of the first load.
 */
import { Flaw } from './flaw';
import type { Order, Reply } from './order';
import type { Facts, Result, Task } from './proof-desk';

/** A worker, or what stands in for one in a test. */
export type Post = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** The worker has died, or was closed; nothing can be proved or checked until another is made. */
export class WorkerLost extends Error {}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (reason: Error) => void;
}

export class ProofClient {
  private readonly waiting = new Map<number, Waiting>();
  private lost: WorkerLost | null = null;
  private count = 0;

  constructor(private readonly worker: Post = startWorker()) {
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.hear(data);
    worker.onerror = (event) => this.lose(event.message || 'the worker has ended');
  }

  /** Have something done; a `Flaw` is thrown where it does not hold. */
  ask<T extends Task>(task: T, facts: Facts<T>): Promise<Result<T>> {
    if (this.lost) return Promise.reject(this.lost);
    return new Promise((resolve, reject) => {
      const order: Order = { id: this.count++, task, facts };
      this.waiting.set(order.id, { resolve: resolve as (result: unknown) => void, reject });
      this.worker.postMessage(order);
    });
  }

  close(): void {
    this.worker.terminate();
    this.lose('closed');
  }

  private hear(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('flaw' in reply) waiting?.reject(new Flaw(reply.flaw.step, reply.flaw.index));
    else if ('failure' in reply) waiting?.reject(new Error(reply.failure));
    else waiting?.resolve(reply.result);
  }

  private lose(why: string): void {
    this.lost = new WorkerLost(why);
    for (const { reject } of this.waiting.values()) reject(this.lost);
    this.waiting.clear();
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
}
