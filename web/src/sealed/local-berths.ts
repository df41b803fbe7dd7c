/**
 * Where ships may lie, found out on this device: at a sealed table nobody else may be asked.
 *
 * The berths are those that the field is proved with, and two ships are too close where they
 * meet in one region; so what can be laid here can be proved.
 */

import type { Ruleset, Ship } from '../api/types';
import type { Placements, PosePlaces } from '../placing/placement';
import type { BerthSource } from '../placing/berth-source';
import { drawingOf } from '../placing/pose';
import { BerthList } from '../engine/berth-list';
import { cellAt } from '../engine/cell';
import { cellNumbers, maskOf, type Mask } from '../engine/mask';
import { extentOf, shapesOf, type Shape } from '../engine/shape';
import type { Cell } from '../sea/cell';
import { t } from '../speech/speech.svelte';

/** How often a fleet is begun anew when its last ships find no place. */
const TRIES = 2000;

type Entry = Ruleset['fleet'][number];

export class LocalBerths implements BerthSource {
  readonly #rules: Ruleset;
  readonly #berths: BerthList;

  constructor(rules: Ruleset) {
    this.#rules = rules;
    this.#berths = new BerthList(rules);
  }

  async list(others: Ship[], shipClass: string): Promise<Placements> {
    const entry = this.#rules.fleet.find(({ name }) => name === shipClass) as Entry;
    const taken = others.map(({ cells }) => maskOf(this.#rules.grid.cols, cells));
    return { poses: shapesOf(entry).map((shape) => this.#pose(shape, taken)) };
  }

  async draw(): Promise<Ship[]> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const fleet = this.#drawOnce();
      if (fleet) return fleet;
    }
    throw new Error('no fleet fits');
  }

  /** Large ships first; nothing where a ship finds no place. */
  #drawOnce(): Ship[] | null {
    const entries = this.#rules.fleet.map((entry, number) => ({ entry, number }));
    entries.sort((one, other) => decksOf(other.entry) - decksOf(one.entry));
    const taken: Mask[] = [];
    const fleet: Ship[] = [];
    for (const { entry, number } of entries) {
      const places = this.#berths.berths.filter((berth) => berth.ship_class === number).map(({ cells }) => cells);
      for (let count = 0; count < entry.count; count += 1) {
        const free = places.filter((cells) => !this.#isTooClose(cells, taken));
        if (!free.length) return null;
        const cells = free[drawBelow(free.length)] as Mask;
        taken.push(cells);
        fleet.push({ ship_class: entry.name, cells: this.#cellsOf(cells) });
      }
    }
    return fleet;
  }

  #pose(shape: Shape, taken: Mask[]): PosePlaces {
    const { rows, cols } = this.#rules.grid;
    const [height, width] = extentOf(shape);
    const [free, blocked]: [Cell[], Cell[]] = [[], []];
    for (let row = 0; row <= rows - height; row += 1) {
      for (let col = 0; col <= cols - width; col += 1) {
        const cells = maskOf(cols, shape.map(([down, right]) => [row + down, col + right]));
        (this.#isTooClose(cells, taken) ? blocked : free).push([row, col]);
      }
    }
    const { drawing } = drawingOf(shape.map(([row, col]): Cell => [row, col]));
    return { shape: drawing, free, obstacles: [{ sentence: t('sealed-too-close'), code: 'too-close', at: blocked }] };
  }

  #isTooClose(cells: Mask, taken: Mask[]): boolean {
    return taken.some((other) => this.#berths.areTooClose(cells, other));
  }

  #cellsOf(mask: Mask): Cell[] {
    return cellNumbers(mask).map((number): Cell => cellAt(this.#rules.grid, number));
  }
}

function decksOf(entry: Entry): number {
  return shapesOf(entry)[0]?.length ?? 0;
}

/** A number below another, each as likely as any. */
function drawBelow(most: number): number {
  const limit = Math.floor(0x100000000 / most) * most;
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint32Array(1))[0] as number;
    if (drawn < limit) return drawn % most;
  }
}
