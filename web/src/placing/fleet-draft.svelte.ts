/**
 * A fleet that is being placed: what lies where, and which ship is in hand.
 *
 * The draft knows no rules. For the ship in hand it asks where it may lie beside the others,
 * and what stands in the way elsewhere: the server, or at a sealed table this device.
 */

import { asProblem } from '../api/http';
import type { Ship, ViewMessage } from '../api/types';
import { type Cell, keyOf, sameCell } from '../sea/cell';
import { cellsOf, type Drawing } from '../sea/shape';
import { type BerthSource, ServerBerths } from './berth-source';
import { type Fit, fitAt, nearestFree, type Placements, poseOf, type PosePlaces } from './placement';
import { centreBox, gripOf, keepOnGrid, nextMirror, nextShape, nextTurn } from './pose';
import { fillSlots, shipOf, type Slot, slotsOf } from './slot';

export class FleetDraft {
  readonly match: string;
  readonly grid: { rows: number; cols: number };

  slots = $state.raw<readonly Slot[]>([]);

  /** The ship in hand. */
  held = $state<number | null>(null);

  /** Where the ship in hand would lie: the top left corner of its box. */
  over = $state.raw<Cell | null>(null);

  #placements = $state.raw<Placements | null>(null);
  #asked = 0;
  #answer: Promise<void> = Promise.resolve();

  /** Why the server could not be asked. */
  trouble = $state('');

  #berths: BerthSource;

  constructor(match: string, ruleset: ViewMessage['ruleset'], berths: BerthSource = new ServerBerths(match)) {
    this.#berths = berths;
    this.match = match;
    this.grid = ruleset.grid;
    this.slots = slotsOf(ruleset.fleet);
  }

  get ships(): Ship[] {
    return this.slots.flatMap((slot) => (slot.at ? [shipOf(slot, slot.at)] : []));
  }

  /** How many ships are still in the tray. */
  get waiting(): number {
    return this.slots.filter((slot) => !slot.at).length;
  }

  get complete(): boolean {
    return this.waiting === 0;
  }

  get inHand(): Slot | null {
    return this.held === null ? null : (this.slots[this.held] ?? null);
  }

  /** How the ship in hand may lie as it does now; nothing until the server has said. */
  get pose(): PosePlaces | null {
    const slot = this.inHand;
    return slot && this.#placements ? poseOf(this.#placements, slot.drawing) : null;
  }

  get #allowed(): Drawing[] {
    return this.#placements?.poses.map((pose) => pose.shape) ?? [];
  }

  /** Whether the ship in hand is held over another place than the one where it lies. */
  get hovering(): boolean {
    return !!this.over && !sameCell(this.over, this.inHand?.at);
  }

  get canTurn(): boolean {
    return !!this.inHand && nextTurn(this.inHand.drawing, this.#allowed) !== null;
  }

  get canMirror(): boolean {
    return !!this.inHand && nextMirror(this.inHand.drawing, this.#allowed) !== null;
  }

  get canReshape(): boolean {
    return !!this.inHand && nextShape(this.inHand.drawing, this.#allowed) !== null;
  }

  /** Whether the ship in hand may lie where it is held, and why not. */
  get fit(): Fit | null {
    return this.pose && this.over ? fitAt(this.pose, this.over) : null;
  }

  #lying = $derived(
    new Map(
      this.slots.flatMap((slot, index) =>
        slot.at ? cellsOf(slot.drawing, slot.at).map((cell) => [keyOf(cell), index] as const) : [],
      ),
    ),
  );

  /** The slot of the ship on a cell. */
  at(cell: Cell): number | null {
    return this.#lying.get(keyOf(cell)) ?? null;
  }

  /** Take a ship in hand; resolves when it is known where it may lie. */
  take(index: number): Promise<void> {
    this.held = index;
    this.over = this.slots[index]?.at ?? null;
    this.#placements = null;
    this.#answer = this.#askPlacements(index, ++this.#asked);
    return this.#answer;
  }

  /** Whoever is quicker than the server is heard when it has answered. */
  untilAnswered(): Promise<void> {
    return this.#answer;
  }

  /** Only the latest question counts; what became of one that lost the race is dropped. */
  async #askPlacements(index: number, asked: number): Promise<void> {
    const others = this.slots.flatMap((slot, at) =>
      slot.at && at !== index ? [shipOf(slot, slot.at)] : [],
    );
    try {
      const placements = await this.#berths.list(others, this.slots[index]?.ship_class ?? '');
      if (asked !== this.#asked) return;
      this.#placements = placements;
      this.trouble = '';
      this.#settleShape();
    } catch (thrown) {
      if (asked === this.#asked) this.trouble = asProblem(thrown).detail;
    }
  }

  /** The file's own drawing may be one that the class takes only turned. */
  #settleShape(): void {
    const slot = this.inHand;
    const [first] = this.#allowed;
    if (slot && first && !this.pose) this.#change({ drawing: first });
  }

  release(): void {
    this.held = null;
    this.over = null;
    this.#placements = null;
    this.#asked += 1;
  }

  /** Hold the ship so that its middle, or the cell by which it was taken, is over *cell*. */
  hover(cell: Cell | null, grip: Cell | null = null): void {
    const slot = this.inHand;
    if (!slot || !cell) {
      this.over = null;
      return;
    }
    const over = grip
      ? keepOnGrid(this.grid, slot.drawing, [cell[0] - grip[0], cell[1] - grip[1]])
      : centreBox(this.grid, slot.drawing, cell);
    if (!sameCell(over, this.over)) this.over = over;
  }

  /** Put the ship down where it is held; whether it lies there now. */
  put(): boolean {
    if (!this.over || !this.fit?.fits) return false;
    this.#change({ at: this.over });
    return true;
  }

  /** Put the ship in hand back into the tray. */
  putBack(): void {
    this.#change({ at: null });
  }

  turn(): boolean {
    return this.#pose(nextTurn);
  }

  mirror(): boolean {
    return this.#pose(nextMirror);
  }

  reshape(): boolean {
    return this.#pose(nextShape);
  }

  /**
   * Have the ship in hand lie another way.
   *
   * One that is held over the sea turns about its middle. One that lies there is moved to
   * the nearest place where it fits, and stays as it is when there is none nearby.
   */
  #pose(next: (drawing: Drawing, allowed: readonly Drawing[]) => Drawing | null): boolean {
    const slot = this.inHand;
    const drawing = slot && next(slot.drawing, this.#allowed);
    if (!slot || !drawing) return false;
    const here = this.over ?? slot.at;
    const over = here && centreBox(this.grid, drawing, middleOf(slot.drawing, here));
    if (over && sameCell(here, slot.at)) return this.#turnInPlace(drawing, over);
    // Turned while it is held elsewhere, a ship has left its old place.
    this.#change({ drawing, at: null });
    this.over = over;
    return true;
  }

  #turnInPlace(drawing: Drawing, over: Cell): boolean {
    const pose = this.#placements && poseOf(this.#placements, drawing);
    const size = Math.max(drawing.length, drawing[0]?.length ?? 0);
    const place = pose && nearestFree(pose, over, size);
    if (!place) return false;
    this.#change({ drawing, at: place });
    this.over = place;
    return true;
  }

  #change(some: Partial<Slot>): void {
    const held = this.held;
    this.slots = this.slots.map((slot, at) => (at === held ? { ...slot, ...some } : slot));
  }

  /** The first ship that is still in the tray, starting behind another. */
  nextInTray(after = -1): number | null {
    const order = this.slots.map((_, at) => (after + 1 + at) % this.slots.length);
    return order.find((at) => !this.slots[at]?.at) ?? null;
  }

  load(ships: readonly Ship[]): void {
    this.release();
    this.slots = fillSlots(this.slots, ships);
  }

  clear(): void {
    this.load([]);
  }

  /** A fleet by chance, unless something else was done before it came. */
  async random(): Promise<void> {
    const before = this.slots;
    const ships = await this.#berths.draw();
    if (this.slots === before) this.load(ships);
  }
}

function middleOf(drawing: Drawing, [row, col]: Cell): Cell {
  const [down, right] = gripOf(drawing);
  return [row + down, col + right];
}
