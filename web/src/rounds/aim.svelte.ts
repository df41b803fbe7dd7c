/**
 * What the viewer is about to order: cells for shots, or a weapon and where to use it.
 *
 * Nothing of it leaves the page before it is sent; what was sent is in the view.
 */

import type { Command, ViewMessage } from '../api/types';
import type { Cell } from '../sea/cell';
import { covered, type Order, picked } from './order';

export class Aim {
  /** The cells picked so far, the latest last. */
  cells = $state.raw<readonly Cell[]>([]);

  /** A special action instead of shots. */
  weapon = $state<string | null>(null);

  /** Which line of the picked cell, for a weapon that strikes one. */
  line = $state<'row' | 'column'>('row');

  #view: () => ViewMessage;

  constructor(view: () => ViewMessage) {
    this.#view = view;
  }

  /** How many cells must be picked. */
  get wanted(): number {
    return this.weapon === null ? this.#view().shots : 1;
  }

  get kind(): string | null {
    return this.#weapon?.kind ?? null;
  }

  /** The order, once it is complete. */
  get order(): Order | null {
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
  reachOf(order: Order): Cell[] {
    const { grid, arsenal } = this.#view().ruleset;
    const name = order.type === 'use-weapon' ? order.weapon : null;
    return covered(order, grid, arsenal.find((each) => each.name === name)?.radius ?? 0);
  }

  pick(cell: Cell): void {
    this.cells = picked(this.cells, cell, this.wanted);
  }

  /** Take a weapon into the hand, or lay it down. */
  take(weapon: string | null): void {
    this.weapon = weapon;
    this.cells = this.cells.slice(-Math.max(1, this.wanted));
  }

  clear(): void {
    this.cells = [];
    this.weapon = null;
  }

  get #weapon() {
    return this.#view().ruleset.arsenal.find((each) => each.name === this.weapon);
  }

  #use(weapon: string, at: Cell): Order {
    if (this.kind !== 'line') return { type: 'use-weapon', weapon, target: { type: 'centre', at } };
    const [row, col] = at;
    const target =
      this.line === 'row' ? ({ type: 'row', row } as const) : ({ type: 'column', col } as const);
    return { type: 'use-weapon', weapon, target };
  }
}
