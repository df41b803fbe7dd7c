/**
 * What the viewer is about to order: cells for shots, or a weapon and where to use it.
 *
 * Nothing of it leaves the page before it is sent; what was sent is in the view.
 */

import { asProblem } from '../api/http';
import type { LiveMatch } from '../api/match.svelte';
import type { Command, ViewMessage } from '../api/types';
import { announce } from '../design/announce.svelte';
import type { Cell } from '../sea/cell';
import { t } from '../speech/speech.svelte';
import { cellsOfOrder, pickCell, type RoundOrder } from './order';
import { orderText } from '../rounds/table-names';

export class RoundAim {
  /** The cells picked so far, the latest last. */
  cells = $state.raw<readonly Cell[]>([]);

  /** A special action instead of shots. */
  weapon = $state<string | null>(null);

  /** Which line of the picked cell, for a weapon that strikes one. */
  line = $state<'row' | 'column'>('row');

  /** Why the last thing that was tried cannot be done. */
  trouble = $state('');

  readonly match: LiveMatch;

  constructor(match: LiveMatch) {
    this.match = match;
  }

  /** The view of whoever aims; nobody aims before there is one. */
  get view(): ViewMessage {
    return this.match.view as ViewMessage;
  }

  /** How many cells must be picked. */
  get wanted(): number {
    return this.weapon === null ? this.view.shots : 1;
  }

  get kind(): string | null {
    return this.#weapon?.kind ?? null;
  }

  /** The order, once it is complete. */
  get order(): RoundOrder | null {
    const at = this.cells.at(-1);
    if (!at || this.cells.length !== this.wanted) return null;
    return this.weapon === null ? { type: 'fire', at: this.cells } : this.#use(this.weapon, at);
  }

  /** The order as a command of the game. */
  get command(): Command | null {
    return this.order as Command | null;
  }

  /** What the order would strike or look at. */
  get reach(): Cell[] {
    const at = this.cells.at(-1);
    if (this.weapon === null || !at) return [];
    return this.reachOf(this.#use(this.weapon, at));
  }

  /** What any order strikes or looks at. */
  reachOf(order: RoundOrder): Cell[] {
    const { grid, arsenal } = this.view.ruleset;
    const name = order.type === 'use-weapon' ? order.weapon : null;
    return cellsOfOrder(order, grid, arsenal.find((each) => each.name === name)?.radius ?? 0);
  }

  pick(cell: Cell): void {
    this.trouble = '';
    this.cells = pickCell(this.cells, cell, this.wanted);
  }

  /** Take a weapon into the hand, or lay it down. */
  take(weapon: string | null): void {
    this.weapon = weapon;
    this.trouble = '';
    this.cells = this.cells.slice(-Math.max(1, this.wanted));
  }

  clear(): void {
    this.cells = [];
    this.weapon = null;
  }

  /** Why the order in hand cannot be given now, whatever its cells are. */
  get obstacle(): string {
    const action = this.weapon === null ? 'fire' : 'use-weapon';
    const option = this.view.options.find((each) => each.action === action && each.weapon === this.weapon);
    return option?.refusal?.sentence ?? '';
  }

  /**
   * Give the order, once it is complete.
   *
   * The hand is free at once: the next round may begin before the answer is here, and what is
   * picked then stays. A refused order is taken back into it.
   */
  async send(): Promise<void> {
    const { command, order, cells, weapon } = this;
    if (!command || !order) return;
    const done = this.view.table.turn === null ? t('rounds-sent', { order: orderText(this.view, order) }) : '';
    this.clear();
    await this.act(command, done);
    if (!this.trouble || this.cells.length) return;
    this.weapon = weapon;
    this.cells = cells;
  }

  /** Do something in the game, and say what comes of it. */
  async act(command: Command, done = ''): Promise<void> {
    this.trouble = '';
    try {
      await this.match.act(command);
      if (done) announce(done);
    } catch (thrown) {
      this.trouble = asProblem(thrown).detail;
      announce(this.trouble, true);
    }
  }

  get #weapon() {
    return this.view.ruleset.arsenal.find((each) => each.name === this.weapon);
  }

  #use(weapon: string, at: Cell): RoundOrder {
    if (this.kind !== 'line') return { type: 'use-weapon', weapon, target: { type: 'centre', at } };
    const [row, col] = at;
    const target =
      this.line === 'row' ? ({ type: 'row', row } as const) : ({ type: 'column', col } as const);
    return { type: 'use-weapon', weapon, target };
  }
}
