/**
 * Whoever brings the ships to their berths: by dragging, by tapping or by keys.
 *
 * One thing is done after the other, so that whoever is quicker than the server is not
 * misunderstood.
 */

import { announce } from '../design/announce.svelte';
import type { Cell } from '../sea/cell';
import { t } from '../speech/speech.svelte';
import { Drag, type Dragged, type Point } from './drag.svelte';
import type { Harbour } from './fleet-draft.svelte';
import type { Voice } from './placing-messages.svelte';

/** The sea on the screen. */
export interface Sheet {
  cellAt: (x: number, y: number) => Cell | null;
  focus: (cell?: Cell) => void;
}

/** Milliseconds in which a wheel turns a ship once. */
const NOTCH = 160;

export class Pilot {
  readonly harbour: Harbour;
  readonly drag: Drag;
  readonly voice: Voice;

  cursor = $state<Cell>([0, 0]);
  sheet = $state<Sheet>();

  #queue: Promise<unknown> = Promise.resolve();
  #wheeled = 0;

  constructor(harbour: Harbour, voice: Voice) {
    this.harbour = harbour;
    this.voice = voice;
    this.drag = new Drag({
      begin: (dragged) => this.#dragBegins(dragged),
      move: (dragged, point) => this.#dragMoves(dragged, point),
      drop: (dragged, point) => this.#dragEnds(dragged, point),
      cancel: () => this.inTurn(() => harbour.release()),
    });
  }

  /** One thing after the other. */
  inTurn(what: () => unknown): void {
    this.#queue = this.#queue.then(what);
  }

  #dragBegins(dragged: Dragged): void {
    this.inTurn(() => {
      this.voice.hush();
      void this.harbour.take(dragged.index);
    });
  }

  #dragMoves(dragged: Dragged, { x, y }: Point): void {
    if (this.harbour.held !== dragged.index) return;
    this.harbour.hover(this.sheet?.cellAt(x, y) ?? null, dragged.grip);
  }

  #dragEnds(dragged: Dragged, { x, y }: Point): void {
    const cell = this.sheet?.cellAt(x, y) ?? null;
    this.inTurn(async () => {
      if (!cell) return this.#droppedBeside(dragged);
      this.harbour.hover(cell, dragged.grip);
      await this.harbour.answered();
      if (!this.#settle(dragged.index)) this.harbour.release();
    });
  }

  /** A ship that lay on the sea goes back into the tray. */
  #droppedBeside(dragged: Dragged): void {
    if (dragged.fromSea) this.putAway();
    this.harbour.release();
  }

  /** Put the ship down if it fits; otherwise it stays in hand and the reason is said. */
  #settle(index: number): boolean {
    const { harbour } = this;
    const verdict = harbour.verdict;
    if (!harbour.put()) {
      if (verdict && !verdict.fits) this.voice.tell(verdict.sentence);
      harbour.over = harbour.inHand?.at ?? null;
      return false;
    }
    this.voice.tell(t('placing-put', { ship: this.voice.shipName(index), cell: this.voice.placeOf(index) }));
    harbour.release();
    return true;
  }

  /** A cell was clicked, tapped, or chosen by keys. */
  picked(cell: Cell, byKeys: boolean): void {
    if (!this.drag.swallows()) this.inTurn(() => this.#pick(cell, byKeys));
  }

  async #pick(cell: Cell, byKeys: boolean): Promise<void> {
    const { harbour } = this;
    const there = harbour.at(cell);
    if (harbour.held === null) {
      if (there === null) this.voice.tell(t(harbour.complete ? 'placing-complete' : 'placing-empty'));
      else await this.#select(there);
    } else if (there === harbour.held && !harbour.hovering) {
      await this.turn();
    } else if (there !== null && there !== harbour.held && !byKeys) {
      await this.#select(there);
    } else {
      await this.#putAt(cell, harbour.held, byKeys);
    }
  }

  async #putAt(cell: Cell, index: number, byKeys: boolean): Promise<void> {
    this.harbour.hover(cell);
    await this.harbour.answered();
    if (index === this.harbour.held && this.#settle(index)) await this.#goOn(index, byKeys);
  }

  /** After a ship from the tray, the next one is in hand at once. */
  async #goOn(index: number, byKeys: boolean): Promise<void> {
    const next = this.harbour.nextInTray(index);
    if (next === null) return;
    const taken = this.harbour.take(next);
    if (byKeys) this.harbour.hover(this.cursor);
    await taken;
  }

  async #select(index: number): Promise<void> {
    this.voice.hush();
    await this.harbour.take(index);
    announce(t('placing-selected', { ship: this.voice.shipName(index) }));
  }

  /** A ship of the tray was clicked or tapped. */
  chosen(index: number): void {
    if (!this.drag.swallows()) this.inTurn(() => this.#take(index));
  }

  async #take(index: number): Promise<void> {
    const { harbour } = this;
    this.voice.hush();
    if (harbour.held === index) {
      harbour.release();
      return;
    }
    const taken = harbour.take(index);
    announce(t('placing-held', { ship: this.voice.shipName(index) }));
    const at = harbour.slots[index]?.at;
    this.sheet?.focus(at ?? this.cursor);
    if (!at) harbour.hover(this.cursor);
    await taken;
  }

  /** Something on the sea was pressed: a ship, perhaps, and perhaps to be dragged. */
  pressedSea(cell: Cell, event: PointerEvent): void {
    const index = this.harbour.at(cell);
    const slot = index === null ? null : this.harbour.slots[index];
    if (index === null || !slot?.at) return;
    const grip: Cell = [cell[0] - slot.at[0], cell[1] - slot.at[1]];
    this.drag.press({ index, grip, fromSea: true }, event);
  }

  pressedTray(index: number, event: PointerEvent): void {
    this.drag.press({ index, grip: null, fromSea: !!this.harbour.slots[index]?.at }, event);
  }

  turn = (): Promise<void> => this.#change(() => this.harbour.turn(), 'placing-no-turn');
  mirror = (): Promise<void> => this.#change(() => this.harbour.mirror(), 'placing-no-mirror');
  reshape = (): Promise<void> => this.#change(() => this.harbour.reshape(), 'placing-no-shape');

  async #change(how: () => boolean, otherwise: string): Promise<void> {
    if (!this.harbour.inHand) return;
    await this.harbour.answered();
    if (!how()) {
      this.voice.tell(t(otherwise, { ship: this.voice.shipName(this.harbour.held ?? 0) }));
      return;
    }
    this.voice.hush();
    this.voice.giveVerdict();
  }

  /** The ship in hand goes back into the tray. */
  putAway = (): void => {
    const index = this.harbour.held;
    if (index === null) return;
    this.harbour.stow();
    this.harbour.release();
    this.voice.tell(t('placing-stowed', { ship: this.voice.shipName(index) }));
  };

  #takeNext = (): Promise<void> | undefined => {
    const next = this.harbour.nextInTray(this.harbour.held ?? -1);
    if (next === null) return undefined;
    void this.harbour.take(next);
    this.harbour.hover(this.cursor);
    return this.harbour.answered();
  };

  #keys: Readonly<Record<string, () => unknown>> = {
    KeyR: this.turn,
    KeyF: this.mirror,
    KeyS: this.reshape,
    KeyN: this.#takeNext,
    Delete: this.putAway,
    Backspace: this.putAway,
    Escape: () => this.harbour.release(),
  };

  /** Letters by their place on the keyboard, so that a Russian one needs no other layout. */
  key = (event: KeyboardEvent): void => {
    const action = this.#keys[event.code];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    this.inTurn(action);
  };

  /** The wheel turns the ship in hand; without one the page scrolls as always. */
  wheel = (event: WheelEvent): void => {
    if (this.harbour.held === null || event.ctrlKey) return;
    event.preventDefault();
    if (Date.now() - this.#wheeled < NOTCH) return;
    this.#wheeled = Date.now();
    this.inTurn(this.turn);
  };

  /** The cursor has moved, by keys. */
  moved(cell: Cell): void {
    if (this.drag.dragged) return;
    this.inTurn(() => {
      if (this.harbour.held === null) return;
      this.voice.hush();
      this.harbour.hover(cell);
      this.voice.giveVerdict();
    });
  }

  /** The mouse is over a cell, or over none. */
  hovered(cell: Cell | null): void {
    const { harbour } = this;
    if (harbour.held === null || this.drag.dragged) return;
    if (cell) harbour.hover(cell);
    else harbour.over = harbour.inHand?.at ?? null;
  }

  async random(): Promise<void> {
    await this.harbour.random();
    this.voice.tell(t('placing-random-done'));
  }

  clear(): void {
    this.harbour.clear();
    this.voice.tell(t('placing-cleared'));
  }
}
