/**
 * What somebody is about to fire: the weapon, how it is turned, the cells picked so far.
 *
 * The same in turns and in rounds. In turns what is pointed at is fired at, and only the
 * cells of a salvo are put together first; for a round everything is put together to an
 * order, which leaves the page when it is given.
 */

import type { LiveMatch } from '../api/match.svelte';
import type { Command, ViewMessage } from '../api/types';
import { type Cell, type CellPick, keyOf, keysOf, sameCell } from '../sea/cell';
import type { AimSort, Orientation, Pointing } from './aim-sort';
import { type Order, pickCell } from './order';
import { SeatCommands } from './seat-commands.svelte';
import { aimSortOf, coveredCells, type Weapon, weaponNamed } from './weapon';

/** Pixels from which a finger strikes a cell surely. */
const FINGER_SIZE = 40;

interface AimOptions {
  /** Whether everything is an order, given by a button of its own. */
  readonly ordered?: boolean;
  /** Whether a tap fires at once; otherwise it aims, and a second one fires. */
  readonly atOnce?: () => boolean;
  /** Hears of whatever was fired or ordered. */
  readonly onsent?: (order: Order) => void;
}

export class Aim {
  readonly commands: SeatCommands;
  readonly #options: AimOptions;

  /** The special action chosen; nothing for plain shots. */
  weapon = $state<string | null>(null);

  /** How often the aim was turned. */
  #turns = $state(0);

  /** The cells picked so far, the latest last. */
  cells = $state.raw<readonly Cell[]>([]);

  /** The cell under a finger; it is taken when that is confirmed. */
  touched = $state.raw<Cell | null>(null);

  /** The cell under the pointer or the cursor. */
  over = $state.raw<Cell | null>(null);

  constructor(match: LiveMatch, options: AimOptions = {}) {
    this.commands = new SeatCommands(match);
    this.#options = options;
  }

  get view(): ViewMessage {
    return this.commands.view;
  }

  get armed(): Weapon | null {
    return weaponNamed(this.view, this.weapon);
  }

  get sort(): AimSort {
    return aimSortOf(this.armed);
  }

  /** How many cells must be picked. */
  get wanted(): number {
    return this.weapon === null ? this.view.shots : 1;
  }

  /** Whether cells are put together before anything is sent. */
  get gathers(): boolean {
    const { shots, ruleset } = this.view;
    const salvo = shots > 1 || ruleset.turn.answers === 'together';
    return !!this.#options.ordered || (salvo && this.weapon === null);
  }

  /** Why nothing can be done with what is in hand, whatever is aimed at. */
  get obstacle(): string {
    return this.commands.obstacle(this.#action, this.weapon);
  }

  /** Cells that can be pointed at now; nothing where that is all of them. */
  get targets(): readonly Cell[] | null {
    if (!this.commands.can(this.#action, this.weapon)) return [];
    return this.weapon === null ? this.view.open : null;
  }

  get #action(): string {
    return this.weapon === null ? 'fire' : 'use-weapon';
  }

  /** How the aim is turned now; nothing where it cannot be turned. */
  get orientation(): Orientation | null {
    const { orientations } = this.sort;
    return orientations[this.#turns % orientations.length] ?? null;
  }

  /** Turn the aim the next way, or a certain one. */
  turn(name?: string): void {
    const at = this.sort.orientations.findIndex((each) => each.name === name);
    this.#turns = at < 0 ? this.#turns + 1 : at;
  }

  #pointAt(cell: Cell): Pointing {
    return { cell, orientation: this.orientation?.name ?? '' };
  }

  /** What the weapon would strike or look at. */
  get preview(): Cell[] {
    const cell = this.touched ?? (this.gathers ? this.cells.at(-1) : this.over);
    const weapon = this.armed;
    if (!weapon || !cell) return [];
    return coveredCells(this.view.ruleset.grid, weapon, this.sort.targetAt(this.#pointAt(cell)));
  }

  /** What was put together, once it is complete. */
  get order(): Order | null {
    const last = this.cells.at(-1);
    if (!last || !this.gathers || this.cells.length !== this.wanted) return null;
    return this.weapon === null ? { type: 'fire', at: [...this.cells] } : this.#orderAt(this.#pointAt(last));
  }

  #orderAt(pointing: Pointing): Order {
    if (this.weapon === null) return { type: 'fire', at: [pointing.cell] };
    return { type: 'use-weapon', weapon: this.weapon, target: this.sort.targetAt(pointing) };
  }

  /** Take a special action into the hand, or plain shots. */
  arm(weapon: string | null): void {
    this.weapon = weapon;
    this.touched = null;
    this.commands.trouble = '';
    if (this.gathers) this.cells = this.cells.slice(-Math.max(1, this.wanted));
  }

  /** The same, unless it cannot be had now; that is explained. */
  armOrExplain(weapon: string | null): void {
    const obstacle = weapon && this.commands.obstacle('use-weapon', weapon);
    this.arm(obstacle ? null : weapon);
    if (obstacle) this.commands.tell(obstacle);
  }

  /** Lay everything down. */
  clear(): void {
    this.cells = [];
    this.weapon = null;
  }

  /** A cell was picked on the sea. */
  async pick(cell: Cell, pick: CellPick): Promise<void> {
    if (this.#isUnsure(cell, pick)) this.touch(cell);
    else await this.#take(cell);
  }

  /** A finger may mean the cell beside, and a special action is not wasted on one tap. */
  #isUnsure(cell: Cell, { by, size }: CellPick): boolean {
    if (by !== 'touch') return false;
    if (this.gathers) return size < FINGER_SIZE && !!this.#options.ordered;
    if (sameCell(this.touched, cell)) return false;
    return this.weapon !== null || (!this.#options.atOnce?.() && this.#isOpen(cell));
  }

  touch(cell: Cell): void {
    this.touched = cell;
    this.commands.trouble = '';
  }

  /** Take the cell under the finger; a single shot is given at once. */
  async confirm(): Promise<void> {
    const cell = this.touched;
    if (!cell) return;
    if (!this.gathers) return this.#take(cell);
    this.touched = null;
    if (!this.#isChosen(cell)) await this.#take(cell);
    if (this.confirmSends && this.#isChosen(cell)) await this.send();
  }

  /** Whether nothing more is to be chosen once the finger is confirmed. */
  get confirmSends(): boolean {
    return !this.gathers || (this.weapon === null && this.wanted === 1);
  }

  async #take(cell: Cell): Promise<void> {
    if (this.weapon === null && !this.#isOpen(cell)) await this.commands.explain({ type: 'fire', at: [cell] });
    else if (this.gathers) this.#choose(cell);
    else await this.send(this.#orderAt(this.#pointAt(cell)));
  }

  #isOpen(cell: Cell): boolean {
    return this.commands.can('fire') && keysOf(this.view.open).has(keyOf(cell));
  }

  #isChosen(cell: Cell): boolean {
    return this.cells.some((each) => sameCell(each, cell));
  }

  #choose(cell: Cell): void {
    this.commands.trouble = '';
    this.cells = pickCell(this.cells, cell, this.wanted);
  }

  /** Take a command that was typed: cells are put together where they are, all else is given. */
  async take(command: Command): Promise<void> {
    if (command.type === 'fire' && this.gathers) {
      const fresh = command.at.filter((cell) => !this.#isChosen(cell));
      for (const cell of fresh) await this.#take(cell);
    } else if (command.type === 'fire' || command.type === 'use-weapon') await this.send(command);
    else await this.commands.send(command);
  }

  /** Give the order, once it is complete. */
  async send(order: Order | null = this.order): Promise<void> {
    if (!order) return;
    const { cells, touched, weapon } = this;
    if (!(await this.commands.send(order))) return;
    // The next turn may have begun before the answer is here: what was picked since stays.
    this.cells = this.cells.filter((each) => !cells.includes(each));
    if (this.touched === touched) this.touched = null;
    if (this.weapon === weapon) this.weapon = null;
    this.#options.onsent?.(order);
  }

  /**
   * A new position: what can no longer be fired, at what can no longer be fired at, is forgotten,
   * and so is why something could not be done in the old one.
   */
  refresh(): void {
    this.commands.trouble = '';
    if (!this.commands.mine) this.touched = null;
    const open = keysOf(this.commands.mine ? this.view.open : []);
    const kept = this.cells.filter((cell) => open.has(keyOf(cell)));
    if (kept.length < this.cells.length) this.cells = kept;
    if (this.weapon && !this.commands.can('use-weapon', this.weapon)) this.weapon = null;
  }
}
