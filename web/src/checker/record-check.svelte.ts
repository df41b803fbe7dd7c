/** The check of one record after the other: what is under way, and what was found. */

import { http, Problem } from '../api/http';
import type { Verdict } from './verifier/verdict';

/** Larger files are no records; they are not even read. */
const LARGEST = 64 * 1024 * 1024;

export class RecordCheck {
  /** What the record is called: a file, or a match. */
  name = $state('');
  busy = $state(false);
  verdict = $state.raw<Verdict | null>(null);
  /** Whether this server publishes the key that has signed the record. */
  known = $state(false);
  /** Why there is no record to check. */
  problem = $state.raw<Problem | null>(null);
  /** Whether the check itself broke off. */
  failed = $state(false);
  #run = 0;

  /** Check what somebody has chosen or dropped. */
  async checkFile(file: File): Promise<void> {
    await this.#check(file.name, () => readBlob(file));
  }

  /** Check a game of this server. */
  async checkMatch(match: string): Promise<void> {
    const address = `/api/matches/${encodeURIComponent(match)}/record`;
    await this.#check(match, async () => readBlob(await http.file(address)));
  }

  /** Whoever asks last is answered. */
  async #check(name: string, read: () => Promise<Uint8Array<ArrayBuffer>>): Promise<void> {
    const run = ++this.#run;
    [this.name, this.busy, this.verdict, this.problem, this.failed] = [name, true, null, null, false];
    try {
      const verdict = await verifyApart(await read());
      const known = verdict.key !== null && (await publishedKeys()).includes(verdict.key);
      if (run === this.#run) [this.known, this.verdict] = [known, verdict];
    } catch (thrown) {
      if (run !== this.#run) return;
      if (thrown instanceof Problem) this.problem = thrown;
      else this.failed = true;
    } finally {
      if (run === this.#run) this.busy = false;
    }
  }
}

/** The keys with which this server signs records; none where it cannot be asked. */
async function publishedKeys(): Promise<readonly string[]> {
  try {
    return (await http.get<{ keys: string[] }>('/api/record-keys')).keys;
  } catch (thrown) {
    if (thrown instanceof Problem) return [];
    throw thrown;
  }
}

async function readBlob(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.slice(0, LARGEST + 1).arrayBuffer());
}

/** Let a worker check, so that the page never stands. */
function verifyApart(data: Uint8Array<ArrayBuffer>): Promise<Verdict> {
  const worker = new Worker(new URL('./verifier/worker.ts', import.meta.url), { type: 'module' });
  const answered = new Promise<Verdict>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<Verdict>): void => resolve(event.data);
    worker.onerror = (event): void => reject(new Error(event.message));
  });
  worker.postMessage(data, [data.buffer]);
  return answered.finally(() => worker.terminate());
}
