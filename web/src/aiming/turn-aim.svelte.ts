/**
 * What somebody is about to do in a game: the weapon, the aim, the cells of a salvo.
 *
 * Nothing here decides what is allowed. The view says what may be done and why not the
 * rest; whatever is tried all the same is asked of the server, and its answer is shown.
 */

import { asProblem, http } from '../api/http';
import type { LiveMatch } from '../api/match.svelte';
import type { Command, ViewMessage } from '../api/types';
import { announce } from '../design/announce.svelte';
import { type Cell, keyOf, keysOf, sameCell } from '../sea/cell';
import { coveredCells, type Target, targetAt, type Weapon } from './weapon';

export type Option = ViewMessage['options'][number];

/** How something was picked: a finger on a small cell aims first. */
export interface CellPick {
  readonly by: 'mouse' | 'touch' | 'keys';
  readonly size: number;
}

/** Pixels from which a finger strikes a cell surely. */
const FINGER_SIZE = 40;

const HIDDEN_REFUSALS: ReadonlySet<string> = new Set(['victory/not-declared', 'manoeuvre/not-allowed']);

export class TurnAim {
  readonly match: LiveMatch;

  /** The special action chosen; nothing for a plain shot. */
  weapon = $state<string | null>(null);

  /** Whether a line runs down a column instead of along a row. */
  upright = $state(false);

  /** The cells named for a salvo so far. */
  chosen = $state.raw<readonly Cell[]>([]);

  /** The cell aimed at by a finger; it is fired at when that is confirmed. */
  aim = $state.raw<Cell | null>(null);

  /** The cell under the pointer or the cursor. */
  over = $state.raw<Cell | null>(null);

  /** What the computer would fire at. */
  advised = $state.raw<readonly Cell[]>([]);

  /** Why something was not done. */
  said = $state('');

  /** What is under way; whoever is quicker than the server waits for it. */
  #doing: { what: string; done: Promise<boolean> } | null = null;

  constructor(match: LiveMatch) {
    this.match = match;
  }

  get view(): ViewMessage {
    return this.match.view as ViewMessage;
  }

  get mine(): boolean {
    return this.view.seat !== null && this.view.table.turn === this.view.seat;
  }

  /** What was answered to the last shots, in words. */
  get answer(): readonly string[] {
    return this.view.answer ?? [];
  }

  get salvo(): boolean {
    return this.view.shots > 1 || this.view.ruleset.turn.answers === 'together';
  }

  option(action: string, weapon: string | null = null): Option | null {
    return (
      this.view.options.find((each) => each.action === action && each.weapon === weapon) ?? null
    );
  }

  /** Why something cannot be done now; empty when it can. */
  obstacle(action: string, weapon: string | null = null): string {
    const refusal = this.option(action, weapon)?.refusal;
    return refusal ? (refusal.sentence ?? refusal.code) : '';
  }

  can(action: string, weapon: string | null = null): boolean {
    return this.option(action, weapon)?.refusal === null;
  }

  /** Whether these rules know the action at all. */
  knows(action: string): boolean {
    const option = this.option(action);
    return !!option && !HIDDEN_REFUSALS.has(option.refusal?.code ?? '');
  }

  get armed(): Weapon | null {
    return this.view.ruleset.arsenal.find((each) => each.name === this.weapon) ?? null;
  }

  /** The cells that would be struck or looked at. */
  get preview(): Cell[] {
    const at = this.aim ?? this.over;
    const weapon = this.armed;
    if (!weapon || !at || !this.can('use-weapon', weapon.name)) return [];
    return coveredCells(this.view.ruleset.grid, weapon, targetAt(weapon, at, this.upright));
  }

  /** Cells that can be pointed at now. */
  get targets(): readonly Cell[] | null {
    if (this.weapon) return this.can('use-weapon', this.weapon) ? null : [];
    return this.can('fire') ? this.view.open : [];
  }

  /** Choose a special action, or a plain shot; what cannot be had is explained. */
  arm(weapon: string | null): void {
    this.disarm();
    const obstacle = weapon && this.obstacle('use-weapon', weapon);
    if (obstacle) this.tell(obstacle);
    else this.weapon = weapon;
  }

  disarm(): void {
    this.weapon = null;
    this.aim = null;
    this.said = '';
  }

  /** A cell was picked on the foreign chart. */
  async pick(cell: Cell, pick: CellPick): Promise<void> {
    const weapon = this.armed;
    if (weapon) {
      const unsure = pick.by === 'touch' && !sameCell(this.aim, cell);
      if (unsure) this.aimAt(cell);
      else await this.use(weapon.name, targetAt(weapon, cell, this.upright));
      return;
    }
    if (!this.#isOpen(cell)) await this.explain({ type: 'fire', at: [cell] });
    else if (this.salvo) this.toggle(cell);
    else if (pick.by === 'touch' && pick.size < FINGER_SIZE && !sameCell(this.aim, cell)) this.aimAt(cell);
    else await this.fire([cell]);
  }

  /** Fire at what is aimed at, or use the weapon there. */
  async confirm(): Promise<void> {
    if (this.aim) await this.pick(this.aim, { by: 'mouse', size: FINGER_SIZE });
  }

  aimAt(cell: Cell): void {
    this.aim = cell;
    this.said = '';
  }

  #isOpen(cell: Cell): boolean {
    return this.can('fire') && keysOf(this.view.open).has(keyOf(cell));
  }

  /** Name a cell for the salvo, or take it back. */
  toggle(cell: Cell): void {
    this.said = '';
    const without = this.chosen.filter((each) => !sameCell(each, cell));
    if (without.length < this.chosen.length) this.chosen = without;
    // One too many takes the place of the first.
    else this.chosen = [...without, cell].slice(-this.view.shots);
  }

  async fire(at: readonly Cell[]): Promise<void> {
    await this.#sendOnce({ type: 'fire', at: [...at] });
  }

  async use(weapon: string, target: Target): Promise<void> {
    await this.#sendOnce({ type: 'use-weapon', weapon, target });
  }

  async move(ship: number, to: readonly Cell[]): Promise<boolean> {
    return this.#sendOnce({ type: 'move-ship', ship, to: [...to] });
  }

  async sendPlain(type: 'declare-victory' | 'end-turn' | 'resign'): Promise<void> {
    await this.#sendOnce({ type });
  }

  /** One request at a time; the same command twice at once is dropped (deduplicated). */
  async #sendOnce(command: Command): Promise<boolean> {
    const what = JSON.stringify(command);
    if (this.#doing?.what === what) return false;
    await this.#doing?.done;
    const done = this.#sendCommand(command);
    this.#doing = { what, done };
    await done;
    if (this.#doing.done === done) this.#doing = null;
    return done;
  }

  async #sendCommand(command: Command): Promise<boolean> {
    this.said = '';
    this.advised = [];
    const { chosen, aim, weapon } = this;
    const done = await this.showRefusal(() => this.match.act(command));
    if (done) {
      // The next turn may have begun before the answer is here: what was picked since stays.
      this.chosen = this.chosen.filter((each) => !chosen.some((sent) => sameCell(sent, each)));
      if (this.aim === aim) this.aim = null;
      if (this.weapon === weapon) this.weapon = null;
    }
    return done;
  }

  /** Do something that may be refused; the refusal is shown and said. */
  async showRefusal(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (thrown) {
      this.tell(asProblem(thrown).detail);
      return false;
    }
  }

  /** Have the server say why something cannot be done. */
  async explain(command: Command): Promise<void> {
    await this.showRefusal(async () => this.tell(await this.match.whyNot(command)));
  }

  tell(sentence: string): void {
    this.said = sentence;
    if (sentence) announce(sentence, true);
  }

  /** Ask the computer what it would do. */
  async hint(): Promise<Command | null> {
    let command: Command | null = null;
    await this.showRefusal(async () => {
      const hint = await http.get<{ command: Command }>(`/api/matches/${this.match.id}/hint`);
      command = hint.command;
      this.advised = this.#cellsOf(hint.command);
    });
    return command;
  }

  #cellsOf(command: Command): readonly Cell[] {
    if (command.type === 'fire') return command.at;
    if (command.type !== 'use-weapon') return [];
    const weapon = this.view.ruleset.arsenal.find((each) => each.name === command.weapon);
    return weapon ? coveredCells(this.view.ruleset.grid, weapon, command.target) : [];
  }

  /** Cells named for a salvo that can no longer be fired at are forgotten. */
  refresh(): void {
    const open = keysOf(this.view.open);
    const kept = this.chosen.filter((cell) => open.has(keyOf(cell)));
    if (kept.length !== this.chosen.length) this.chosen = kept;
    if (!this.mine) this.aim = null;
    if (this.weapon && !this.can('use-weapon', this.weapon)) this.weapon = null;
  }
}
