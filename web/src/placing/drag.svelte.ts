/**
 * Dragging a ship with a mouse, a pen or a finger.
 *
 * A press becomes a drag when it has moved a little; until then it may still be a tap.
 * Under a finger nothing can be seen, so there the ship is held above it.
 */

import type { Cell } from '../sea/cell';

const SLACK = 6;
const ABOVE_FINGER = 44;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Dragged {
  /** Which ship. */
  readonly index: number;
  /** By which cell of its box it was taken; by its middle where that is not known. */
  readonly grip: Cell | null;
  /** Whether it was taken from the sea. */
  readonly fromSea: boolean;
}

interface DragHandlers {
  begin: (dragged: Dragged) => void;
  move: (dragged: Dragged, point: Point) => void;
  drop: (dragged: Dragged, point: Point) => void;
  cancel: (dragged: Dragged) => void;
}

export class Drag {
  /** What is being dragged, and where it is. */
  dragged = $state.raw<Dragged | null>(null);
  point = $state.raw<Point>({ x: 0, y: 0 });

  #handlers: DragHandlers;
  #pressed: { dragged: Dragged; start: Point; pointer: number; lift: number } | null = null;
  #swallow = false;

  constructor(handlers: DragHandlers) {
    this.#handlers = handlers;
  }

  press(dragged: Dragged, event: PointerEvent): void {
    if (event.button !== 0 || this.#pressed) return;
    // A finger that presses is caught by the element it pressed; the window must hear it too.
    const target = event.target as Element;
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId);
    const lift = event.pointerType === 'touch' ? ABOVE_FINGER : 0;
    const start = { x: event.clientX, y: event.clientY };
    this.#pressed = { dragged, start, pointer: event.pointerId, lift };
    addEventListener('pointermove', this.#onMove);
    addEventListener('pointerup', this.#onRelease);
    addEventListener('pointercancel', this.#onCancel);
  }

  /** Whether the click that is coming ends a drag, and is none. */
  swallows(): boolean {
    return this.#swallow;
  }

  #onMove = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    const far = Math.hypot(event.clientX - pressed.start.x, event.clientY - pressed.start.y);
    if (!this.dragged && far < SLACK) return;
    if (!this.dragged) {
      this.dragged = pressed.dragged;
      this.#handlers.begin(pressed.dragged);
    }
    event.preventDefault();
    this.point = { x: event.clientX, y: event.clientY - pressed.lift };
    this.#handlers.move(pressed.dragged, this.point);
  };

  #onRelease = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    const dragged = this.dragged;
    this.#end();
    if (!dragged) return;
    // The click that follows the drop belongs to the drag.
    this.#swallow = true;
    setTimeout(() => (this.#swallow = false), 0);
    this.#handlers.drop(dragged, { x: event.clientX, y: event.clientY - pressed.lift });
  };

  #onCancel = (event: PointerEvent): void => {
    const dragged = this.dragged;
    if (event.pointerId !== this.#pressed?.pointer) return;
    this.#end();
    if (dragged) this.#handlers.cancel(dragged);
  };

  #end(): void {
    this.#pressed = null;
    this.dragged = null;
    removeEventListener('pointermove', this.#onMove);
    removeEventListener('pointerup', this.#onRelease);
    removeEventListener('pointercancel', this.#onCancel);
  }
}
