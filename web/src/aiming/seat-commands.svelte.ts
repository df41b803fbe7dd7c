/**
 * The commands of whoever looks: which can be given now, giving one, and why not.
 *
 * Nothing here decides what is allowed. The view says what may be done and why not the
 * rest; whatever is tried all the same is asked of the server, and its answer is shown.
 */

import { asProblem, http } from '../api/http';
import type { LiveMatch } from '../api/match.svelte';
import type { Problem } from '../api/problem';
import type { Command, ViewMessage } from '../api/types';
import { announce } from '../design/announce.svelte';
import type { Hint } from './hint';

type Option = ViewMessage['options'][number];

const HIDDEN_REFUSALS: ReadonlySet<string> = new Set(['victory/not-declared', 'manoeuvre/not-allowed']);

export class SeatCommands {
  readonly match: LiveMatch;

  /** Why the last thing that was tried was not done. */
  trouble = $state('');

  /** The last hint, and the number of the view it was given for. */
  #hint = $state.raw<{ given: Hint; number: number } | null>(null);

  /** What is under way; whoever is quicker than the server waits for it. */
  #doing: { what: string; done: Promise<boolean> } | null = null;

  constructor(match: LiveMatch) {
    this.match = match;
  }

  /** The view of whoever acts; nobody acts before there is one. */
  get view(): ViewMessage {
    return this.match.view as ViewMessage;
  }

  /** What the computer would do, until something is done or has happened. */
  get hint(): Hint | null {
    return this.#hint?.number === this.view.number ? this.#hint.given : null;
  }

  forgetHint(): void {
    this.#hint = null;
  }

  /** Whether it is the viewer's turn, or that of all together. */
  get mine(): boolean {
    const { seat, table } = this.view;
    if (seat === null || table.phase !== 'playing' || !table.present.includes(seat)) return false;
    return table.turn === null || table.turn === seat;
  }

  #option(action: string, weapon: string | null): Option | null {
    return this.view.options.find((each) => each.action === action && each.weapon === weapon) ?? null;
  }

  /** Why something cannot be done now; empty when it can. */
  obstacle(action: string, weapon: string | null = null): string {
    const refusal = this.#option(action, weapon)?.refusal;
    return refusal ? (refusal.sentence ?? refusal.code) : '';
  }

  can(action: string, weapon: string | null = null): boolean {
    return this.#option(action, weapon)?.refusal === null;
  }

  /** Whether passing is all that is left of the turn, beside giving the game up. */
  get mustPass(): boolean {
    const possible = this.view.options.filter((each) => each.refusal === null && each.action !== 'resign');
    return possible.length === 1 && possible[0]?.action === 'end-turn';
  }

  /** Shots that may still be fired in this turn. */
  get shotsLeft(): number {
    return this.can('fire') ? Math.max(this.view.own?.shots_left ?? 0, this.view.shots) : 0;
  }

  /** Whether these rules know the action at all. */
  knows(action: string): boolean {
    const option = this.#option(action, null);
    return !!option && !HIDDEN_REFUSALS.has(option.refusal?.code ?? '');
  }

  /** Give a command; one at a time, and the same one twice at once is dropped (deduplicated). */
  async send(command: Command): Promise<boolean> {
    const what = JSON.stringify(command);
    if (this.#doing?.what === what) return false;
    const doing = { what, done: this.#sendAfter(this.#doing?.done, command) };
    this.#doing = doing;
    const done = await doing.done;
    if (this.#doing === doing) this.#doing = null;
    return done;
  }

  async #sendAfter(earlier: Promise<boolean> | undefined, command: Command): Promise<boolean> {
    if (earlier) await earlier;
    this.trouble = '';
    this.forgetHint();
    return this.showRefusal(() => this.match.act(command));
  }

  /** Do something that may be refused; the refusal is shown and said. */
  async showRefusal(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (thrown) {
      this.#tellProblem(asProblem(thrown));
      return false;
    }
  }

  /** Have the server say why something cannot be done. */
  async explain(command: Command): Promise<void> {
    await this.showRefusal(async () => this.tell(await this.match.whyNot(command)));
  }

  tell(sentence: string): void {
    this.trouble = sentence;
    if (sentence) announce(sentence, true);
  }

  /** A refusal for a while counts its seconds down, and goes when they are over. */
  #tellProblem({ detail, facts }: Problem): void {
    this.tell(detail);
    const { seconds } = facts;
    if (typeof seconds === 'number') this.#countDown(detail, seconds, seconds);
  }

  #countDown(sentence: string, seconds: number, left: number): void {
    const shown = this.trouble;
    setTimeout(() => {
      if (this.trouble !== shown) return;
      this.trouble = left > 1 ? sentence.replace(String(seconds), String(left - 1)) : '';
      if (left > 1) this.#countDown(sentence, seconds, left - 1);
    }, 1000);
  }

  /** Ask the computer what it would do; nothing when it does not say. */
  async askHint(): Promise<Hint | null> {
    const { number } = this.view;
    await this.showRefusal(async () => {
      this.#hint = { given: await http.get<Hint>(`/api/matches/${this.match.id}/hint`), number };
    });
    return this.hint;
  }
}
