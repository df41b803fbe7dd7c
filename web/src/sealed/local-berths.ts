/**
 * Where ships may lie, found out on this device: at a sealed table nobody else may be asked.
 *
 * The berths are those that the field is proved with, and two ships are too close where they
 * meet in one region; so what can be laid here can be proved.
 */

import type { Ruleset, Ship } from '../api/types';
import type { Placements, PosePlaces } from '../placing/placement';
import type { BerthSource } from '../placing/berth-source';
import { BerthList, maskOf, shapesOf, type Mask } from '../engine/berth-list';
import type { Cell } from '../sea/cell';
import type { Drawing } from '../sea/shape';
import { t } from '../speech/speech.svelte';

/** How often a fleet is begun anew when its last ships find no place. */
const TRIES = 2000;

type Entry = Ruleset['fleet'][number];
type Shape = readonly (readonly [number, number])[];

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
    return { shape: drawingOf(shape), free, obstacles: [{ sentence: t('sealed-too-close'), code: 'too-close', at: blocked }] };
  }

  /** Whether ships meet in a region, which the proof would not allow. */
  #isTooClose(cells: Mask, taken: Mask[]): boolean {
    const mine = this.#berths.regions.filter((region) => region & cells);
    return taken.some((other) => mine.some((region) => region & other));
  }

  #cellsOf(mask: Mask): Cell[] {
    const { rows, cols } = this.#rules.grid;
    const numbers = Array.from({ length: rows * cols }, (_, at) => at).filter((at) => (mask >> BigInt(at)) & 1n);
    return numbers.map((at): Cell => [Math.floor(at / cols), at % cols]);
  }
}

function decksOf(entry: Entry): number {
  return shapesOf(entry)[0]?.length ?? 0;
}

function extentOf(shape: Shape): [number, number] {
  return [Math.max(...shape.map(([row]) => row)) + 1, Math.max(...shape.map(([, col]) => col)) + 1];
}

function drawingOf(shape: Shape): Drawing {
  const [height, width] = extentOf(shape);
  const decks = new Set(shape.map(([row, col]) => `${row} ${col}`));
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, col) => (decks.has(`${row} ${col}`) ? '#' : '.')).join(''),
  );
}

/** A number below another, each as likely as any. */
function drawBelow(most: number): number {
  const limit = Math.floor(0x100000000 / most) * most;
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint32Array(1))[0] as number;
    if (drawn < limit) return drawn % most;
  }
}
