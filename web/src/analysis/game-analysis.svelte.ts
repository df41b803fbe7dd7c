/**
 * The analysis of one record: its replay first, then ten moves after ten moves.
 *
 * Whoever leaves, or drops another record, asks for no more parts, so the server has nothing
 * left to do.
 */

import type { components } from '../api/schema';
import { asProblem, http, Problem } from '../api/http';
import type { ReplayData } from '../replay/replay-data';
import { lang } from '../speech/speech.svelte';
import { packRecord } from './packed-record';
import type { AnalysedMove, PlacingShare } from './verdict';

type Schemas = components['schemas'];

/** Larger files are no records; they are not even read. */
const LARGEST = 16 * 1024 * 1024;

/** Milliseconds until something is asked for again that was refused for a moment. */
const PATIENCE = 2000;

export class GameAnalysis {
  replay = $state.raw<ReplayData | null>(null);
  moves = $state.raw<readonly AnalysedMove[]>([]);
  placing = $state.raw<readonly PlacingShare[] | null>(null);
  unit = $state<'shots' | 'turns'>('shots');
  /** How many parts have come, and how many there are. */
  done = $state(0);
  parts = $state(0);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** The record, as it is sent. */
  packed = '';
  #run = 0;

  get over(): boolean {
    return this.parts > 0 && this.done === this.parts;
  }

  /** Analyse what somebody has chosen or dropped. */
  async openFile(file: File): Promise<void> {
    await this.#open(() => Promise.resolve(file));
  }

  /** Analyse a finished game of this server. */
  async openMatch(match: string): Promise<void> {
    await this.#open(() => http.file(`/api/matches/${encodeURIComponent(match)}/record`));
  }

  /** Ask for nothing more. */
  stop(): void {
    this.#run += 1;
    this.busy = false;
  }

  async #open(read: () => Promise<Blob>): Promise<void> {
    const run = ++this.#run;
    [this.replay, this.moves, this.placing, this.problem] = [null, [], null, null];
    [this.done, this.parts, this.busy] = [0, 0, true];
    try {
      this.packed = await packRecord((await read()).slice(0, LARGEST));
      const told = await this.#ask<Schemas['RecordReplay']>(run, 'replay', {});
      if (run !== this.#run) return;
      this.replay = told.replay;
      await this.#analyse(run);
    } catch (thrown) {
      if (run === this.#run) this.problem = asProblem(thrown);
    } finally {
      if (run === this.#run) this.busy = false;
    }
  }

  async #analyse(run: number): Promise<void> {
    do {
      const { found } = await this.#ask<Schemas['RecordAnalysis']>(run, 'analysis', { part: this.done });
      if (run !== this.#run || !found) return;
      this.parts = found.parts;
      this.unit = found.unit === 'turns' ? 'turns' : 'shots';
      this.moves = [...this.moves, ...found.moves];
      this.placing = found.placing;
      this.done += 1;
    } while (this.done < this.parts);
  }

  /** Ask about the record; what is refused for a moment is asked for again. */
  async #ask<T extends { mistake: Schemas['RecordMistake'] | null }>(run: number, what: string, wanted: object): Promise<T> {
    for (;;) {
      try {
        return await askOfRecord<T>(this.packed, what, wanted);
      } catch (thrown) {
        const problem = asProblem(thrown);
        if (!problem.passing || run !== this.#run) throw problem;
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
    }
  }
}

/** Ask the server about a record; what is wrong with it is thrown as a problem. */
export async function askOfRecord<T extends { mistake: Schemas['RecordMistake'] | null }>(
  record: string,
  what: string,
  wanted: object,
): Promise<T> {
  const answer = await http.post<T>(`/api/records/${what}?lang=${lang()}`, { record, ...wanted });
  if (answer.mistake) throw new Problem(answer.mistake.code, answer.mistake.detail, 422);
  return answer;
}
