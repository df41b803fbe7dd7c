/**
 * What pointers, fingers and keys do while a fleet is placed.
 *
 * Events are queued, so a race with the server cannot mix them up: whoever is quicker than
 * its answer is heard after it.
 */

import { announce } from '../design/announce.svelte';
import type { Cell } from '../sea/cell';
import { t } from '../speech/speech.svelte';
import { Drag, type Dragged, type Point } from './drag.svelte';
import type { FleetDraft } from './fleet-draft.svelte';
import type { PlacingMessages } from './placing-messages.svelte';

/** The sea on the screen. */
export interface SeaSurface {
  cellAt: (x: number, y: number) => Cell | null;
  focus: (cell?: Cell) => void;
}

/** Milliseconds in which a wheel turns a ship once. */
const NOTCH = 160;

export class PlacingControls {
  readonly draft: FleetDraft;
  readonly drag: Drag;
  readonly messages: PlacingMessages;

  cursor = $state<Cell>([0, 0]);
  surface = $state<SeaSurface>();

  #queue: Promise<unknown> = Promise.resolve();
  #wheeled = 0;

  constructor(draft: FleetDraft, messages: PlacingMessages) {
    this.draft = draft;
    this.messages = messages;
    this.drag = new Drag({
      begin: (dragged) => this.#dragBegins(dragged),
      move: (dragged, point) => this.#dragMoves(dragged, point),
      drop: (dragged, point) => this.#dragEnds(dragged, point),
      cancel: () => this.enqueue(() => draft.release()),
    });
  }

  /** Do something when everything before it is done. */
  enqueue(what: () => unknown): void {
    this.#queue = this.#queue.then(what);
  }

  #dragBegins(dragged: Dragged): void {
    this.enqueue(() => {
      this.messages.clearMessage();
      void this.draft.take(dragged.index);
    });
  }

  #dragMoves(dragged: Dragged, { x, y }: Point): void {
    if (this.draft.held !== dragged.index) return;
    this.draft.hover(this.surface?.cellAt(x, y) ?? null, dragged.grip);
  }

  #dragEnds(dragged: Dragged, { x, y }: Point): void {
    const cell = this.surface?.cellAt(x, y) ?? null;
    this.enqueue(async () => {
      if (!cell) return this.#dropBeside(dragged);
      this.draft.hover(cell, dragged.grip);
      await this.draft.untilAnswered();
      if (!this.#settle(dragged.index)) this.draft.release();
    });
  }

  /** A ship that lay on the sea goes back into the tray. */
  #dropBeside(dragged: Dragged): void {
    if (dragged.fromSea) this.putAway();
    this.draft.release();
  }

  /** Put the ship down if it fits; otherwise it stays in hand and the reason is said. */
  #settle(index: number): boolean {
    const { draft } = this;
    const fit = draft.fit;
    if (!draft.put()) {
      if (fit && !fit.fits) this.messages.tell(fit.sentence);
      draft.over = draft.inHand?.at ?? null;
      return false;
    }
    this.messages.tell(t('placing-put', { ship: this.messages.shipName(index), cell: this.messages.placeOf(index) }));
    draft.release();
    return true;
  }

  /** A cell was clicked, tapped, or chosen by keys. */
  pickCell(cell: Cell, byKeys: boolean): void {
    if (!this.drag.swallows()) this.enqueue(() => this.#pick(cell, byKeys));
  }

  async #pick(cell: Cell, byKeys: boolean): Promise<void> {
    const { draft } = this;
    const there = draft.at(cell);
    if (draft.held === null) {
      if (there === null) this.messages.tell(t(draft.complete ? 'placing-complete' : 'placing-empty'));
      else await this.#select(there);
    } else if (there === draft.held && !draft.hovering) {
      await this.turn();
    } else if (there !== null && there !== draft.held && !byKeys) {
      await this.#select(there);
    } else {
      await this.#putAt(cell, draft.held, byKeys);
    }
  }

  async #putAt(cell: Cell, index: number, byKeys: boolean): Promise<void> {
    this.draft.hover(cell);
    await this.draft.untilAnswered();
    if (index === this.draft.held && this.#settle(index)) await this.#goOn(index, byKeys);
  }

  /** After a ship from the tray, the next one is in hand at once. */
  async #goOn(index: number, byKeys: boolean): Promise<void> {
    const next = this.draft.nextInTray(index);
    if (next === null) return;
    const taken = this.draft.take(next);
    if (byKeys) this.draft.hover(this.cursor);
    await taken;
  }

  async #select(index: number): Promise<void> {
    this.messages.clearMessage();
    await this.draft.take(index);
    announce(t('placing-selected', { ship: this.messages.shipName(index) }));
  }

  /** A ship of the tray was clicked or tapped. */
  chooseShip(index: number): void {
    if (!this.drag.swallows()) this.enqueue(() => this.#take(index));
  }

  async #take(index: number): Promise<void> {
    const { draft } = this;
    this.messages.clearMessage();
    if (draft.held === index) {
      draft.release();
      return;
    }
    const taken = draft.take(index);
    announce(t('placing-held', { ship: this.messages.shipName(index) }));
    const at = draft.slots[index]?.at;
    this.surface?.focus(at ?? this.cursor);
    if (!at) draft.hover(this.cursor);
    await taken;
  }

  /** Something on the sea was pressed: a ship, perhaps, and perhaps to be dragged. */
  pressSea(cell: Cell, event: PointerEvent): void {
    const index = this.draft.at(cell);
    const slot = index === null ? null : this.draft.slots[index];
    if (index === null || !slot?.at) return;
    const grip: Cell = [cell[0] - slot.at[0], cell[1] - slot.at[1]];
    this.drag.press({ index, grip, fromSea: true }, event);
  }

  pressTray(index: number, event: PointerEvent): void {
    this.drag.press({ index, grip: null, fromSea: !!this.draft.slots[index]?.at }, event);
  }

  turn = (): Promise<void> => this.#change(() => this.draft.turn(), 'placing-no-turn');
  mirror = (): Promise<void> => this.#change(() => this.draft.mirror(), 'placing-no-mirror');
  reshape = (): Promise<void> => this.#change(() => this.draft.reshape(), 'placing-no-shape');

  async #change(how: () => boolean, otherwise: string): Promise<void> {
    if (!this.draft.inHand) return;
    await this.draft.untilAnswered();
    if (!how()) {
      this.messages.tell(t(otherwise, { ship: this.messages.shipName(this.draft.held ?? 0) }));
      return;
    }
    this.messages.clearMessage();
    this.messages.tellFit();
  }

  /** The ship in hand goes back into the tray. */
  putAway = (): void => {
    const index = this.draft.held;
    if (index === null) return;
    this.draft.putBack();
    this.draft.release();
    this.messages.tell(t('placing-stowed', { ship: this.messages.shipName(index) }));
  };

  #takeNext = (): Promise<void> | undefined => {
    const next = this.draft.nextInTray(this.draft.held ?? -1);
    if (next === null) return undefined;
    void this.draft.take(next);
    this.draft.hover(this.cursor);
    return this.draft.untilAnswered();
  };

  #keys: Readonly<Record<string, () => unknown>> = {
    KeyR: this.turn,
    KeyF: this.mirror,
    KeyS: this.reshape,
    KeyN: this.#takeNext,
    Delete: this.putAway,
    Backspace: this.putAway,
    Escape: () => this.draft.release(),
  };

  /** Letters by their place on the keyboard, so that a Russian one needs no other layout. */
  key = (event: KeyboardEvent): void => {
    const action = this.#keys[event.code];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    this.enqueue(action);
  };

  /** The wheel turns the ship in hand; without one the page scrolls as always. */
  wheel = (event: WheelEvent): void => {
    if (this.draft.held === null || event.ctrlKey) return;
    event.preventDefault();
    if (Date.now() - this.#wheeled < NOTCH) return;
    this.#wheeled = Date.now();
    this.enqueue(this.turn);
  };

  /** The cursor has moved, by keys. */
  followCursor(cell: Cell): void {
    if (this.drag.dragged) return;
    this.enqueue(() => {
      if (this.draft.held === null) return;
      this.messages.clearMessage();
      this.draft.hover(cell);
      this.messages.tellFit();
    });
  }

  /** The mouse is over a cell, or over none. */
  followMouse(cell: Cell | null): void {
    const { draft } = this;
    if (draft.held === null || this.drag.dragged) return;
    if (cell) draft.hover(cell);
    else draft.over = draft.inHand?.at ?? null;
  }

  async random(): Promise<void> {
    await this.draft.random();
    this.messages.tell(t('placing-random-done'));
  }

  clear(): void {
    this.draft.clear();
    this.messages.tell(t('placing-cleared'));
  }
}
