/** What is sent to a worker and comes back from it. */
import { Flaw } from './flaw';
import type { Facts, ProofDesk, Task } from './proof-desk';

export interface Order {
  id: number;
  task: Task;
  facts: unknown;
}

export type Reply =
  | { id: number; result: unknown }
  | { id: number; flaw: { step: string; index: number | null } }
  | { id: number; failure: string };

/** What becomes of an order. */
export function carryOut(desk: ProofDesk, { id, task, facts }: Order): Reply {
  try {
    return { id, result: desk[task](facts as Facts<Task> as never) };
  } catch (error) {
    if (error instanceof Flaw) return { id, flaw: { step: error.step, index: error.index } };
    return { id, failure: String(error) };
  }
}
